import type { Move } from '@athanor/kernel'
import { HIGHEST_LEVEL, LOWEST_LEVEL } from './board.ts'
import { EMPTY, KINDS, type Kind, SPACES } from './crystal.ts'
import { link } from './move.ts'

/** Told of every chain: its length, and its spaces as they stand in a move. A longer chain is told after its beginning. */
export type Found = (length: number, chain: Move) => void

/** By kind: the spaces with such a crystal, as bits. */
export type Pattern = number[]

/** The grid whose 12 spaces begin at `at`, looked at by kinds. `into` is filled and returned. */
export function patternOf(crystals: readonly number[], at: number, into: Pattern = []): Pattern {
  for (let kind = 0; kind < KINDS; kind++) into[kind] = 0
  for (let space = 0; space < SPACES; space++) {
    const kind = crystals[at + space]!
    if (kind !== EMPTY) into[kind]! |= 1 << space
  }
  return into
}

// What a search is about; no search begins inside another.
let spaces: Pattern
let joined: readonly number[]
let arc: readonly Kind[]
let found: Found

/**
 * Finds every chain in a grid that has the colours of the arc in their order: a path along the lines in which no space
 * comes twice. Each is found once, since a path is walked from its first space on. `lines` has, by space, the bits of the
 * spaces joined to it. MT-CURSE-05 to MT-CURSE-09
 */
export function findChains(grid: Pattern, lines: readonly number[], colours: readonly Kind[], tell: Found): void {
  spaces = grid
  joined = lines
  arc = colours
  found = tell
  const second = grid[colours[1]!]!
  if (second === 0 || grid[colours[2]!] === 0) return
  for (let rest = grid[colours[0]!]!; rest !== 0; rest &= rest - 1) {
    const space = lowest(rest)
    if ((joined[space]! & second) !== 0) extend(1, space, 1 << space, link(0, space))
  }
}

/** Goes on from a chain of `length` crystals that ends at `space`. */
function extend(length: number, space: number, used: number, chain: Move): void {
  if (length >= LOWEST_LEVEL) {
    found(length, chain)
    if (length === HIGHEST_LEVEL) return
  }
  for (let rest = joined[space]! & spaces[arc[length]!]! & ~used; rest !== 0; rest &= rest - 1) {
    const next = lowest(rest)
    extend(length + 1, next, used | (1 << next), chain + link(length, next))
  }
}

const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask)
