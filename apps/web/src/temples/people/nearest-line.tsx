import { useWords } from '../../words/words.tsx'
import { Crystals } from '../art/crystal.tsx'
import { sayCrystal } from '../crystals.ts'
import type { Aim } from '../grid/nearest.ts'
import { usePlay } from '../play.tsx'
import { curseTarget } from '../targets.ts'
import { useTell } from '../texts/use-tell.ts'
import css from './people.module.css'

/** The nearest curse, and what is missing for it. Looking at it shows it in the ring. */
export function Nearest({ aim }: { readonly aim: Aim | undefined }) {
  const { all, setLook } = usePlay()
  const { say } = useWords()
  const tell = useTell()
  if (!aim) return <p className={css.near}>{tell('temples.near-none')}</p>
  const { card, space, end, level, kinds, missing } = aim
  const key = all.ring.find(({ name }) => name === card)?.key ?? ''
  const look = (): void => setLook(curseTarget(card, space))
  const what = missing.map(({ kind, space }) =>
    tell('temples.on-space', { crystal: say(sayCrystal(kind)), space: space + 1 }),
  )
  return (
    <button
      type="button"
      className={css.near}
      onPointerEnter={look}
      onPointerLeave={() => setLook(undefined)}
      onFocus={look}
      onBlur={() => setLook(undefined)}
      onClick={look}
    >
      {tell('temples.near', { curse: tell('temples.curse-short', { temple: say({ key }), end, level }) })}{' '}
      <Crystals kinds={kinds} size="1.1em" />{' '}
      <b>
        {missing.length === 0 ? tell('temples.near-ready') : tell('temples.near-missing', { what: what.join(', ') })}
      </b>
    </button>
  )
}
