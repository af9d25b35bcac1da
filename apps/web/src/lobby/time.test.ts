import { expect, test } from 'vitest'
import { unitOf } from './time.ts'

test.each([
  [0, 'seconds', 0],
  [45, 'seconds', 45],
  [90, 'seconds', 90],
  [120, 'minutes', 2],
  [3600, 'hours', 1],
  [36 * 3600, 'hours', 36],
  [3 * 24 * 3600, 'days', 3],
] as const)('%i seconds', (seconds, unit, n) => {
  expect(unitOf(seconds)).toEqual({ unit, n })
})
