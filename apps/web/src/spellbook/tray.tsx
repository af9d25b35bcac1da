import { COLOURS, RUNES } from '@athanor/spellbook'
import { useMemo } from 'react'
import { Icon } from '../art/icon.tsx'
import { useShown } from '../ui/use-shown.ts'
import { useWords } from '../words/words.tsx'
import { boxSize } from './book.ts'
import { ALTAR_SPOTS, type Point, PRINTED_SPOTS, ring, spotOnRing } from './geometry.ts'
import { altarPlace, BOX, POUCH } from './handles.ts'
import { Materia } from './materia.tsx'
import { useMoment } from './moment.tsx'
import { WhenIcon } from './phase.tsx'
import { useReading } from './reading.tsx'
import { SpotButton } from './spot.tsx'
import { useTell } from './texts/index.ts'
import css from './tray.module.css'

const at = ({ x, y }: Point) => ({ left: `${x}%`, top: `${y}%` })

/** The altar: a round tray whose rim is the dial of the day; pouch and box stand below it. */
export function Tray() {
  const { view, asked } = useMoment()
  const shown = useShown(asked === 'altar')
  const tell = useTell()
  return (
    <section className={css.middle} aria-label={tell('altar')}>
      <div ref={shown} className={css.tray} data-place="altar">
        <Dial />
        {view.altar.length === 0 && <p className={css.empty}>{tell('altar.empty')}</p>}
        <AltarTokens />
      </div>
      <Supply />
    </section>
  )
}

function AltarTokens() {
  const { view, chosen } = useMoment()
  const { say } = useWords()
  return (
    <ul>
      {view.altar.map((token, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token lies at its place on the altar
        <li key={i} className={css.at} style={at(ALTAR_SPOTS[Math.min(i, ALTAR_SPOTS.length - 1)]!)}>
          <SpotButton place={altarPlace(i)} label={say({ key: `token.${token}` })} chosen={chosen?.altar.has(i)}>
            <Materia token={token} className={css.token} />
          </SpotButton>
        </li>
      ))}
    </ul>
  )
}

/** The sun rises on the left; at night the altar is filled. */
const PHASES = [
  { phase: 'morning', from: 0.665, to: 0.885 },
  { phase: 'midday', from: 0.89, to: 1.11 },
  { phase: 'evening', from: 0.115, to: 0.335 },
  { phase: 'altar', from: 0.34, to: 0.66 },
] as const

function Dial() {
  const { view } = useMoment()
  const tell = useTell()
  return (
    <>
      <svg viewBox="0 0 100 100" className={css.dial} aria-hidden="true">
        <circle cx="50" cy="50" r="40" className={css.plate} />
        {PHASES.map(({ phase, from, to }) => (
          <path
            key={phase}
            d={ring(41.5, 49.5, from, to)}
            className={css.arc}
            data-now={phase === view.phase || undefined}
          />
        ))}
        <circle cx="50" cy="50" r="22.7" className={css.engraved} />
        {ALTAR_SPOTS.slice(0, PRINTED_SPOTS).map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="6.6" className={css.engraved} />
        ))}
      </svg>
      <ol aria-label={tell('day')}>
        {PHASES.map(({ phase, from, to }) => (
          <li key={phase} className={css.at} style={at(spotOnRing(45.5, (from + to) / 2))}>
            <Station phase={phase} now={phase === view.phase} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Station({ phase, now }: { readonly phase: (typeof PHASES)[number]['phase']; readonly now: boolean }) {
  const { view } = useMoment()
  const tell = useTell()
  const about = tell(phase === 'altar' && view.opponent ? 'phase.about.altar-solo' : `phase.about.${phase}`)
  const reading = useReading(about)
  return (
    <button
      type="button"
      className={css.station}
      data-now={now || undefined}
      aria-current={now ? 'step' : undefined}
      aria-label={about}
      onClick={reading.onFocus}
      {...reading}
    >
      <WhenIcon when={phase} />
    </button>
  )
}

function Supply() {
  const { view } = useMoment()
  const tell = useTell()
  return (
    <div className={css.supply}>
      <SpotButton place={POUCH} label={tell('supply.pouch', { n: view.pouch })} className={css.store}>
        <Icon name="swap-bag" className={css.picture} />
        <b>{view.pouch}</b> <span>{tell('pouch')}</span>
      </SpotButton>
      <Box />
    </div>
  )
}

function Box() {
  const { view } = useMoment()
  const tell = useTell()
  const { say } = useWords()
  const n = boxSize(view)
  const about = tell('supply.box', { n })
  const { box } = view
  const passage = useMemo(
    () => (
      <>
        {about}
        {': '}
        {[...COLOURS].flatMap((colour) =>
          [...RUNES]
            .map((rune) => colour + rune)
            .filter((token) => box[token])
            .map((token) => (
              <span key={token} className={css.counted}>
                <Materia token={token} />
                {box[token]}
              </span>
            )),
        )}
      </>
    ),
    [about, box],
  )
  const reading = useReading(passage)
  const tokens = Object.entries(box).map(([token, count]) => `${say({ key: `token.${token}` })} ${count}`)
  return (
    <button
      type="button"
      className={css.store}
      data-place={BOX}
      aria-label={[about, ...tokens].join(', ')}
      onClick={reading.onFocus}
      {...reading}
    >
      <Icon name="wooden-crate" className={css.picture} />
      <b>{n}</b> <span>{tell('box')}</span>
    </button>
  )
}
