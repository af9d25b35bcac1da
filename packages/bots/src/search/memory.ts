import { firstToAct, type GameState, type Move, maskOf, type Seat } from '@athanor/kernel'
import type { Chair } from '../chair.ts'
import type { Temper } from '../temper.ts'
import type { Edge, Node } from './tree.ts'

/** What is kept of a search for the next decision of the same seat. */
export interface Memory {
  readonly root: Node
  /** A state that the seat could not tell from the real one. */
  readonly state: GameState
  readonly move: Move
}

/** The moves of a seat that a search looks at. */
type Candidates = (state: GameState, seat: Seat) => readonly Move[]

/**
 * The decision that the chair is asked now, if the last search has foreseen it: the tree is followed from there until
 * what the seat sees is what it saw in the search. Whatever chance brought in between makes it another decision.
 */
export function recall(
  { root, state, move }: Memory,
  chair: Chair,
  candidates: Candidates,
  { states }: Temper,
): Node | undefined {
  const edge = root.edges.find((known) => known.move === move)
  if (!edge || !chair.rules.legal(state, chair.seat).includes(move)) return undefined
  const seen = JSON.stringify(chair.view())
  const { rules, seat } = chair
  let looked = 0

  const follow = (from: Edge, before: GameState, mover: number): Node | undefined => {
    if (looked++ >= states) return undefined
    const twin = rules.clone(before)
    rules.apply(twin, mover, from.move)
    const next = onlySeat(chair, twin)
    const node = next < 0 ? undefined : from.after(next, candidates(twin, next))
    if (next === seat) return JSON.stringify(rules.view(twin, seat)) === seen ? node : undefined
    if (!node) return undefined
    const legal = rules.legal(twin, next)
    for (const edge of [...node.edges].sort((a, b) => b.visits - a.visits)) {
      const found = legal.includes(edge.move) ? follow(edge, twin, next) : undefined
      if (found) return found
    }
    return undefined
  }
  return follow(edge, state, seat)
}

/** Who has a choice next; nobody at the end of the game and where several decide at the same time. */
function onlySeat({ rules }: Chair, state: GameState): number {
  for (let mask = rules.toAct(state); ; mask = rules.toAct(state)) {
    const seat = firstToAct(mask)
    if (seat < 0 || mask !== maskOf(seat)) return -1
    const moves = rules.legal(state, seat)
    if (moves.length > 1) return seat
    rules.apply(state, seat, moves[0]!)
  }
}
