import { type GameState, type Move, maskOf, type Rng, type Seat } from '@athanor/kernel'
import type { Bot, Considered, Player } from '../bot.ts'
import type { Chair } from '../chair.ts'
import { Evaluation } from '../evaluation.ts'
import type { Foresight } from '../foresight.ts'
import { type Lore, loreOf, masterlyLore } from '../minds.ts'
import { foresightOf, looking } from '../outlook.ts'
import { finish, type Steps } from '../steps.ts'
import { supposing } from '../supposing.ts'
import { TEMPER, type Temper } from '../temper.ts'
import type { Budget, Clock } from './budget.ts'
import { Fortune } from './fortune.ts'
import { Luck } from './luck.ts'
import { type Memory, recall } from './memory.ts'
import { type Place, Race } from './race.ts'
import { Search } from './search.ts'
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
  sit: (chair) => masterWith(chair, masterlyLore(chair.rules.id), thinking),
})

/** A master that believes in this lore. */
export const masterWith = (chair: Chair, lore: Lore, thinking: Thinking): Player => new Master(chair, lore, thinking)

/** Tells how much of a budget is spent after so many iterations. */
type Spent = (done: number) => number

class Master implements Player {
  readonly lore: Lore
  private readonly chair: Chair
  private readonly budget: Budget
  private readonly clock: Clock
  private readonly evaluation: Evaluation
  private readonly search: Search
  private readonly temper: Temper
  private readonly foresight: Foresight
  private memory: Memory | undefined

  constructor(chair: Chair, lore: Lore, { budget, clock, temper = TEMPER }: Thinking) {
    this.lore = lore
    this.evaluation = new Evaluation(chair.rules, lore, chair.players)
    this.chair = supposing(chair, this.evaluation)
    this.budget = budget
    this.clock = clock
    this.temper = temper
    this.foresight = foresightOf(this.chair, lore, temper)
    this.search = new Search(this.evaluation, chair.seat, temper)
  }

  choose(rng: Rng): Move {
    const moves = this.chair.legal()
    return moves.length === 1 ? moves[0]! : this.consider(rng)[0]!.move
  }

  consider(rng: Rng): readonly Considered[] {
    return finish(this.ponder(rng))
  }

  *ponder(rng: Rng): Steps<readonly Considered[]> {
    const spent = this.stopwatch()
    const root = this.recalled() ?? new Node(this.chair.seat)
    const state = this.chair.resample(rng)
    yield* this.look(root, state, rng, spent)
    const places = yield* this.think(root, state, rng, spent)
    const considered = ranked(root, places, this.chair.legal(), this.temper.trust)
    this.memory = { root, state, move: considered[0]!.move }
    return considered
  }

  /** The decision as the last search has foreseen it. */
  private recalled(): Node | undefined {
    if (!this.memory) return undefined
    const candidates = (state: GameState, seat: Seat): readonly Move[] => this.search.candidates(state, seat)
    return recall(this.memory, this.chair, candidates, this.temper)
  }

  /** A first look at every move, on several states; where others decide at the same time, one is enough. */
  private *look(root: Node, base: GameState, rng: Rng, spent: Spent): Steps<void> {
    const { chair, search, foresight, temper } = this
    if (chair.rules.toAct(base) !== maskOf(chair.seat)) return
    const enough = (): boolean => spent(0) >= temper.looking
    search.begin(root, yield* looking(chair, foresight, temper.samples, rng, enough))
  }

  /**
   * The moves as they have come in, the best first. All states are dealt anew from one that the seat cannot tell from
   * the real one. A step is one line behind every move.
   */
  private *think(root: Node, base: GameState, rng: Rng, spent: Spent): Steps<readonly Place[]> {
    const { chair, search } = this
    const race = new Race(search.entrants(root, base), this.temper)
    const luck = new Luck(rng)
    const begun = spent(0)
    let done = 0
    const fortune = new Fortune(this.evaluation, chair.seat)
    while (!race.isOver && spent(done) < 1) {
      race.advance((edge, line) => {
        if (spent(done) >= 1) return undefined
        done++
        const chance = luck.of(line)
        const state = chair.rules.resample(base, chair.seat, chance)
        fortune.before(state)
        search.iterate(root, state, chance, edge)
        fortune.after(state)
        return search.chances[chair.seat]!
      })
      race.thin((spent(done) - begun) / (1 - begun), fortune.matters)
      yield
    }
    return race.places
  }

  private stopwatch(): Spent {
    const { iterations = Number.POSITIVE_INFINITY, milliseconds } = this.budget
    if (milliseconds === undefined) return (done) => done / iterations
    const started = this.clock()
    return (done) => Math.max(done / iterations, (this.clock() - started) / milliseconds)
  }
}

/**
 * The legal moves, the best first, each with a chance that can be compared with the others: that of the best, less what
 * the move is behind it.
 */
function ranked(root: Node, places: readonly Place[], legal: readonly Move[], trust: number): Considered[] {
  const able = places.filter(({ edge }) => legal.includes(edge.move))
  const best = able[0]!.edge.chance(root.bias, trust)
  return able.map(({ edge, behind }) => ({
    move: edge.move,
    chance: Math.max(0, best - behind),
    share: edge.visits / Math.max(1, root.visits),
  }))
}
