import { expect, test } from 'vitest'
import { copyEverything, ITEMS } from './testing/copies.ts'
import { exhaust } from './testing/exhaustive.ts'

test('every card is drawn, summoned, activated, sacrificed and discarded at least 20 times, and every ability token used, under the conformance suite', () => {
  const report = exhaust(20, 'ci', 200)
  expect(report.rare).toEqual([])
})

test('every item is copied by a Raven 20 times, and nothing breaks', () => {
  const { copied } = copyEverything(20, 'ci')
  expect(ITEMS.filter((item) => copied[item]! < 20)).toEqual([])
})
