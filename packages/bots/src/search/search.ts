import { firstToAct, type GameState, type Move, maskOf, type Rng, type Seat } from '@athanor/kernel'
import { pickWeighted, softened } from '../chance.ts'
import type { Evaluation } from '../evaluation.ts'
import { Foresight } from '../foresight.ts'
import type { Outlook } from '../outlook.ts'
import { TEMPER, type Temper } from '../temper.ts'
import { Edge, type Node } from './tree.ts'

/** Decisions at which nothing is to be lost are still decisions. */
const LEAST_GAP = 1e-6

/** So far one line of play goes; longer ones are weighed where they are. */
const MOST_MOVES = 200

/**
 * Information-set tree search. Every iteration plays on another state that the seat cannot tell from the real one,
 * along the moves that look best for whoever is to act, and adds one decision to the tree. The tree knows the moves made
 * and the moves to choose from: what chance and hidden cards bring is averaged, unless it changes the choice.
 */
export class Search {
  private readonly evaluation: Evaluation
  private readonly seat: Seat
  private readonly temper: Temper
  private readonly foresight: Foresight
  /** What the last iteration found: every seat's chance of winning. */
  readonly chances: Float64Array
  private readonly tried: Float64Array
  /** The line of play of the running iteration. */
  private readonly nodes: Node[] = []
  private readonly edges: Edge[] = []

  constructor(evaluation: Evaluation, seat: Seat, temper = TEMPER) {
    this.evaluation = evaluation
    this.seat = seat
    this.temper = temper
    this.foresight = new Foresight(evaluation, temper.breadth)
    this.chances = new Float64Array(evaluation.players)
    this.tried = new Float64Array(evaluation.players)
  }

  /** The moves of a seat that deserve a thought. */
  candidates(state: GameState, seat: Seat): readonly Move[] {
    return this.evaluation.candidates(state, seat)
  }

  /** One line of play on `state`, which is used up; it begins with `first`, if that is given. */
  iterate(root: Node, state: GameState, rng: Rng, first?: Edge): void {
    this.nodes.length = 0
    this.edges.length = 0
    this.descend(root, state, rng, first)
    for (let i = 0; i < this.edges.length; i++) {
      const node = this.nodes[i]!
      node.learn(this.edges[i]!, this.chances[node.seat]!)
    }
  }

  /** Plays down the tree and past its edge by one decision; `chances` tells how that looks. */
  private descend(root: Node, state: GameState, rng: Rng, first: Edge | undefined): void {
    const { rules } = this.evaluation
    let edge: Edge | undefined
    for (let played = 0; played < MOST_MOVES; played++) {
      const seat = this.nextSeat(state, rng)
      if (seat < 0) break
      if (first && !edge) {
        edge = this.follow(root, first, state)
        continue
      }
      const moves = this.evaluation.candidates(state, seat)
      if (moves.length === 1 && edge) {
        rules.apply(state, seat, moves[0]!)
        continue
      }
      const known = edge ? edge.after(seat, moves) : root
      const node = known ?? edge!.grow(seat, moves)
      if (node.edges.length === 0) {
        this.expand(node, state, moves)
        return
      }
      edge = this.follow(node, this.select(node, state, moves), state)
    }
    this.evaluation.chances(state, this.chances)
  }

  private follow(node: Node, edge: Edge, state: GameState): Edge {
    this.nodes.push(node)
    this.edges.push(edge)
    this.evaluation.rules.apply(state, node.seat, edge.move)
    return edge
  }

  /**
   * Who decides next. Where several decide at the same time nobody knows what the others do: they are given moves that
   * look good to them, and the seat that thinks comes last.
   */
  nextSeat(state: GameState, rng: Rng): Seat {
    const { rules } = this.evaluation
    for (let mask = rules.toAct(state); ; mask = rules.toAct(state)) {
      const first = firstToAct(mask)
      if (first < 0 || mask === maskOf(first)) return first
      const seat = first === this.seat ? firstToAct(mask & ~maskOf(first)) : first
      this.guess(state, seat, rng)
    }
  }

  private guess(state: GameState, seat: Seat, rng: Rng): void {
    const { rules } = this.evaluation
    const moves = this.evaluation.candidates(state, seat)
    const promise = new Float64Array(moves.length)
    for (let i = 0; i < moves.length; i++) {
      this.foresight.tryMove(state, seat, moves[i]!, this.tried)
      promise[i] = this.tried[seat]!
    }
    rules.apply(state, seat, moves[pickWeighted(softened(promise, this.temper.guess), rng)]!)
  }

  /** Looks at every move of a new node once; the best one tells what the node is worth. */
  private expand(node: Node, state: GameState, moves: readonly Move[]): void {
    let best = -1
    for (let i = 0; i < moves.length; i++) {
      const { promise } = this.look(node, state, moves[i]!)
      if (promise <= best) continue
      best = promise
      this.chances.set(this.tried)
    }
    this.weigh(node)
  }

  /** Begins with what somebody saw who looked longer. */
  begin(root: Node, { moves, promise }: Outlook): void {
    for (let i = 0; i < moves.length; i++) {
      const known = root.edgeOf(moves[i]!, i)
      if (known) known.promise = promise[i]!
      else root.add(new Edge(moves[i]!, promise[i]!))
    }
  }

  /** The moves to choose from at the root, with nothing counted yet: what is known of the decisions behind them stays. */
  entrants(root: Node, state: GameState): Edge[] {
    root.restart()
    const edges = this.candidates(state, root.seat).map(
      (move, i) => root.edgeOf(move, i) ?? this.look(root, state, move),
    )
    this.weigh(root)
    return edges
  }

  /** How likely the moves of a node are, by what they promise. */
  private weigh(node: Node): void {
    const { edges } = node
    let best = -1
    let sum = 0
    for (let i = 0; i < edges.length; i++) {
      const { promise } = edges[i]!
      sum += promise
      if (promise > best) best = promise
    }
    node.best = best
    node.gap = Math.max(best - sum / edges.length, LEAST_GAP)
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]!
      edge.weight = this.likelihood(node, edge)
      edge.rank = node.rankOf(edge.promise)
    }
  }

  private look(node: Node, state: GameState, move: Move): Edge {
    this.foresight.tryMove(state, node.seat, move, this.tried)
    const edge = new Edge(move, this.tried[node.seat]!)
    node.add(edge)
    return edge
  }

  /** A move that was not legal in the states before. */
  private meet(node: Node, state: GameState, move: Move): Edge {
    const edge = this.look(node, state, move)
    edge.weight = this.likelihood(node, edge)
    edge.rank = node.rankOf(edge.promise)
    return edge
  }

  /** A move that promises less is less likely, in relation to what usually is to be lost at this decision. */
  private likelihood({ best, gap }: Node, { promise }: Edge): number {
    return Math.exp(Math.min(0, promise - best) / (this.temper.warmth * gap))
  }

  /**
   * The move to follow: much promised or found, in relation to how often it was tried. Where there are many, only those
   * that promised most are open at first, and more of them the more often the decision is met (progressive widening).
   */
  select(node: Node, state: GameState, moves: readonly Move[]): Edge {
    let weights = 0
    let lowest = Number.POSITIVE_INFINITY
    for (let i = 0; i < moves.length; i++) {
      const edge = node.edgeOf(moves[i]!, i) ?? this.meet(node, state, moves[i]!)
      edge.available++
      weights += edge.weight
      if (edge.rank < lowest) lowest = edge.rank
    }
    const curiosity = (this.temper.curiosity * node.gap) / weights
    const { bias } = node
    const { trust } = this.temper
    const open = Math.max(this.temper.width * Math.sqrt(1 + node.visits), lowest + 1)
    let best = Number.NEGATIVE_INFINITY
    let chosen = node.edges[0]!
    for (let i = 0; i < moves.length; i++) {
      const edge = node.edgeOf(moves[i]!, i)!
      if (edge.rank >= open) continue
      const urge = (curiosity * edge.weight * Math.sqrt(edge.available)) / (1 + edge.visits)
      const score = edge.chance(bias, trust) + urge
      if (score <= best) continue
      best = score
      chosen = edge
    }
    return chosen
  }
}
