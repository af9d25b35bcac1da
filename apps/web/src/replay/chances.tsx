import type { Judgement } from '@athanor/bots'
import { decisive, type Moment, momentsOf } from '@athanor/bots/moments'
import { encodeRecord } from '@athanor/kernel'
import { useEffect, useState } from 'react'
import { BotWorker } from '../bots/bots.ts'
import { Button } from '../ui/button.tsx'
import { useWords } from '../words/words.tsx'
import css from './chances.module.css'
import type { Film } from './film.ts'

const ITERATIONS = 60
const AT_ONCE = 4

interface ChancesProps {
  readonly film: Film
  readonly at: number
  readonly names: readonly string[]
  go(at: number): void
}

/** Everybody's chance of winning through the game, and the moments that decided it. Worked out when it is asked for. */
export function Chances({ film, at, names, go }: ChancesProps) {
  const { ui } = useWords()
  const { judgements, begin, done } = useJudgements(film)
  const standings = film.scene(film.end, 0).result?.standings
  if (!standings) return undefined
  if (judgements === undefined)
    return (
      <div className={css.ask}>
        <Button onClick={begin}>{ui('replay.analyse')}</Button>
        <span>{ui('replay.analyse-about')}</span>
      </div>
    )
  const moments = momentsOf(judgements, standings, film.record.players)
  const turning = done ? decisive(moments) : []
  return (
    <section className={css.chances} aria-label={ui('replay.chances')}>
      {done ? (
        <Decisive moments={turning} names={names} film={film} go={go} />
      ) : (
        <p role="status">{ui('replay.analysing', { n: judgements.length, of: film.end })}</p>
      )}
      <Curve moments={moments} turning={turning} end={film.end} at={at} names={names} go={go} />
    </section>
  )
}

function useJudgements(film: Film) {
  const [judgements, setJudgements] = useState<readonly Judgement[]>()
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (!asked) return
    const worker = new BotWorker()
    let left = false
    const work = async (): Promise<void> => {
      const record = encodeRecord(film.record)
      let known: readonly Judgement[] = []
      setJudgements(known)
      for (let from = 0; from < film.end && !left; from += AT_ONCE) {
        const share = { record, from, decisions: AT_ONCE, iterations: ITERATIONS, seed: 'analysis' }
        known = [...known, ...(await worker.judge(share))]
        if (!left) setJudgements(known)
      }
    }
    work().catch(() => setJudgements(undefined))
    return () => {
      left = true
      worker.close()
    }
  }, [asked, film])
  return { judgements, begin: () => setAsked(true), done: judgements?.length === film.end }
}

function Decisive({
  moments,
  names,
  film,
  go,
}: { readonly moments: readonly Moment[] } & Pick<ChancesProps, 'names' | 'film' | 'go'>) {
  const { ui, rich } = useWords()
  return (
    <ol className={css.decisive}>
      {moments.map(({ number, seat, chances, after }) => {
        const made = film.made(number - 1)
        return (
          <li key={number}>
            <Button look="quiet" className={css.moment} onClick={() => go(number - 1)}>
              {ui('replay.moment', {
                n: number,
                who: names[seat] ?? '',
                before: percent(chances[seat]!),
                after: percent(after[seat]!),
              })}
            </Button>
            {made && <span className={css.move}>{rich(made.say)}</span>}
          </li>
        )
      })}
    </ol>
  )
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`

const WIDE = 600
const HIGH = 90
const DASHES = ['', '6 3', '2 3', '8 3 2 3']

interface CurveProps extends Pick<ChancesProps, 'at' | 'names' | 'go'> {
  readonly moments: readonly Moment[]
  /** The moments that decided the game, numbered as in their list. */
  readonly turning: readonly Moment[]
  readonly end: number
}

/** One line a seat; lines differ by their dashes too. A click goes to that moment. */
function Curve({ moments, turning, end, at, names, go }: CurveProps) {
  const { ui } = useWords()
  const x = (number: number): number => (number / Math.max(1, end)) * WIDE
  const line = (seat: number): string =>
    moments.map(({ number, chances }) => `${x(number - 1)},${HIGH * (1 - chances[seat]!)}`).join(' ')
  return (
    <figure className={css.figure}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider above does the same by keyboard */}
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        className={css.curve}
        role="img"
        aria-label={ui('replay.chances')}
        onClick={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect()
          go(Math.round(((clientX - left) / width) * end))
        }}
      >
        <line x1={0} x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} className={css.middle} />
        {names.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, and two may have one name
          <polyline key={seat} points={line(seat)} data-seat={seat} strokeDasharray={DASHES[seat]} />
        ))}
        <line x1={x(at)} x2={x(at)} y1={0} y2={HIGH} className={css.now} />
      </svg>
      {turning.map(({ number }, i) => (
        <span key={number} className={css.turn} style={{ left: `${(100 * (number - 1)) / end}%` }} aria-hidden="true">
          {i + 1}
        </span>
      ))}
      <figcaption className={css.legend}>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number, and two may have one name
          <span key={seat} data-seat={seat}>
            <svg viewBox="0 0 24 4" className={css.sample} aria-hidden="true">
              <line x1={0} x2={24} y1={2} y2={2} strokeDasharray={DASHES[seat]} />
            </svg>{' '}
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
