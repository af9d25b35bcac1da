import { usePlay } from '../play.tsx'
import { useTell } from '../texts/use-tell.ts'
import css from './people.module.css'

/** Whether a spell has been chosen, and its crystals not yet. */
export const isSwapping = (picks: readonly string[]): boolean => picks.includes('spell.swap')

/** What comes next, once the Swap Spell is chosen. */
export function Hint() {
  const { picks, clear } = usePlay()
  const tell = useTell()
  const chosen = picks.some((pick) => pick.startsWith('space.'))
  return (
    <p className={css.hint} role="status">
      {tell(chosen ? 'temples.swap-second' : 'temples.swap-first')}{' '}
      <button type="button" className={css.link} onClick={clear}>
        {tell('temples.clear')}
      </button>
    </p>
  )
}
