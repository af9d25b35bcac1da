import { expect, test } from 'vitest'
import { exhaust } from './testing/exhaustive.ts'

test('every card is drawn, summoned, activated, sacrificed and discarded at least 20 times, every ability token is used as often, and nothing breaks', () => {
  const report = exhaust(20, 'ci')
  expect(report.rare).toEqual([])
})
