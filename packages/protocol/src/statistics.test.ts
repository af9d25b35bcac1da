import type { Standing } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { cardFigures, playedGame } from './statistics.ts'

const standing = (seat: number, place: number, score: number, cards: readonly [string, number][] = []): Standing => ({
  ...{ seat, place, score, won: place === 1, tieBreaks: [] },
  breakdown: cards.map(([key, points]) => ({ for: { key: 'score.card', args: { card: { key } } }, points })),
})
const about = { id: 'g', game: 'seasons', at: 5 }
const others = [{ seat: 1, name: 'Bea' }]

test('a game that was played to its end has a place, points and cards', () => {
  const standings = [standing(0, 2, 90, [['card.3', 6]]), standing(1, 1, 120, [['card.4', 8]])]
  expect(playedGame(about, { how: 'played', winners: [1], standings }, 0, others)).toEqual({
    ...about,
    won: false,
    place: 2,
    score: 90,
    cards: { 'card.3': 6 },
    others: [{ name: 'Bea', won: true }],
  })
})

test('whoever had given up has no part in the places, and has no points of what a bot played on', () => {
  const standings = [standing(0, 2, 90), standing(1, 1, 120), standing(2, 3, 70)]
  const result = { how: 'played', winners: [0], standings, out: [1] } as const
  expect(playedGame(about, result, 0, [])).toMatchObject({ won: true, place: 1, score: 90 })
  expect(playedGame(about, result, 2, [])).toMatchObject({ won: false, place: 2, score: 70 })
  expect(playedGame(about, result, 1, [])).toEqual({ ...about, won: false, cards: {}, others: [] })
})

test('a game that somebody gave up has only a winner', () => {
  expect(playedGame(about, { how: 'resigned', winners: [0] }, 0, others)).toEqual({
    ...about,
    won: true,
    cards: {},
    others: [{ name: 'Bea', won: false }],
  })
})

test('figures of cards: how many had one, how often they won, what it brought', () => {
  const figures = cardFigures([
    { won: 0.5, cards: { a: 4, b: 1 } },
    { won: 1, cards: { a: 8 } },
    { won: 0, cards: { c: -2 } },
  ])
  expect(figures).toEqual([
    { card: 'a', played: 2, won: 0.75, meanPoints: 6 },
    { card: 'b', played: 1, won: 0.5, meanPoints: 1 },
    { card: 'c', played: 1, won: 0, meanPoints: -2 },
  ])
})
