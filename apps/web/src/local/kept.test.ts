import { expect, test } from 'vitest'
import { type KeptGame, readGames, tidied } from './kept.ts'

const game = (id: string, changes: Partial<KeptGame> = {}): KeptGame => ({
  id,
  game: 'seasons',
  players: 2,
  options: {},
  seed: 's',
  bots: [null, 'adept'],
  at: Number(id),
  moves: 3,
  over: false,
  ...changes,
})

test('the newest game is first', () => {
  expect(tidied([game('1'), game('3'), game('2')]).map(({ id }) => id)).toEqual(['3', '2', '1'])
})

test('when there are too many, finished games go first', () => {
  const many = Array.from({ length: 12 }, (_, i) => game(String(i)))
  expect(tidied([...many, game('99', { over: true })])).toHaveLength(12)
  expect(tidied([...many, game('99', { over: true })]).map(({ id }) => id)).not.toContain('99')
})

test('whatever is no game is left out', () => {
  const kept = game('1')
  expect(readGames(JSON.stringify([kept, null, 7, { ...kept, game: 'chess' }, { ...kept, seed: 1 }]))).toEqual([kept])
  expect(readGames('not json')).toEqual([])
  expect(readGames('{}')).toEqual([])
  expect(readGames(null)).toEqual([])
})
