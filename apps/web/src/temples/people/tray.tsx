import { useWords } from '../../words/words.tsx'
import { Crystal } from '../art/crystal.tsx'
import { KINDS, sayCrystal } from '../crystals.ts'
import { usePlay } from '../play.tsx'
import { Spot } from '../spot.tsx'
import type { Option } from '../targets.ts'
import { useTell } from '../texts/use-tell.ts'
import css from './people.module.css'

/** The kinds that wait to be placed. */
export const waitingKinds = (options: readonly Option[]): (typeof KINDS)[number][] =>
  KINDS.filter(([kind]) => options.some(({ targets }) => targets.includes(`kind.${kind}`)))

/** The crystals that wait to be placed: if there are several kinds, one is chosen first. */
export function Tray() {
  const { options, picks } = usePlay()
  const { say } = useWords()
  const tell = useTell()
  const waiting = waitingKinds(options)
  const only = waiting.length === 1
  return (
    <div className={css.tray}>
      <span className={css.trayTitle}>{tell('temples.to-place')}</span>
      {waiting.map(([kind]) =>
        only ? (
          <Crystal key={kind} kind={kind} size="2em" />
        ) : (
          <Spot
            key={kind}
            target={`kind.${kind}`}
            label={tell('temples.kind', { crystal: say(sayCrystal(kind)) })}
            title={say(sayCrystal(kind))}
            className={css.kind}
            data-other={
              (picks.some((pick) => pick.startsWith('kind.')) && !picks.includes(`kind.${kind}`)) || undefined
            }
          >
            <Crystal kind={kind} size="1.7em" />
          </Spot>
        ),
      )}
    </div>
  )
}
