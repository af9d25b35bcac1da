import type { PlayerView } from '@athanor/temples'
import { useWords } from '../../words/words.tsx'
import { Crystal, Crystals } from '../art/crystal.tsx'
import { usePlay } from '../play.tsx'
import { Spot } from '../spot.tsx'
import { reserveTarget } from '../targets.ts'
import { useTell } from '../texts/use-tell.ts'
import css from './people.module.css'

/** The crystals of the Alchemist's Reserve; each of mine converts itself and those before it. */
export function Reserve({ player: { seat, reserve } }: { readonly player: PlayerView }) {
  const { view } = usePlay()
  const tell = useTell()
  const label = tell('temples.reserve', { n: reserve })
  return (
    <p className={css.reserve} title={label}>
      <span className="unseen">{label}</span>
      {seat === view.viewer ? <Convertible reserve={reserve} /> : <Crystals kinds={'C'.repeat(reserve)} size="1em" />}
    </p>
  )
}

function Convertible({ reserve }: { readonly reserve: number }) {
  const { look, available } = usePlay()
  const { say } = useWords()
  const looked = look?.startsWith('reserve.') && available.has(look) ? Number(look.slice(8)) : 0
  return Array.from({ length: reserve }, (_, i) => {
    const n = i + 1
    const label = say({ key: 'move.convert', args: { n } })
    return (
      <Spot
        key={n}
        target={reserveTarget(n)}
        label={label}
        title={label}
        className={css.kept}
        data-taken={n <= looked || undefined}
      >
        <Crystal kind="C" size="1.3em" />
      </Spot>
    )
  })
}
