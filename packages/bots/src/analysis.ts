import type { GameEvent, GameState, Rng } from '@athanor/kernel'
import type { Table } from './chair.ts'
import { Evaluation } from './evaluation.ts'
import type { Lore } from './minds.ts'
import { Search } from './search/search.ts'
import { Node } from './search/tree.ts'

/**
 * Every seat's chance of winning in a position, for somebody who looks back on a game. Each seat in turn thinks with
 * what it could know then, and their opinions count alike: an estimate must not jump because another one is to act, who
 * sees other cards.
 */
export function estimate<S extends GameState, V, E extends GameEvent>(
  { rules, players, state }: Table<S, V, E>,
  lore: Lore,
  iterations: number,
  rng: Rng,
): number[] {
  const sums = new Float64Array(players)
  for (let viewer = 0; viewer < players; viewer++) {
    const search = new Search(new Evaluation(rules, lore, players), viewer)
    const roots: Node[] = []
    for (let i = 0; i < iterations; i++) {
      const guess = rules.resample(state, viewer, rng)
      const seat = search.nextSeat(guess, rng)
      roots[seat] ??= new Node(seat)
      search.iterate(roots[seat], guess, rng)
      for (let other = 0; other < players; other++) sums[other]! += search.chances[other]!
    }
  }
  return Array.from(sums, (sum) => sum / (players * iterations))
}
