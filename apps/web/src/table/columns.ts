import type { Standing } from '@athanor/kernel'
import { placesOf, type Result } from '@athanor/protocol'

/** A player on the end sheet. */
export interface Column {
  readonly standing: Standing
  readonly won: boolean
  /** Absent where the game was broken off, and for whoever has given up: nobody has reached a place. */
  readonly place?: number
}

/** The players from the first to the last: as they ended, or, in a game that was broken off, as they stood. */
export function columnsOf(result: Result): readonly Column[] {
  const { standings, stood, winners, out } = result
  if (standings)
    return [
      ...placesOf(result)
        .sort((a, b) => a.place - b.place)
        .map((standing) => ({ standing, won: standing.won, place: standing.place })),
      ...standings.filter(({ seat }) => out?.includes(seat)).map((standing) => ({ standing, won: false })),
    ]
  return [...(stood ?? [])]
    .map((standing) => ({ standing, won: winners.includes(standing.seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.standing.score - a.standing.score)
}
