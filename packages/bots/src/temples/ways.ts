import { HIGHEST_LEVEL, LOWEST_LEVEL, SPACES } from '@athanor/temples/inside'

/**
 * Every way along the lines of a grid that a chain can take, as sets of bits: a way is a bit of a word. Ways that cannot
 * be longer are there, too; the beginning of a way stands for all shorter ones. Worked out once for a grid.
 */
export interface Ways {
  /** How many words a set has. */
  readonly words: number
  /** The set of ways whose crystal at `position` lies on `space` begins at `(space * HIGHEST_LEVEL + position) * words`. */
  readonly through: Int32Array
  /** The set of ways with at least `position + 1` crystals begins at `position * words`. */
  readonly reaching: Int32Array
}

const BITS = 32
const known = new WeakMap<readonly number[], Ways>()

/** The ways of a grid; `joined` has, by space, the bits of the spaces joined to it. */
export function waysOf(joined: readonly number[]): Ways {
  let ways = known.get(joined)
  if (!ways) {
    ways = asSets(walks(joined))
    known.set(joined, ways)
  }
  return ways
}

function walks(joined: readonly number[]): number[][] {
  const found: number[][] = []
  const extend = (walk: readonly number[]): void => {
    const next = walk.length === HIGHEST_LEVEL ? [] : freeNeighbours(joined, walk)
    if (next.length === 0 && walk.length >= LOWEST_LEVEL) found.push([...walk])
    for (const space of next) extend([...walk, space])
  }
  for (let space = 0; space < SPACES; space++) extend([space])
  return found
}

function freeNeighbours(joined: readonly number[], walk: readonly number[]): number[] {
  const free: number[] = []
  for (let space = 0; space < SPACES; space++)
    if ((joined[walk.at(-1)!]! >> space) & 1 && !walk.includes(space)) free.push(space)
  return free
}

function asSets(found: readonly (readonly number[])[]): Ways {
  const words = Math.ceil(found.length / BITS)
  const through = new Int32Array(SPACES * HIGHEST_LEVEL * words)
  const reaching = new Int32Array(HIGHEST_LEVEL * words)
  found.forEach((walk, i) => {
    const word = Math.floor(i / BITS)
    const bit = 1 << (i % BITS)
    walk.forEach((space, position) => {
      through[(space * HIGHEST_LEVEL + position) * words + word]! |= bit
      reaching[position * words + word]! |= bit
    })
  })
  return { words, through, reaching }
}
