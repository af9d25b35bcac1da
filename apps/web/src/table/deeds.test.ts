import type { Scene } from '@athanor/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Deeds } from './deeds.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const take = { key: 'move.take' }
const pay = { key: 'move.pay' }
const scene = (undo?: number): Scene => ({
  view: null,
  toAct: [0],
  turn: { number: 1, seat: 0 },
  decision: {
    seat: 0,
    ask: { key: 'ask' },
    answers: [
      { move: 1, say: take },
      { move: 2, say: pay },
    ],
  },
  ...(undo !== undefined && { undo }),
})

/** Somebody who has made two moves, up to entry 9 of the table. */
function played(): Deeds {
  const deeds = new Deeds('t')
  deeds.add(1, scene())
  deeds.last(scene(1), 8)
  deeds.add(2, scene(1))
  expect(deeds.last(scene(2), 9)).toEqual(pay)
  return deeds
}

test('undo says what it takes back, one move after the other', () => {
  const deeds = played()
  deeds.takeBack()
  expect(deeds.last(scene(1), 10)).toEqual(take)
  expect(deeds.last(scene(), 11)).toBeUndefined()
})

test('a page that is loaded anew still knows it', () => {
  played()
  const again = new Deeds('t')
  expect(again.last(scene(2), 9)).toEqual(pay)
  again.takeBack()
  expect(again.last(scene(1), 10)).toEqual(take)
})

test('what happened meanwhile makes it unknown', () => {
  played()
  expect(new Deeds('t').last(scene(2), 12)).toBeUndefined()
  expect(new Deeds('another').last(scene(2), 9)).toBeUndefined()
})
