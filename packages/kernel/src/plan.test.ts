import { expect, test } from 'vitest'
import { planned } from './plan.ts'
import { begin } from './record.ts'
import { serialise } from './state.ts'
import { embers } from './testing/embers.ts'

const fresh = () => begin(embers, 2, {}, 'plan')

test('a plan leads on without changing the game', () => {
  const state = fresh()
  const before = serialise(state)
  const move = embers.legal(state, 0)[0]!
  const plan = planned(embers, state, 0, [move])
  expect(plan.made).toBe(1)
  expect(serialise(state)).toBe(before)
  embers.apply(state, 0, move)
  expect(serialise(plan.state)).toBe(serialise(state))
})

test('a plan ends before a move that shows something', () => {
  const state = fresh()
  embers.apply(state, 0, embers.legal(state, 0)[0]!)
  const before = serialise(state)
  const plan = planned(embers, state, 1, [embers.legal(state, 1)[0]!])
  expect(plan.made).toBe(0)
  expect(serialise(plan.state)).toBe(before)
})

test('a plan ends before a move that is not legal', () => {
  const state = fresh()
  const move = embers.legal(state, 0)[0]!
  expect(planned(embers, state, 0, [0, move]).made).toBe(0)
  const plan = planned(embers, state, 0, [move, move])
  expect(plan.made).toBe(1)
  expect(serialise(plan.state)).toBe(serialise(planned(embers, state, 0, [move]).state))
})
