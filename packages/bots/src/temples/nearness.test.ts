import { below, rngFrom } from '@athanor/kernel'
import { type Board, boardOf, EMPTY, KINDS, SPACES } from '@athanor/temples/inside'
import { scenario } from '@athanor/temples/testing'
import { expect, test } from 'vitest'
import { CURSES, FAR, nearness } from './nearness.ts'

const board = boardOf(scenario({ players: 2 }).state)

/** Every way of so many spaces along the lines. */
function walks({ lines }: Board, length: number): number[][] {
  let found = Array.from({ length: SPACES }, (_, space) => [space])
  for (let n = 1; n < length; n++)
    found = found.flatMap((walk) =>
      lines[walk.at(-1)!]!.filter((space) => !walk.includes(space)).map((space) => [...walk, space]),
    )
  return found
}

/** The same by trying every way. */
function tried(grid: readonly number[], arc: readonly number[], length: number) {
  let missing = FAR
  let wanted = 0
  for (const walk of walks(board, length)) {
    const gaps = walk.flatMap((space, i) => (grid[space] === EMPTY ? [arc[i]!] : []))
    if (walk.some((space, i) => grid[space] !== EMPTY && grid[space] !== arc[i])) continue
    if (gaps.length < missing) missing = gaps.length
    if (gaps.length === 1) wanted |= 1 << gaps[0]!
  }
  const needed = arc.slice(0, length)
  const lacking = needed.filter((kind, i) => {
    const before = needed.slice(0, i).filter((other) => other === kind).length
    return grid.filter((other) => other === kind).length <= before
  }).length
  return { missing, wanted, lacking }
}

test('what is missing for every curse is found as by trying every way (seeds "grid 0" to "grid 19")', () => {
  for (let n = 0; n < 20; n++) {
    const rng = rngFrom(`grid ${n}`)
    const grid = Array.from({ length: SPACES }, () => (below(rng, 3) === 0 ? EMPTY : below(rng, KINDS)))
    const near = nearness(board, grid)
    board.temples.forEach(({ arcs }, temple) => {
      for (const end of [0, 1]) {
        for (const level of [3, 4, 5]) {
          const curse = temple * CURSES + end * 3 + level - 3
          const found = tried(grid, arcs[end]!, level)
          expect([near.missing[curse], near.lacking[curse]]).toEqual([found.missing, found.lacking])
          expect(near.wanted[curse]).toBe(found.wanted)
        }
      }
    })
  }
})

test('an empty grid misses every crystal of the short curses', () => {
  const { missing, lacking } = nearness(board, new Array(SPACES).fill(EMPTY))
  expect([...missing.slice(0, 3)]).toEqual([3, FAR, FAR])
  expect([...lacking.slice(0, 3)]).toEqual([3, 4, 5])
})
