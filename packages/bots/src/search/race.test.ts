import { expect, test } from 'vitest'
import { Race } from './race.ts'
import { Edge } from './tree.ts'

const edges = (...promises: number[]): Edge[] => promises.map((promise, move) => new Edge(move, promise))

/** What a line comes to behind a move: the better the move, the more, and the same luck for all. */
const result = ({ move }: Edge, line: number): number => move / 10 + (line % 7)

test('half of the moves drop out in every stage, and two are left in the last', () => {
  const race = new Race(edges(0, 0, 0, 0, 0, 0, 0, 0))
  for (const [spent, left] of [
    [0.1, 8],
    [0.4, 4],
    [0.7, 2],
    [0.99, 2],
  ] as const) {
    race.advance(result)
    race.thin(spent, true)
    expect(race.leaders).toHaveLength(left)
  }
  expect(race.leaders.map(({ move }) => move)).toEqual([7, 6])
})

test('a move that is clearly behind drops out before its time, however much luck weighs', () => {
  const race = new Race(edges(0, 0))
  let lines = 0
  while (!race.isOver && lines < 100) {
    race.advance(result)
    race.thin(0, true)
    lines++
  }
  expect(lines).toBeLessThan(20)
  expect(race.leaders.map(({ move }) => move)).toEqual([1])
})

test('where luck plays no part nobody is left behind before the time', () => {
  const race = new Race(edges(0, 0))
  for (let line = 0; line < 100; line++) {
    race.advance(result)
    race.thin(0, false)
  }
  expect(race.leaders).toHaveLength(2)
})

test('moves that come to the same stay in the race, and the first look decides', () => {
  const race = new Race(edges(0.2, 0.4, 0.3))
  for (let line = 0; line < 40; line++) {
    race.advance((_, line) => line)
    race.thin(0, true)
  }
  expect(race.leaders.map(({ move }) => move)).toEqual([1, 2, 0])
})

test('before the first line the first look leads', () => {
  expect(new Race(edges(0.2, 0.4, 0.3)).leaders.map(({ move }) => move)).toEqual([1, 2, 0])
})

test('a line that not all moves have met does not count', () => {
  const race = new Race(edges(0.5, 0.1))
  race.advance(({ move }) => (move === 0 ? 1 : undefined))
  race.thin(1, true)
  race.advance(({ move }) => move)
  race.thin(1, true)
  expect(race.leaders.map(({ move }) => move)).toEqual([1, 0])
})

test('how far a move is behind is told by the lines that it met together with the best', () => {
  const race = new Race(edges(0, 0, 0, 0))
  // Luck gets worse from line to line: whoever drops out early has met the better part of it.
  const worse = ({ move }: Edge, line: number): number => move / 10 - line
  for (const spent of [0.1, 0.6, 0.7, 0.9]) {
    race.advance(worse)
    race.thin(spent, true)
  }
  expect(race.leaders).toHaveLength(2)
  expect(race.places.map(({ edge }) => edge.move)).toEqual([3, 2, 1, 0])
  race.places.forEach(({ behind }, place) => {
    expect(behind).toBeCloseTo(place / 10)
  })
})

test('a line that not all have met does not count for who is behind', () => {
  const race = new Race(edges(0, 0))
  race.advance(result)
  race.advance(({ move }) => (move === 0 ? 100 : undefined))
  race.thin(1, true)
  expect(race.places[1]!.behind).toBeCloseTo(0.1)
})

test('before the first line the first look tells who is behind', () => {
  const [, second, third] = new Race(edges(0.2, 0.4, 0.3)).places
  expect(second).toMatchObject({ edge: { move: 2 }, behind: expect.closeTo(0.1) })
  expect(third).toMatchObject({ edge: { move: 0 }, behind: expect.closeTo(0.2) })
})
