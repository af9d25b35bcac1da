import type { Phrase } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { together } from './together.ts'

const takes = (seat: number, crystal: string): Phrase => ({
  key: 'takes',
  args: { who: { seat }, crystals: [{ key: crystal }] },
})
const goes: Phrase = { key: 'goes', args: { who: { seat: 1 } } }

test('phrases that differ in a list are told as one', () => {
  const one = { key: 'takes', args: { who: { seat: 1 }, crystals: [{ key: 'red' }, { key: 'blue' }, { key: 'red' }] } }
  expect(together([goes, takes(1, 'red'), takes(1, 'blue'), takes(1, 'red'), goes])).toEqual([goes, one, goes])
})

test('other phrases stay apart', () => {
  const apart = [takes(1, 'red'), takes(2, 'red'), goes, takes(2, 'red'), goes, goes, { key: 'over' }, { key: 'over' }]
  expect(together(apart)).toEqual(apart)
})
