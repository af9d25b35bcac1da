import { expect, test } from 'vitest'
import { chairs, type Person, seatOf, type TableCard, waitsFor } from './cards.ts'

const vera: Person = { id: 'v', name: 'Vera', kept: false }
const card: TableCard = {
  id: 't',
  game: 'seasons',
  version: 1,
  players: 4,
  options: {},
  pace: { kind: 'untimed', move: 0, bank: 0 },
  onTimeout: 'bot',
  hidden: false,
  delay: 0,
  status: 'running',
  host: 'h',
  created: 0,
  ended: null,
  touched: 0,
  commitment: 'c',
  seats: [
    { seat: 0, name: 'Host', person: 'h', ready: true },
    { seat: 2, name: 'Vera', person: 'v', ready: true },
    { seat: 3, name: 'adept', bot: 'adept', ready: true },
  ],
  toAct: 0b0100,
  deadline: null,
}

test('a seat is known by its number, not by its place in the list', () => {
  expect(seatOf(card, vera)?.seat).toBe(2)
  expect(chairs(card).map((seat) => seat?.name)).toEqual(['Host', undefined, 'Vera', 'adept'])
})

test('a table waits for whoever is to act', () => {
  expect(waitsFor(card, vera)).toBe(true)
  expect(waitsFor({ ...card, toAct: 0b1011 }, vera)).toBe(false)
})

test('a table waits for nobody who is not there, and for nobody once it has ended', () => {
  expect(waitsFor(card, null)).toBe(false)
  expect(waitsFor(card, { ...vera, id: 'x' })).toBe(false)
  expect(waitsFor({ ...card, status: 'ended' }, vera)).toBe(false)
})
