import type { Standing } from '@athanor/kernel'
import type { Judgement } from './judgement.ts'

/** A decision, what it changed, and its number in the record, from 1. */
export interface Moment extends Judgement {
  readonly number: number
  /** The chances at the next decision, or the result. */
  readonly after: readonly number[]
  /** How much of the victory changed hands. */
  readonly swing: number
}

/** The decisions of a game, one after the other. A game that was not played to its end has no standings: it ends as it stood. */
export function momentsOf(
  judgements: readonly Judgement[],
  standings: readonly Standing[] | undefined,
  players: number,
): Moment[] {
  const result = standings && resultOf(standings, players)
  return judgements.map((judgement, i) => {
    const after = judgements[i + 1]?.chances ?? result ?? judgement.chances
    const changed = after.reduce((sum, chance, seat) => sum + Math.abs(chance - judgement.chances[seat]!), 0)
    return { ...judgement, number: i + 1, after, swing: changed / 2 }
  })
}

const DECISIVE = 3

/** The moments that decided a game, the most important first. */
export const decisive = <M extends Moment>(moments: readonly M[]): M[] =>
  [...moments].sort((a, b) => b.swing - a.swing).slice(0, DECISIVE)

function resultOf(standings: readonly Standing[], players: number): number[] {
  const winners = standings.filter(({ won }) => won)
  return Array.from({ length: players }, (_, seat) =>
    winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0,
  )
}
