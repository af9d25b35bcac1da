import type { Standing } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'

const standing = (seat: number, score: number, place: number): Standing => ({
  seat,
  score,
  place,
  won: place === 1,
  breakdown: [{ for: { key: 'score.x' }, points: score }],
  tieBreaks: [],
})

test('a game that was played has places', () => {
  const columns = columnsOf({ how: 'played', winners: [1], standings: [standing(0, 5, 2), standing(1, 9, 1)] })
  expect(columns.map(({ standing: { seat }, won, place }) => [seat, won, place])).toEqual([
    [1, true, 1],
    [0, false, 2],
  ])
})

test('whoever had given up comes last and has no place, whatever the bot made of the seat', () => {
  const standings = [standing(0, 5, 3), standing(1, 9, 2), standing(2, 12, 1)]
  const columns = columnsOf({ how: 'played', winners: [1], standings, out: [2] })
  expect(columns.map(({ standing: { seat }, won, place }) => [seat, won, place])).toEqual([
    [1, true, 1],
    [0, false, 2],
    [2, false, undefined],
  ])
})

test('in a game that was given up the winner comes first, whatever the points were, and nobody has a place', () => {
  const stood = [standing(0, 30, 1), standing(1, 9, 2), standing(2, 12, 3)]
  const columns = columnsOf({ how: 'resigned', winners: [1], by: 0, stood })
  expect(columns.map(({ standing: { seat, score }, won, place }) => [seat, score, won, place])).toEqual([
    [1, 9, true, undefined],
    [0, 30, false, undefined],
    [2, 12, false, undefined],
  ])
})

test('a game without points has no columns', () => {
  expect(columnsOf({ how: 'outdated', winners: [] })).toEqual([])
})
