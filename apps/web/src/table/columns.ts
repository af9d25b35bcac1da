import type { Standing } from '@athanor/kernel'
import type { Result } from '@athanor/protocol'

/** A player on the end sheet. */
export interface Column {
  readonly standing: Standing
  readonly won: boolean
  /** Absent where the game was broken off: nobody has reached a place. */
  readonly place?: number
}

/** The players from the first to the last: as they ended, or, in a game that was broken off, as they stood. */
export function columnsOf({ standings, stood, winners }: Result): readonly Column[] {
  if (standings)
    return [...standings]
      .sort((a, b) => a.place - b.place)
      .map((standing) => ({ standing, won: standing.won, place: standing.place }))
  return [...(stood ?? [])]
    .map((standing) => ({ standing, won: winners.includes(standing.seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.standing.score - a.standing.score)
}
