import { type Rng, split } from '@athanor/kernel'
import type { Edge } from './tree.ts'

/**
 * The chance of every line of play. The first line behind one move meets the same chance as the first behind another, and
 * so do the second ones: moves are compared by what they make of the same luck.
 */
export class Luck {
  private readonly rng: Rng
  private readonly known: Rng[] = []
  private readonly lines = new Map<Edge, number>()

  constructor(rng: Rng) {
    this.rng = rng
  }

  /** The chance of the next line behind a move. */
  of(edge: Edge): Rng {
    const line = this.lines.get(edge) ?? 0
    this.lines.set(edge, line + 1)
    if (line === this.known.length) this.known.push(split(this.rng))
    const [a, b, c, d] = this.known[line]!
    return [a, b, c, d]
  }
}
