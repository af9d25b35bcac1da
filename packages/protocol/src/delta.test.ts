import type { Json } from '@athanor/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deltaOf, patched } from './delta.ts'

/** Views name their keys themselves, never by a word that every object knows. */
const EVERYWHERE = new Set(Object.getOwnPropertyNames(Object.prototype))
const named = fc.string({ unit: 'binary' }).filter((key) => !EVERYWHERE.has(key))
const { json } = fc.letrec<{ json: Json; leaf: Json; list: Json; branch: Json }>((tie) => ({
  leaf: fc.oneof(fc.constant(null), fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string()),
  list: fc.array(tie('json'), { maxLength: 5 }),
  branch: fc.dictionary(named, tie('json'), { maxKeys: 5 }),
  json: fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('list'), tie('branch')),
}))

test('a view and its changes give the next view, and the view before stays as it was', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const kept = structuredClone(before)
      const sent = JSON.parse(JSON.stringify({ delta: deltaOf(before, after) })) as {
        delta?: ReturnType<typeof deltaOf>
      }
      expect(JSON.stringify(patched(before, sent.delta))).toBe(JSON.stringify(patched(before, deltaOf(before, after))))
      expect(patched(before, sent.delta)).toEqual(JSON.parse(JSON.stringify(after)))
      expect(before).toEqual(kept)
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
  expect(deltaOf(view, structuredClone(view))).toBeUndefined()
  const next = { ...view, players: [view.players[0]!, { crystals: 6, hand: [4] }] }
  expect(deltaOf(view, next)).toEqual({ players: { 1: { crystals: [6] } } })
})

test('a key that is gone is gone', () => {
  expect(patched({ a: 1, b: 2 }, deltaOf({ a: 1, b: 2 }, { b: 2 }))).toEqual({ b: 2 })
})
