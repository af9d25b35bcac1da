import { below, type Rng } from '@athanor/kernel'
import type { Ask, AskKind } from '@athanor/protocol'

/** A well-formed message of every kind: a kind without one does not compile. */
export const specimens = (table: string, person: string): { readonly [K in AskKind]: Ask<K> } => ({
  watch: { t: 'watch', table, since: 3 },
  unwatch: { t: 'unwatch', table },
  move: { t: 'move', table, id: 'm', seq: 0, move: 77 },
  undo: { t: 'undo', table, id: 'u', seq: 0 },
  'ask-undo': { t: 'ask-undo', table, id: 'au', seq: 0, moves: 2 },
  'ask-end': { t: 'ask-end', table, id: 'ae', seq: 0 },
  answer: { t: 'answer', table, id: 'a', seq: 0, yes: true },
  resign: { t: 'resign', table, id: 'r' },
  back: { t: 'back', table, id: 'b' },
  chat: { t: 'chat', table, id: 'c', text: 'Good luck!' },
  mute: { t: 'mute', table, id: 'mu', person, on: true },
  why: { t: 'why', table, id: 'w', seq: 0, moves: [77, 3] },
  plan: { t: 'plan', table, id: 'p', seq: 0, moves: [77] },
  lobby: { t: 'lobby', on: true },
  ping: { t: 'ping', n: 1 },
})

type Fields = { [name: string]: unknown }

const JUNK: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  '../../etc/passwd',
  "'; drop table entries; --",
  '\u0000',
  '\u202e',
  '\ud800',
  'x'.repeat(3000),
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  [],
  [[[[[[]]]]]],
  {},
  { toString: 'no function' },
  { length: 1e9 },
]
const NAMES = ['__proto__', 'constructor', 'toString', 'seat', 'only', 't', '']

const any = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)]!

/** Ways to spoil a message that is still JSON. */
const spoilFields: readonly ((rng: Rng, fields: Fields) => unknown)[] = [
  (_, fields) => fields,
  (rng, fields) => ({ ...fields, [any(rng, Object.keys(fields))]: any(rng, JUNK) }),
  (rng, fields) => ({ ...fields, [any(rng, Object.keys(fields))]: below(rng, 2 ** 20) }),
  (rng, fields) => ({ ...fields, id: `fuzz-${below(rng, 2 ** 20)}`, seq: below(rng, 20), move: below(rng, 2 ** 16) }),
  (rng, fields) => Object.fromEntries(Object.entries(fields).filter(() => below(rng, 4) > 0)),
  (rng, fields) => ({ ...fields, [any(rng, NAMES)]: any(rng, JUNK) }),
  (_, fields) => [fields],
  (rng) => any(rng, JUNK),
]

/** Ways to spoil the text of a message. */
const spoilText: readonly ((rng: Rng, text: string) => string)[] = [
  (_, text) => text,
  (_, text) => text,
  (_, text) => text,
  (rng, text) => text.slice(0, below(rng, text.length + 1)),
  (rng, text) => text.slice(below(rng, text.length + 1)),
  (rng, text) => replaced(rng, text, String.fromCharCode(below(rng, 0x250))),
  (rng, text) => replaced(rng, text, any(rng, ['{', '}', '"', '\\', ',', ':', '[', '1e999'])),
  (rng, text) => text + text.slice(below(rng, text.length + 1)),
  (rng) => '['.repeat(below(rng, 4000)),
]

function replaced(rng: Rng, text: string, by: string): string {
  const place = below(rng, text.length + 1)
  return text.slice(0, place) + by + text.slice(place + 1)
}

/** A specimen, spoiled in some way or another; now and then it is still good. */
export function mutated(rng: Rng, specimen: object): string {
  const data = any(rng, spoilFields)(rng, { ...specimen })
  return any(rng, spoilText)(rng, JSON.stringify(data))
}
