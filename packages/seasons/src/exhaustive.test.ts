import { expect, test } from 'vitest'
import { copyEverything, ITEMS } from './testing/copies.ts'
import { exhaust } from './testing/exhaustive.ts'

test('every card is drawn, summoned, activated, sacrificed and discarded at least 20 times, under the conformance suite', () => {
  const report = exhaust(20, 'ci', { every: 40 })
  expect(report.rare).toEqual([])
})

test('so is every card of Enchanted Kingdom', () => {
  const report = exhaust(20, 'ci', { every: 40, kingdom: true })
  expect(report.rare).toEqual([])
})

test('every item is copied by a Raven 20 times, and nothing breaks', () => {
  const { copied } = copyEverything(20, 'ci')
  expect(ITEMS.filter((item) => copied[item]! < 20)).toEqual([])
})
