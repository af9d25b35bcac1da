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
    race.thin(spent)
    expect(race.leaders).toHaveLength(left)
  }
  expect(race.leaders.map(({ move }) => move)).toEqual([7, 6])
})

test('a move that is clearly behind drops out before its time, however much luck weighs', () => {
  const race = new Race(edges(0, 0))
  let lines = 0
  while (!race.isOver && lines < 100) {
    race.advance(result)
    race.thin(0)
    lines++
  }
  expect(lines).toBeLessThan(20)
  expect(race.leaders.map(({ move }) => move)).toEqual([1])
})

test('moves that come to the same stay in the race, and the first look decides', () => {
  const race = new Race(edges(0.2, 0.4, 0.3))
  for (let line = 0; line < 40; line++) {
    race.advance((_, line) => line)
    race.thin(0)
  }
  expect(race.leaders.map(({ move }) => move)).toEqual([1, 2, 0])
})

test('before the first line the first look leads', () => {
  expect(new Race(edges(0.2, 0.4, 0.3)).leaders.map(({ move }) => move)).toEqual([1, 2, 0])
})

test('a line that not all moves have met does not count', () => {
  const race = new Race(edges(0.5, 0.1))
  race.advance(({ move }) => (move === 0 ? 1 : undefined))
  race.thin(1)
  race.advance(({ move }) => move)
  race.thin(1)
  expect(race.leaders.map(({ move }) => move)).toEqual([1, 0])
})
