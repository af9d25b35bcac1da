import { below, type Rng, rngFrom } from '@athanor/kernel'
import type { Tell } from '@athanor/protocol'
import type { TableCard } from '../lobby/card.ts'
import { type Line, Visitor } from './visitor.ts'

export interface Party {
  readonly id: string
  readonly card: TableCard
  readonly people: readonly Visitor[]
  readonly lines: readonly Line[]
}

/** Guests at a table that has begun, each looking at it; the bots that the wish asks for sit with them. */
export async function party(
  url: string,
  wish: { readonly players: number; readonly [name: string]: unknown },
  beforeStart: (id: string) => Promise<unknown> = async () => {},
): Promise<Party> {
  const people = Array.from({ length: wish.players }, () => new Visitor(url))
  await Promise.all(people.map((person, i) => person.guest(NAMES[i]!)))
  const { id, invitation } = await people[0]!.createTable({ game: 'spellbook', ...wish })
  for (const person of people.slice(1)) await person.join(id, invitation)
  await beforeStart(id)
  const card = await people[0]!.ok<TableCard>('POST', `/api/tables/${id}/start`)
  const lines = await Promise.all(people.map((person) => person.connect()))
  await Promise.all(lines.map((line) => line.watch(id)))
  return { id, card, people, lines }
}

const NAMES = ['Ada', 'Bob', 'Cyd', 'Dan']

/** The line whose seat is asked something. */
export const asked = (id: string, lines: readonly Line[]): Line =>
  lines.find((line) => line.tables.get(id)!.scene.decision)!

/** Plays any legal move of the seat and waits until everybody has seen it. */
export async function moveOnce(id: string, lines: readonly Line[], rng: Rng): Promise<Tell> {
  const line = asked(id, lines)
  const { seq, scene } = line.tables.get(id)!
  const { answers } = scene.decision!
  const { move } = answers[below(rng, answers.length)]!
  const answer = await line.do({ t: 'move', table: id, id: line.nextId(), seq, move })
  await everybodyAt(id, lines, seq + 1)
  return answer
}

export const everybodyAt = (id: string, lines: readonly Line[], seq: number): Promise<unknown> =>
  Promise.all(lines.map((line) => line.until(() => line.tables.get(id)!.seq >= seq)))

/** Plays until the game is over. */
export async function playOn(id: string, lines: readonly Line[], seed: string): Promise<void> {
  const rng = rngFrom(seed)
  while (!lines[0]!.tables.get(id)!.scene.result) await moveOnce(id, lines, rng)
}
