import { begin } from '@athanor/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternOf } from './chains.ts'
import { EMPTY, KIND_NAMES, KINDS, SPACES } from './crystal.ts'
import { breakMoves } from './curse.ts'
import { BUILT_IN } from './data/index.ts'
import { formatMove } from './move.ts'
import { RAISED_CHAIN } from './powers.ts'
import { temples } from './rules.ts'
import { boardOf, type State, TRACK } from './state.ts'

const SEAT = 1
const { edges } = BUILT_IN.grid
const areJoined = (a: number, b: number): boolean =>
  edges.some(([from, to]) => (from === a && to === b) || (from === b && to === a))

/** All ways of 3 to 5 different spaces along the lines, from the data alone: spaces are counted from 1. */
const WAYS: number[][] = []
function walkOn(way: number[]): void {
  if (way.length >= 3) WAYS.push(way)
  if (way.length === 5) return
  for (let space = 1; space <= SPACES; space++)
    if (!way.includes(space) && (way.length === 0 || areJoined(way.at(-1)!, space))) walkOn([...way, space])
}
walkOn([])

/** What can be broken at a place, by trying every way for every curse of the printed table. */
function bruteForce(state: State, place: number): string[] {
  const { players } = state.table
  const index = state.table.temples[place]!
  const { arc, spaces } = BUILT_IN.temples[index]!
  const colours = state.crystals.slice(SEAT * SPACES, (SEAT + 1) * SPACES).map((kind) => KIND_NAMES[kind])
  const crystals = colours.filter((colour) => colour !== undefined).length
  const found: string[] = []
  spaces.forEach(({ curses, crossedOutFor, virtualMarkerFor }, i) => {
    if (crossedOutFor.includes(players) || virtualMarkerFor.includes(players)) return
    if (state.markers[index * TRACK + i]! > 0) return
    for (const { end, level } of curses) {
      const wanted = end === 'left' ? arc : [...arc].reverse()
      for (const way of WAYS) {
        const raise = level - way.length
        const price = [0, 2, 3][raise]
        if (price === undefined || (raise > 0 && state.power[SEAT] !== RAISED_CHAIN)) continue
        if (crystals < way.length + price || way.some((space, n) => colours[space - 1] !== wanted[n])) continue
        found.push(`break T${place + 1} ${end} ${way.join('-')}${raise > 0 ? ` +${raise}` : ''}`)
      }
    }
  })
  return found
}

const kinds = fc.integer({ min: EMPTY, max: KINDS - 1 })
/** Mostly the three colours that curses begin with, so that there are chains. */
const crystal = fc.oneof({ weight: 1, arbitrary: kinds }, { weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }) })
const grid = fc.array(crystal, { minLength: SPACES, maxLength: SPACES })
const taken = fc.array(fc.nat({ max: TRACK * 5 - 1 }), { maxLength: 8 })

test('the curses that can be broken are those that brute force finds, each chain once', () => {
  let breaks = 0
  fc.assert(
    fc.property(
      fc.constantFrom(2, 3, 4),
      grid,
      taken,
      fc.boolean(),
      fc.nat(4),
      (players, own, spaces, raises, place) => {
        const state = begin(temples, players, {}, 'chains')
        own.forEach((kind, space) => {
          state.crystals[SEAT * SPACES + space] = kind
        })
        for (const at of spaces) state.markers[at] ||= 1
        state.power[SEAT] = raises ? RAISED_CHAIN : 0
        const moves: number[] = []
        breakMoves(state, boardOf(state), SEAT, patternOf(state.crystals, SEAT * SPACES), place, moves)
        const texts = moves.map(formatMove)
        breaks += texts.length
        expect(new Set(texts).size).toBe(texts.length)
        expect(texts.sort()).toEqual(bruteForce(state, place).sort())
      },
    ),
    { numRuns: 1000 },
  )
  expect(breaks).toBeGreaterThan(1000)
})
