import { expect, test } from 'vitest'
import { copyEverything, ITEMS } from './testing/copies.ts'
import { exhaust } from './testing/exhaustive.ts'

test('every card is drawn, summoned, activated, sacrificed and discarded at least 20 times, and nothing breaks', () => {
  const report = exhaust(20, 'ci')
  expect(report.rare).toEqual([])
})

test('so is every card of Enchanted Kingdom', () => {
  const report = exhaust(20, 'ci', { kingdom: true })
  expect(report.rare).toEqual([])
})

test('every item is copied by a Raven 20 times, and nothing breaks', () => {
  const { copied } = copyEverything(20, 'ci')
  expect(ITEMS.filter((item) => copied[item]! < 20)).toEqual([])
})
