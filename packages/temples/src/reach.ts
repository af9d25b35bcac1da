import type { Seat } from '@athanor/kernel'
import { boardFor } from './board.ts'
import { cardName, parseCard } from './card.ts'
import { POWER_KEYS } from './data/table.ts'
import { TELEPORT } from './powers.ts'
import type { TemplesView } from './view.ts'
import { RANGE, speedCost, stepsBetween } from './walk.ts'

/** A card of the ring as a player sees it from the pawn. */
export interface Reach {
  /** `T1`, `W3`. */
  readonly card: string
  /** 0 if the pawn is not in the ring yet. */
  readonly steps: number
  /** What the Speed Spell costs there: 0 if it is not needed, null if it does not go so far. */
  readonly cost: number | null
}

/** How far the free cards are from a player's pawn, for whoever has a view of the game. MT-MOVE-01, MT-MOVE-22 */
export function reach(view: TemplesView, seat: Seat): Reach[] {
  const board = boardFor(view.data.table, view.players.length)
  const { pawn, power } = view.players[seat]!
  const pawns = view.players.map((player) => (player.seat === seat ? null : player.pawn))
  const others = [...pawns, view.virtualPawn].reduce((mask, name) => (name ? mask | (1 << parseCard(name)!) : mask), 0)
  const here = pawn === null ? undefined : parseCard(pawn)
  const teleports = power === POWER_KEYS[TELEPORT - 1]
  const free = board.ring.filter((card) => ((others >> card) & 1) === 0)
  if (here === undefined) return free.map((card) => ({ card: cardName(card), steps: 0, cost: 0 }))
  return free.map((card) => {
    const steps = stepsBetween(board, others, here, card)
    const walks = steps <= RANGE || (teleports && card !== here)
    return { card: cardName(card), steps, cost: walks ? 0 : (speedCost(board, steps) ?? null) }
  })
}
