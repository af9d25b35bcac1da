import { type PrintedCard, parseMove } from '@athanor/temples'
import { useHelp } from '../../table/help.tsx'
import { useWords } from '../../words/words.tsx'
import { Crystals } from '../art/crystal.tsx'
import { curseKinds, markerInWords } from '../curses.ts'
import { usePlay } from '../play.tsx'
import { curseTarget } from '../targets.ts'
import css from './lens.module.css'

interface CurseProps {
  readonly card: PrintedCard
  readonly space: number
}

/** A curse by itself, under the name of its temple. */
export function CurseLens(props: CurseProps) {
  const { say } = useWords()
  return (
    <>
      <h2 className={css.name}>{say({ key: props.card.key })}</h2>
      <CurseFacts {...props} />
    </>
  )
}

/** A curse: its crystals from each end that leads to it, its points, and what is missing. */
export function CurseFacts({ card, space }: CurseProps) {
  const { view, available } = usePlay()
  const words = useWords()
  const { say } = words
  const { why } = useHelp()
  const { curses = [], points = 0 } = card.track[space] ?? {}
  const marker = view.temples.find(({ name }) => name === card.name)?.markers[space] ?? null
  const live = available.has(curseTarget(card.name, space))
  const reasons = live ? [] : curses.map((curse) => why(parseMove(`break ${card.name} ${curse}`)!)?.at(-1))
  return (
    <>
      {curses.map((curse) => (
        <p key={curse} className={css.gives}>
          <Crystals kinds={curseKinds(card, curse)} size="1.6em" />
        </p>
      ))}
      <p className={css.worth}>{markerInWords(marker, points, words)}</p>
      {reasons.map(
        (reason) =>
          reason && (
            <p key={say(reason)} className={css.small}>
              {say(reason)}
            </p>
          ),
      )}
    </>
  )
}
