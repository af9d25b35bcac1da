import type { Move } from '@athanor/kernel'
import { kindName, type LevelNumber } from '@athanor/spellbook'
import { useHelp } from '../table/help.tsx'
import { useWords } from '../words/words.tsx'
import { type Learner, learnedOf, levelOf, mine } from './book.ts'
import { copyPlace, stepPlace } from './handles.ts'
import { Materia } from './materia.tsx'
import { useMoment } from './moment.tsx'
import { WhenIcon } from './phase.tsx'
import { SpotButton } from './spot.tsx'
import css from './step.module.css'
import { useTell } from './texts/index.ts'

interface StepProps {
  readonly spell: string
  readonly level: LevelNumber
  readonly learners: readonly Learner[]
  onLearn(learn: Move): void
}

/** A level of a card: what it costs, when it works, what it does, what it is worth, and whose markers lie there. */
export function Step({ spell, level, learners, onLearn }: StepProps) {
  const { view, handles } = useMoment()
  const { say } = useWords()
  const tell = useTell()
  const { icon, points } = levelOf(spell, level)
  const place = stepPlace(spell, level)
  const move = handles.get(place)
  const known = learnedOf(mine(view), spell)
  const effect = say({ key: `effect.${spell}.${level}` })
  const label = say({ key: 'by.level', args: { spell: { key: `spell.${spell}` }, level, effect } })
  const when = say({ key: `icon.${icon}` })
  return (
    <div className={css.step} data-level={level} data-known={(known && known.level >= level) || undefined}>
      <SpotButton
        place={place}
        label={`${label} ${when}, ${tell('points', { n: points })}.`}
        className={css.face}
        onPress={move !== undefined && kindName(move) === 'learn' ? () => onLearn(move) : undefined}
      >
        <span className={css.head}>
          <b className={css.cost}>{level}</b>
          <WhenIcon when={icon} className={css.when} />
          <span className={css.points}>
            {points}
            <small>{tell('points.short')}</small>
          </span>
        </span>
        <span className={css.effect}>{effect}</span>
      </SpotButton>
      <Markers spell={spell} level={level} learners={learners} effect={effect} />
    </div>
  )
}

/** The markers on a level; what Clone may copy there glows. */
function Markers({ spell, level, learners, effect }: Omit<StepProps, 'onLearn'> & { readonly effect: string }) {
  const { view, handles } = useMoment()
  const { names } = useHelp()
  const { say } = useWords()
  const tell = useTell()
  const shown = learners.filter(
    (learner) => learner.level === level || handles.has(copyPlace(spell, level, learner.seat)),
  )
  return (
    <ul className={css.markers}>
      {shown.map(({ seat, rune }) => {
        const who = seat === view.viewer ? tell('you') : (names[seat] ?? tell('you'))
        const token = <Materia token={spell.charAt(0) + rune} />
        const initial = seat === view.viewer ? undefined : <span className={css.initial}>{who.charAt(0)}</span>
        return (
          <li key={seat}>
            {handles.has(copyPlace(spell, level, seat)) ? (
              <SpotButton
                place={copyPlace(spell, level, seat)}
                label={tell('copy.from', { who, effect })}
                className={css.copy}
              >
                {token}
                {initial}
              </SpotButton>
            ) : (
              <span
                className={css.marker}
                role="img"
                data-mine={seat === view.viewer || undefined}
                aria-label={tell('who.level', { who, level, rune: say({ key: `rune.${rune}` }) })}
              >
                {token}
                {initial}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
