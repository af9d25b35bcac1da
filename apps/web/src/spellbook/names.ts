import type { Seat } from '@athanor/kernel'
import { useHelp } from '../table/help.tsx'
import { useWords } from '../words/words.tsx'

/** How a player is called. */
export function useNameOf(): (seat: Seat) => string {
  const { names } = useHelp()
  const { ui } = useWords()
  return (seat) => names[seat] ?? ui('seat', { n: seat + 1 })
}
