import type { Move, Seat } from '@athanor/kernel'

/** A decision that a search has met. It is known by the moves that lead to it and by those to choose from. */
export class Node {
  readonly seat: Seat
  visits = 0
  readonly edges: Edge[] = []
  /** The best of what the moves promised at first sight, and how far the others were behind on average. */
  best = 0
  gap = 0

  constructor(seat: Seat) {
    this.seat = seat
  }

  /** The edge of a move; `at` is where it usually is. */
  edgeOf(move: Move, at: number): Edge | undefined {
    const { edges } = this
    if (at < edges.length && edges[at]!.move === move) return edges[at]
    for (let i = 0; i < edges.length; i++) if (edges[i]!.move === move) return edges[i]
    return undefined
  }

  /** How many of the moves promised more than this. */
  rankOf(promise: number): number {
    const { edges } = this
    let rank = 0
    for (let i = 0; i < edges.length; i++) if (edges[i]!.promise > promise) rank++
    return rank
  }

  /** Takes in what a line of play along the edge came to. */
  learn(edge: Edge, chance: number): void {
    this.visits++
    edge.visits++
    edge.total += chance
  }

  /** How much more than it promised may be expected of any move: first looks err alike, since they stop at the same point. */
  get bias(): number {
    let surprise = 0
    for (let i = 0; i < this.edges.length; i++) surprise += this.edges[i]!.surprise
    return surprise / (this.visits + 1)
  }

  /** Forgets what was counted here. */
  restart(): void {
    this.visits = 0
    for (const edge of this.edges) {
      edge.visits = 0
      edge.available = 0
      edge.total = 0
    }
  }

  add(edge: Edge): void {
    this.edges.push(edge)
  }
}

/** A move from a node, and what came of it for the seat that makes it. */
export class Edge {
  readonly move: Move
  /** The chance that the first look promised. */
  promise: number
  /** How likely the move is at first sight, in relation to the others of its node. */
  weight = 1
  /** How many moves of its node promised more at first sight. */
  rank = 0
  visits = 0
  /** How often it could have been chosen: a move may be legal in some of the states only. */
  available = 0
  /** The sum of the chances behind it. */
  total = 0
  /** The decisions that follow, by who is to act and what may be done: after other draws it is another decision. */
  private next: Map<number, Node> | undefined

  constructor(move: Move, promise: number) {
    this.move = move
    this.promise = promise
  }

  /** By how much what was found exceeds what was promised, summed over all visits. */
  get surprise(): number {
    return this.total - this.visits * this.promise
  }

  /** What the seat may expect; the first look, set right by the bias of its node, counts like so many visits. */
  chance(bias: number, trust: number): number {
    return (trust * (this.promise + bias) + this.total) / (trust + this.visits)
  }

  after(seat: Seat, moves: readonly Move[]): Node | undefined {
    return this.next?.get(keyOf(seat, moves))
  }

  grow(seat: Seat, moves: readonly Move[]): Node {
    const node = new Node(seat)
    // Most moves are never followed: a map for each of them would be most of what a search throws away.
    this.next ??= new Map()
    this.next.set(keyOf(seat, moves), node)
    return node
  }
}

/** A number that tells a seat's choice from most others. */
function keyOf(seat: Seat, moves: readonly Move[]): number {
  let key = seat
  for (let i = 0; i < moves.length; i++) key = (Math.imul(key, 31) + moves[i]!) | 0
  return key
}
