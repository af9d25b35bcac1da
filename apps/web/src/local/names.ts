import { useMemo } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/words.tsx'
import type { KeptGame } from './kept.ts'

/** The person's name at the person's seat, and the bots' around it. */
export const around = (mine: string, bots: readonly string[], seat: number): readonly string[] => [
  ...bots.slice(0, seat),
  mine,
  ...bots.slice(seat),
]

/** Who sits at a table on this device, in the reader's language; without a game the person comes first. */
export function useLocalNames(seats: KeptGame['bots'] = []): readonly string[] {
  const { name } = useSettings()
  const { ui } = useWords()
  const seat = Math.max(0, seats.indexOf(null))
  return useMemo(
    () => around(name || ui('local.me'), [ui('local.bot1'), ui('local.bot2'), ui('local.bot3')], seat),
    [name, ui, seat],
  )
}
