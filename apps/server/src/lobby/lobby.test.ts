import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../testing/house.ts'
import { Visitor } from '../testing/visitor.ts'
import type { TableCard } from './lobby.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.end())

async function visitor(name: string): Promise<Visitor> {
  const person = new Visitor(server.url)
  await person.guest(name)
  return person
}

const seatsOf = ({ seats }: TableCard) => seats.map(({ seat, name }) => [seat, name])

test('a card says which seats are taken', async () => {
  const ada = await visitor('Ada')
  const { id } = await ada.createTable({ game: 'seasons', players: 4 })
  const card = await ada.ok<TableCard>('POST', `/api/tables/${id}/seat`, { seat: 2, bot: 'adept' })
  expect(seatsOf(card)).toEqual([
    [0, 'Ada'],
    [2, 'adept'],
  ])
  const bob = await visitor('Bob')
  expect(seatsOf(await bob.join(id))).toEqual([
    [0, 'Ada'],
    [1, 'Bob'],
    [2, 'adept'],
  ])
})

test('a freed seat is free again', async () => {
  const ada = await visitor('Ada')
  const { id } = await ada.createTable({ game: 'temples', players: 3 })
  await ada.ok('POST', `/api/tables/${id}/seat`, { seat: 1, bot: 'novice' })
  await ada.ok('POST', `/api/tables/${id}/seat`, { seat: 2, bot: 'master' })
  const card = await ada.ok<TableCard>('POST', `/api/tables/${id}/seat`, { seat: 1 })
  expect(seatsOf(card)).toEqual([
    [0, 'Ada'],
    [2, 'master'],
  ])
})

test('the tables that wait for a person come first, whatever the seat', async () => {
  const ada = await visitor('Ada')
  const bob = await visitor('Bob')
  const waiting = await ada.createTable({ game: 'seasons', players: 2 })
  await bob.join(waiting.id)
  await ada.ok('POST', `/api/tables/${waiting.id}/start`)
  const open = await bob.createTable({ game: 'seasons', players: 2 })
  // The draft asks everybody at once.
  const mine = await bob.ok<TableCard[]>('GET', '/api/my/tables')
  expect(mine.map(({ id }) => id)).toEqual([waiting.id, open.id])
})
