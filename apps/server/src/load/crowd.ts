import { once } from 'node:events'
import { rngFrom } from '@athanor/kernel'
import type { WebSocket } from 'ws'
import { Visitor } from '../testing/visitor.ts'
import { Pair } from './pair.ts'

/** So many people come in at once. */
const AT_ONCE = 40

/** Pairs of guests, each with a socket and with tables that have begun. */
export const crowd = (url: string, game: string, pairs: number, tablesEach: number): Promise<Pair[]> =>
  many(pairs, async (n) => {
    const people = [new Visitor(url), new Visitor(url)]
    await Promise.all(people.map((person, i) => person.guest(`Guest ${n}-${i}`)))
    const tables = await oneByOne(tablesEach, () => beginTable(people, game))
    return new Pair(await Promise.all(people.map((person) => openSocket(person))), tables, rngFrom(`load ${n}`))
  })

/** Sockets that are open and say nothing. */
export const idlers = async (url: string, sockets: number, each: number): Promise<WebSocket[]> => {
  const opened = await many(Math.ceil(sockets / each), async (n) => {
    const person = new Visitor(url)
    await person.guest(`Idler ${n}`)
    return oneByOne(Math.min(each, sockets - n * each), () => openSocket(person))
  })
  return opened.flat()
}

async function beginTable([host, guest]: readonly Visitor[], game: string): Promise<string> {
  const { id } = await host!.createTable({ game, players: 2 })
  await guest!.join(id)
  await host!.ok('POST', `/api/tables/${id}/start`)
  return id
}

async function openSocket(person: Visitor): Promise<WebSocket> {
  const socket = await person.socket()
  await once(socket, 'open')
  return socket
}

async function oneByOne<T>(n: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  while (made.length < n) made.push(await make())
  return made
}

/** Makes so many, some of them at once. */
async function many<T>(n: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const made: T[] = new Array(n)
  let next = 0
  const worker = async (): Promise<void> => {
    for (let i = next++; i < n; i = next++) made[i] = await make(i)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, n) }, worker))
  return made
}
