import type { GameEvent, GameState, Move, Rng, Seat } from '@athanor/kernel'
import { chairAt, type Table } from './chair.ts'
import { Evaluation } from './evaluation.ts'
import type { Lore } from './minds.ts'
import { Luck } from './search/luck.ts'
import { Search } from './search/search.ts'
import { Edge, Node } from './search/tree.ts'
import { supposing } from './supposing.ts'

/** What a seat thinks of everybody's chances of winning. */
export interface Opinion {
  readonly seat: Seat
  readonly chances: readonly number[]
}

/**
 * Every seat's chance of winning in a position, for somebody who looks back on a game. Each seat in turn thinks with
 * what it could know then, and their opinions count alike: an estimate must not jump because another one is to act, who
 * sees other cards. `known` is the opinion of a seat that has thought already.
 */
export function estimate<S extends GameState, V, E extends GameEvent>(
  table: Table<S, V, E>,
  lore: Lore,
  iterations: number,
  rng: Rng,
  known?: Opinion,
): number[] {
  const { players } = table
  const lines = Math.ceil(iterations / players)
  const opinions = Array.from({ length: players }, (_, seat) =>
    seat === known?.seat ? known : opinion(table, lore, seat, lines, new Luck(rng)),
  )
  return Array.from({ length: players }, (_, seat) => {
    return opinions.reduce((sum, { chances }) => sum + chances[seat]!, 0) / players
  })
}

/**
 * What one seat thinks: the mean of so many lines of play, in worlds like those in which a master looks for its move. If
 * they all shall begin with a `first` move, that is one of this seat, which is to act; two moves that meet the same luck
 * can be compared.
 */
export function opinion<S extends GameState, V, E extends GameEvent>(
  table: Table<S, V, E>,
  lore: Lore,
  seat: Seat,
  lines: number,
  luck: Luck,
  first?: Move,
): Opinion {
  const { rules, players } = table
  const evaluation = new Evaluation(rules, lore, players)
  const chair = supposing(chairAt(table, seat), evaluation)
  const search = new Search(evaluation, seat)
  const edge = first === undefined ? undefined : new Edge(first, 0)
  const roots: Node[] = []
  const sums = new Float64Array(players)
  for (let line = 0; line < lines; line++) {
    const chance = luck.of(line)
    const guess = chair.resample(chance)
    const next = search.nextSeat(guess, chance)
    roots[next] ??= new Node(next)
    search.iterate(roots[next], guess, chance, edge)
    for (let other = 0; other < players; other++) sums[other]! += search.chances[other]!
  }
  return { seat, chances: Array.from(sums, (sum) => sum / lines) }
}
