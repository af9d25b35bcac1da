import type { PlayedGame } from '@athanor/protocol'
import { expect, test } from 'vitest'
import { resultsOf, rivals, scored } from './mine.ts'

const game = (at: number, changes: Partial<PlayedGame> = {}): PlayedGame => ({
  ...{ id: String(at), game: 'seasons', at, won: false, cards: {}, others: [] },
  ...changes,
})

test('a game that somebody gave up counts as played, but has no points', () => {
  const games = [game(3, { won: true }), game(2, { place: 2, score: 60 }), game(1, { won: true, place: 1, score: 90 })]
  expect(resultsOf('seasons', games)).toEqual({ game: 'seasons', played: 3, won: 2, meanPlace: 1.5, meanPoints: 75 })
  expect(scored(games).map(({ id }) => id)).toEqual(['1', '2'])
  expect(resultsOf('seasons', [game(1)]).meanPoints).toBeUndefined()
})

test('people are told apart by who they are, bots by their level', () => {
  const ann = { name: 'Ann', person: 'a', won: true }
  const other = { name: 'Ann', person: 'b', won: false }
  const adept = { name: 'adept', bot: 'adept', won: false }
  const met = rivals([
    game(1, { others: [ann, adept] }),
    game(2, { won: true, others: [adept, { ...adept, won: true }] }),
    game(3, { won: true, others: [other, { ...adept, bot: 'novice' }, adept] }),
  ])
  expect(met.map(({ key, games, iWon, theyWon }) => [key, games, iWon, theyWon])).toEqual([
    ['bot adept', 3, 2, 1],
    ['a', 1, 0, 1],
    ['b', 1, 1, 0],
    ['bot novice', 1, 1, 0],
  ])
})
