import type { Points, Standing } from './rules.ts'
import type { Seat } from './seat.ts'

/** What a seat has at the end: its points, and what decides a tie, in the order in which it is looked at. */
export interface Result {
  readonly seat: Seat
  readonly breakdown: readonly Points[]
  readonly tieBreaks: readonly Points[]
}

/** The sum of some points. */
export const total = (points: readonly Points[]): number => points.reduce((sum, part) => sum + part.points, 0)

/** Places by score, then by the tie-breaks one after the other; who is equal in all shares a place. More is better. */
export function rank(results: readonly Result[]): Standing[] {
  const keys = results.map((result) => [total(result.breakdown), ...result.tieBreaks.map((part) => part.points)])
  const ahead = (a: readonly number[], b: readonly number[]): boolean => {
    const first = a.findIndex((value, i) => value !== b[i])
    return first >= 0 && a[first]! > b[first]!
  }
  return results.map((result, i) => {
    const better = keys.filter((other) => ahead(other, keys[i]!)).length
    return { ...result, score: keys[i]![0]!, place: better + 1, won: better === 0 }
  })
}
