import { type Rng, split } from '@athanor/kernel'

/** The chance of every line of play: a line meets the same chance behind every move. */
export class Luck {
  private readonly rng: Rng
  private readonly known: Rng[] = []

  constructor(rng: Rng) {
    this.rng = rng
  }

  of(line: number): Rng {
    while (line >= this.known.length) this.known.push(split(this.rng))
    const [a, b, c, d] = this.known[line]!
    return [a, b, c, d]
  }
}
