import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardFor } from './board.ts'
import { findChains, patternOf } from './chains.ts'
import { EMPTY, KINDS, SPACES } from './crystal.ts'
import { breakAt, chainOf } from './move.ts'

const grids = fc.array(fc.integer({ min: EMPTY, max: KINDS - 1 }), { minLength: SPACES, maxLength: SPACES })
/** Few colours, so that there are many chains. */
const crowded = fc.array(fc.integer({ min: 1, max: 2 }), { minLength: SPACES, maxLength: SPACES })
const arcs = fc.array(fc.integer({ min: 1, max: KINDS - 1 }), { minLength: 5, maxLength: 9 })
const poorArcs = fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 5, maxLength: 9 })
const allLines = Array.from({ length: SPACES }, (_, a) =>
  Array.from({ length: SPACES - a - 1 }, (_, i) => [a, a + i + 1]),
)
const lineSets = fc.subarray(allLines.flat(), { minLength: 8, maxLength: 30 })

function found(grid: readonly number[], lines: readonly (readonly number[])[], arc: readonly number[]): string[] {
  const joined = Array.from({ length: SPACES }, () => 0)
  for (const [a, b] of lines) {
    joined[a!]! |= 1 << b!
    joined[b!]! |= 1 << a!
  }
  const chains: string[] = []
  findChains(patternOf(grid, 0), joined, arc, (length, chain) => {
    const spaces = chainOf(breakAt(0, 0, 0) + chain)
    expect(spaces).toHaveLength(length)
    chains.push(spaces.join('-'))
  })
  return chains
}

/** Every sequence of 3 to 5 spaces, checked by the letter of the rule. */
function bruteForce(grid: readonly number[], lines: readonly (readonly number[])[], arc: readonly number[]): string[] {
  const isLine = (a: number, b: number): boolean =>
    lines.some(([from, to]) => (from === a && to === b) || (from === b && to === a))
  const chains: string[] = []
  const grow = (spaces: readonly number[]): void => {
    if (spaces.length >= 3) chains.push(spaces.join('-'))
    if (spaces.length === 5) return
    for (let space = 0; space < SPACES; space++) {
      const last = spaces.at(-1)
      if (spaces.includes(space) || grid[space] !== arc[spaces.length]) continue
      if (last === undefined || isLine(last, space)) grow([...spaces, space])
    }
  }
  grow([])
  return chains
}

const builtInLines = boardFor('', 4).data.grid.edges.map(([a, b]) => [a - 1, b - 1])

test('all chains are found, each once, as brute force finds them on random grids', () => {
  fc.assert(
    fc.property(grids, arcs, (grid, arc) => {
      const chains = found(grid, builtInLines, arc)
      expect(new Set(chains).size).toBe(chains.length)
      expect(chains.sort()).toEqual(bruteForce(grid, builtInLines, arc).sort())
    }),
    { numRuns: 1000 },
  )
})

test('the same on crowded grids with any lines', () => {
  fc.assert(
    fc.property(crowded, poorArcs, lineSets, (grid, arc, lines) => {
      const chains = found(grid, lines, arc)
      expect(new Set(chains).size).toBe(chains.length)
      expect(chains.sort()).toEqual(bruteForce(grid, lines, arc).sort())
    }),
    { numRuns: 200 },
  )
})

test('a grid of one colour has all the directed chains of the lattice: 64, 128 and 184', () => {
  const chains = found(new Array(SPACES).fill(1), builtInLines, [1, 1, 1, 1, 1])
  const ofLength = (n: number): number => chains.filter((chain) => chain.split('-').length === n).length
  expect([3, 4, 5].map(ofLength)).toEqual([64, 128, 184])
})
