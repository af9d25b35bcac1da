import type { Json } from '@athanor/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Delta, deltaOf, patched } from './delta.ts'

/** Views name their keys themselves, never by a word that every object knows. */
const EVERYWHERE = new Set(Object.getOwnPropertyNames(Object.prototype))
const named = fc.string({ unit: 'binary' }).filter((key) => !EVERYWHERE.has(key))
const { json } = fc.letrec<{ json: Json; leaf: Json; list: Json; branch: Json }>((tie) => ({
  leaf: fc.oneof(fc.constant(null), fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string()),
  list: fc.array(tie('json'), { maxLength: 5 }),
  branch: fc.dictionary(named, tie('json'), { maxKeys: 5 }),
  json: fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('list'), tie('branch')),
}))

const read = (text: string): Delta | undefined => (text === '' ? undefined : (JSON.parse(text) as Delta))

test('a view and its changes give the next view, and the view before stays as it was', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const kept = structuredClone(before)
      expect(patched(before, read(deltaOf(before, after)))).toEqual(JSON.parse(JSON.stringify(after)))
      expect(before).toEqual(kept)
    }),
  )
})

/** The same value, of which everything is frozen that has an even depth. */
function frozenIn(value: Json, depth = 0): Json {
  if (typeof value !== 'object' || value === null) return value
  const copy: Json = Array.isArray(value)
    ? value.map((item: Json) => frozenIn(item, depth + 1))
    : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, frozenIn(item as Json, depth + 1)]))
  return depth % 2 === 0 ? Object.freeze(copy) : copy
}

test('what is frozen is written once, and reads like everything else', () => {
  fc.assert(
    fc.property(json, (value) => {
      const told = { whole: frozenIn(value), part: frozenIn(value, 1) }
      const text = deltaOf({ whole: 'before', part: 'before' }, told)
      expect(deltaOf({ whole: 'before', part: 'before' }, told)).toBe(text)
      expect(patched({ whole: 'before', part: 'before' }, read(text))).toEqual(JSON.parse(JSON.stringify(told)))
    }),
  )
})

test('equal views have no changes, and a small change is small', () => {
  const view = {
    players: [
      { crystals: 3, hand: [1, 2] },
      { crystals: 5, hand: [4] },
    ],
    round: 2,
  }
  expect(deltaOf(view, structuredClone(view))).toBe('')
  const next = { ...view, players: [view.players[0]!, { crystals: 6, hand: [4] }] }
  expect(deltaOf(view, next)).toBe('{"players":{"1":{"crystals":[6]}}}')
})

test('a key that is gone is gone', () => {
  expect(patched({ a: 1, b: 2 }, read(deltaOf({ a: 1, b: 2 }, { b: 2 })))).toEqual({ b: 2 })
})
