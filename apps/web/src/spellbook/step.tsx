import type { Move } from '@athanor/kernel'
import { kindName, type LevelNumber } from '@athanor/spellbook'
import { useShown } from '../ui/use-shown.ts'
import { useWords } from '../words/words.tsx'
import { Animal } from './animals.tsx'
import { type Learner, learnedOf, levelOf, mine } from './book.ts'
import { copyPlace, stepPlace } from './handles.ts'
import { Materia } from './materia.tsx'
import { useMoment } from './moment.tsx'
import { useNameOf } from './names.ts'
import { usePriceInWords } from './note.tsx'
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
  const { view, handles, asked } = useMoment()
  const { say } = useWords()
  const tell = useTell()
  const nameOf = useNameOf()
  const { icon, points } = levelOf(spell, level)
  const place = stepPlace(spell, level)
  const shown = useShown(asked === place)
  const move = handles.get(place)
  const price = usePriceInWords(move)
  const known = learnedOf(mine(view), spell)
  const effect = say({ key: `effect.${spell}.${level}` })
  const label = say({ key: 'by.level', args: { spell: { key: `spell.${spell}` }, level, effect } })
  const here = learners.filter((learner) => learner.level === level)
  const about = [
    label,
    `${say({ key: `icon.${icon}` })}, ${tell('points', { n: points })}.`,
    ...here.map(({ seat, rune }) => `${nameOf(seat)}: ${say({ key: `rune.${rune}` })}.`),
  ]
  return (
    <div ref={shown} className={css.step} data-level={level} data-known={(known && known.level >= level) || undefined}>
      <SpotButton
        place={place}
        label={about.join(' ')}
        more={price}
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
      <Markers spell={spell} learners={here} />
      <Copies spell={spell} level={level} learners={learners} effect={effect} />
    </div>
  )
}

/** The markers that lie on a level. */
function Markers({ spell, learners }: Pick<StepProps, 'spell' | 'learners'>) {
  const { view } = useMoment()
  return (
    <span className={css.markers} aria-hidden="true">
      {learners.map(({ seat, rune }) => (
        <Materia key={seat} token={spell.charAt(0) + rune} className={seat === view.viewer ? css.mine : undefined} />
      ))}
    </span>
  )
}

/** From whom Clone may copy the level now. */
function Copies({ spell, level, learners, effect }: Omit<StepProps, 'onLearn'> & { readonly effect: string }) {
  const { handles } = useMoment()
  const nameOf = useNameOf()
  const tell = useTell()
  const from = learners.filter(({ seat }) => handles.has(copyPlace(spell, level, seat)))
  return (
    <div className={css.copies}>
      {from.map(({ seat, rune }) => (
        <SpotButton
          key={seat}
          place={copyPlace(spell, level, seat)}
          label={tell('copy.from', { who: nameOf(seat), effect })}
          className={css.copy}
        >
          <Materia token={spell.charAt(0) + rune} />
          <Animal seat={seat} className={css.owner} />
          {from.length === 1 && <span>{nameOf(seat)}</span>}
        </SpotButton>
      ))}
    </div>
  )
}
