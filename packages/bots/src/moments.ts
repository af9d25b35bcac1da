import type { Standing } from '@athanor/kernel'
import type { Judgement } from './judgement.ts'

/** A decision, what it changed, and its number in the record, from 1. */
export interface Moment extends Judgement {
  readonly number: number
  /** The chances at the next decision, or the result. */
  readonly after: readonly number[]
  /** How much of its chance the seat gave away with its move, as far as that was looked at. */
  readonly lost: number
  /** How much of the victory changed hands, or was given away although it came back at once. */
  readonly swing: number
}

/**
 * The decisions of a game, one after the other. A game that was not played to its end has no standings: it ends as the
 * last move left it.
 */
export function momentsOf(
  judgements: readonly Judgement[],
  standings: readonly Standing[] | undefined,
  players: number,
): Moment[] {
  const result = standings && resultOf(standings, players)
  return judgements.map((judgement, i) => {
    const lost = lostWith(judgement)
    const after = judgements[i + 1]?.chances ?? result ?? without(judgement, lost)
    const seats = after.reduce((sum, chance, seat) => sum + Math.abs(chance - judgement.chances[seat]!), 0)
    // What the seats win or lose together, they take from a rival that has no seat, or leave to it.
    const changed = seats + Math.abs(total(after) - total(judgement.chances))
    return { ...judgement, number: i + 1, after, lost, swing: Math.max(changed / 2, lost) }
  })
}

const total = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance, 0)

const lostWith = ({ played, best }: Judgement): number =>
  played === undefined || best.chance === undefined ? 0 : best.chance - played

/** The chances when the seat has lost so much to the others. */
const without = ({ seat, chances }: Judgement, lost: number): number[] =>
  chances.map((chance, other) => (other === seat ? chance - lost : chance + lost / (chances.length - 1)))

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
