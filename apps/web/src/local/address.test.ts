import { expect, test } from 'vitest'
import { playAddress, wishIn } from './address.ts'

test('an address says the whole wish', () => {
  const wish = { game: 'seasons', players: 3, bots: 'master', options: { level: 'archmage', first: '2' } } as const
  const address = new URL(playAddress(wish), 'https://athanor.example')
  expect(address.pathname).toBe('/play/seasons')
  expect(wishIn('seasons', address.searchParams)).toEqual(wish)
})

test('an empty address asks for a game of two against an adept', () => {
  expect(wishIn('temples', new URLSearchParams())).toEqual({ game: 'temples', players: 2, bots: 'adept', options: {} })
})
