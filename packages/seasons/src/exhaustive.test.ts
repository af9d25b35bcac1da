import { expect, test } from 'vitest'
import { exhaust } from './testing/exhaustive.ts'

test('every card is drawn, summoned, activated, sacrificed and discarded at least 20 times, and every ability token used, under the conformance suite', () => {
  const report = exhaust(20, 'ci', 40)
  expect(report.rare).toEqual([])
})
