import { expect, test } from 'vitest'
import { type KeptGame, MOST, readGames, tidied } from './kept.ts'

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

test('when there are too many, finished games make room', () => {
  const many = Array.from({ length: MOST }, (_, i) => game(String(i), { over: i === 7 }))
  const kept = tidied([...many, game('999')]).map(({ id }) => id)
  expect(kept).toHaveLength(MOST)
  expect(kept).not.toContain('7')
})

test('the newest game stays, even before its first move', () => {
  const many = Array.from({ length: MOST }, (_, i) => game(String(i)))
  expect(tidied([...many, game('999', { moves: 0 })])[0]?.id).toBe('999')
})

test('whatever is no game is left out', () => {
  const kept = game('1')
  expect(readGames(JSON.stringify([kept, null, 7, { ...kept, game: 'chess' }, { ...kept, seed: 1 }]))).toEqual([kept])
  expect(readGames('not json')).toEqual([])
  expect(readGames('{}')).toEqual([])
  expect(readGames(null)).toEqual([])
})
