import { seasons } from '@athanor/seasons'
import { spellbook } from '@athanor/spellbook'
import { expect, test } from 'vitest'
import { fitting } from './fitting.ts'

test('options of other table sizes are dropped', () => {
  expect(fitting(spellbook.options, 1, { handicap: 2, lineup: 'set2' })).toEqual({ handicap: 2, lineup: 'set2' })
  expect(fitting(spellbook.options, 2, { handicap: 2, lineup: 'set2' })).toEqual({ lineup: 'set2' })
})

test('nobody begins who does not sit at the table', () => {
  expect(fitting(seasons.options, 4, { first: 4 })).toEqual({ first: 4 })
  expect(fitting(seasons.options, 3, { first: 4 })).toEqual({})
})

test('options of another game are dropped', () => {
  expect(fitting(seasons.options, 2, { lineup: 'set2' })).toEqual({})
})
