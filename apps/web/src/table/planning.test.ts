import type { Move } from '@athanor/kernel'
import { expect, test } from 'vitest'
import type { Plan } from './model.ts'
import { type Attempt, EMPTY_PLAN, planOf, withStep } from './planning.ts'

const led = (made: number): Plan => ({ made, scene: { view: made, toAct: [0], turn: { number: 1, seat: 0 } } })
/** A table at which these moves can be made one after the other. */
const table =
  (...possible: readonly Move[]): Attempt =>
  async (moves) => {
    const first = moves.findIndex((move, i) => move !== possible[i])
    return led(first < 0 ? moves.length : first)
  }
const nobody: Attempt = async () => undefined

test('a step leads on', async () => {
  const one = await withStep(EMPTY_PLAN, 7, table(7, 8))
  expect(await withStep(one, 8, table(7, 8))).toEqual({ moves: [7, 8], plan: led(2), note: undefined })
})

test('a step that shows something ends the plan where it is', async () => {
  const one = await withStep(EMPTY_PLAN, 7, table(7))
  expect(await withStep(one, 8, table(7))).toEqual({ ...one, note: 'stopped' })
})

test('without an answer a step is neither possible nor impossible, and the plan stays', async () => {
  const one = await withStep(EMPTY_PLAN, 7, table(7))
  expect(await withStep(one, 8, nobody)).toEqual({ ...one, note: 'untried' })
  expect(await planOf([7, 8], nobody)).toEqual({ moves: [7, 8], plan: undefined, note: 'untried' })
})

test('at a table that has changed a plan goes as far as it is still possible', async () => {
  expect(await planOf([7, 8, 9], table(7, 8, 9))).toEqual({ moves: [7, 8, 9], plan: led(3), note: undefined })
  expect(await planOf([7, 8, 9], table(7, 8))).toEqual({ moves: [7, 8], plan: led(2), note: 'cut' })
  expect(await planOf([7, 8, 9], table(8))).toEqual({ moves: [], plan: undefined, note: 'lost' })
})
