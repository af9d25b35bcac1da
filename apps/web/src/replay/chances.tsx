import type { Judgement } from '@athanor/bots'
import { decisive, type Moment, momentsOf } from '@athanor/bots/moments'
import { encodeRecord } from '@athanor/kernel'
import { useEffect, useState } from 'react'
import { BotWorker } from '../bots/bots.ts'
import { Button } from '../ui/button.tsx'
import { percent } from '../ui/data-table.tsx'
import { useWords } from '../words/words.tsx'
import { ChanceTable } from './chance-table.tsx'
import css from './chances.module.css'
import { Curve } from './curve.tsx'
import type { Film } from './film.ts'

const ITERATIONS = 60
const AT_ONCE = 4

export interface ChancesProps {
  readonly film: Film
  readonly at: number
  readonly names: readonly string[]
  go(at: number): void
}

/** Everybody's chance of winning through the game, and the moments that decided it. Worked out when it is asked for. */
export function Chances({ film, at, names, go }: ChancesProps) {
  const { ui } = useWords()
  const { judgements, begin, done } = useJudgements(film)
  if (film.end === 0) return undefined
  if (judgements === undefined)
    return (
      <div className={css.ask}>
        <Button onClick={begin}>{ui('replay.analyse')}</Button>
        <span>{ui('replay.analyse-about')}</span>
      </div>
    )
  const moments = momentsOf(judgements, film.resultAt(film.end)?.standings, film.record.players)
  const turning = done ? decisive(moments) : []
  return (
    <section className={css.chances} aria-label={ui('replay.chances')}>
      {done ? (
        <Decisive moments={turning} names={names} film={film} go={go} />
      ) : (
        <p role="status">{ui('replay.analysing', { n: judgements.length, of: film.end })}</p>
      )}
      <Curve moments={moments} turning={turning} end={film.end} at={at} names={names} go={go} />
      {done && <ChanceTable moments={moments} names={names} film={film} go={go} />}
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
    work().catch(() => {
      setJudgements(undefined)
      setAsked(false)
    })
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
  const { ui, rich, language } = useWords()
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
                before: percent(chances[seat]!, language),
                after: percent(after[seat]!, language),
              })}
            </Button>
            {made && <span className={css.move}>{rich(made.say)}</span>}
          </li>
        )
      })}
    </ol>
  )
}
