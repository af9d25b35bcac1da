import { type GameState, type Move, maskOf, type Rng } from '@athanor/kernel'
import type { Bot, Considered, Player } from '../bot.ts'
import type { Chair } from '../chair.ts'
import { Evaluation } from '../evaluation.ts'
import type { Foresight } from '../foresight.ts'
import { knownLore, type Lore, loreOf } from '../minds.ts'
import { foresightOf, outlook } from '../outlook.ts'
import type { Budget, Clock } from './budget.ts'
import { Luck } from './luck.ts'
import { type Memory, recall } from './memory.ts'
import { Search, TEMPER, type Temper } from './search.ts'
import { Node } from './tree.ts'

/** What a master thinks with, beside its lore. */
export interface Thinking {
  readonly budget: Budget
  readonly clock: Clock
  readonly temper?: Temper
}

/** Searches for the move that wins most. */
export const master = (name: string, thinking: Thinking): Bot => ({
  name,
  plays: (game) => loreOf(game) !== undefined,
  sit: (chair) => masterWith(chair, knownLore(chair.rules.id), thinking),
})

/** A master that believes in this lore. */
export const masterWith = (chair: Chair, lore: Lore, thinking: Thinking): Player => new Master(chair, lore, thinking)

/** So many iterations pass between two looks at the clock. */
const LOOK_AT_CLOCK = 4

class Master implements Player {
  private readonly chair: Chair
  private readonly budget: Budget
  private readonly clock: Clock
  private readonly search: Search
  private readonly temper: Temper
  private readonly foresight: Foresight
  private memory: Memory | undefined

  constructor(chair: Chair, lore: Lore, { budget, clock, temper = TEMPER }: Thinking) {
    this.chair = chair
    this.budget = budget
    this.clock = clock
    this.temper = temper
    this.foresight = foresightOf(chair, lore)
    this.search = new Search(new Evaluation(chair.rules, lore, chair.players), chair.seat, temper)
  }

  choose(rng: Rng): Move {
    const moves = this.chair.legal()
    return moves.length === 1 ? moves[0]! : this.consider(rng)[0]!.move
  }

  consider(rng: Rng): readonly Considered[] {
    const root = this.recalled() ?? new Node(this.chair.seat)
    const state = this.chair.resample(rng)
    this.look(root, state, rng)
    this.think(root, state, rng)
    const considered = ranked(root, this.chair.legal(), this.temper.trust)
    this.memory = { root, state, move: considered[0]!.move }
    return considered
  }

  /** The decision as the last search has foreseen it. */
  private recalled(): Node | undefined {
    return this.memory && recall(this.memory, this.chair, (state, seat) => this.search.candidates(state, seat))
  }

  /** A first look at every move: on several states or, where others decide at the same time, after a guess at what they do. */
  private look(root: Node, base: GameState, rng: Rng): void {
    const { chair, search, foresight, temper } = this
    if (chair.rules.toAct(base) === maskOf(chair.seat))
      search.begin(root, outlook(chair, foresight, temper.samples, rng))
    else if (root.edges.length === 0) search.iterate(root, chair.rules.resample(base, chair.seat, rng), rng)
  }

  /** All states are dealt anew from one that the seat cannot tell from the real one. */
  private think(root: Node, base: GameState, rng: Rng): void {
    const { chair, search, clock } = this
    const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = this.budget
    const started = clock()
    const moves = search.candidates(base, chair.seat)
    const luck = new Luck(rng)
    let most = iterations
    for (let done = 0; done < most; done++) {
      const edge = search.select(root, base, moves)
      const chance = luck.of(edge)
      search.iterate(root, chair.rules.resample(base, chair.seat, chance), chance, edge)
      if (done % LOOK_AT_CLOCK !== LOOK_AT_CLOCK - 1) continue
      if (milliseconds < Number.POSITIVE_INFINITY) {
        const passed = clock() - started
        if (passed >= milliseconds) return
        most = Math.min(iterations, Math.ceil((milliseconds / passed) * (done + 1)))
      }
      if (isSettled(root, most - done)) return
    }
  }
}

/** Whether the favourite stays ahead even if all that is left goes to the next one. */
function isSettled(root: Node, left: number): boolean {
  if (root.edges.length === 1) return true
  let first = 0
  let second = 0
  for (const { visits } of root.edges) {
    if (visits > first) {
      second = first
      first = visits
    } else if (visits > second) second = visits
  }
  return first - second > left
}

/** The legal moves that were looked at, most followed first; of equals the one with the better chance. */
function ranked({ edges, visits, bias }: Node, legal: readonly Move[], trust: number): Considered[] {
  return edges
    .filter(({ move }) => legal.includes(move))
    .map((edge) => ({ move: edge.move, chance: edge.chance(bias, trust), share: edge.visits / Math.max(1, visits) }))
    .sort((a, b) => b.share - a.share || b.chance - a.chance)
}
