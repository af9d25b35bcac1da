import { expect, test } from 'vitest'
import { orderAfter, rowsIn } from './sorting.ts'

test('numbers begin with the biggest, texts with the first letter; a second time turns it round', () => {
  expect(orderAfter(undefined, 1, [3, undefined])).toEqual({ column: 1, direction: 'descending' })
  expect(orderAfter(undefined, 0, ['b', 'a'])).toEqual({ column: 0, direction: 'ascending' })
  expect(orderAfter({ column: 0, direction: 'ascending' }, 0, ['b'])).toEqual({ column: 0, direction: 'descending' })
  expect(orderAfter({ column: 0, direction: 'ascending' }, 1, [1])).toEqual({ column: 1, direction: 'descending' })
})

test('what has no value is last either way', () => {
  const rows = [2, undefined, 10]
  expect(rowsIn(rows, (row) => row, 'ascending', 'en')).toEqual([2, 10, undefined])
  expect(rowsIn(rows, (row) => row, 'descending', 'en')).toEqual([10, 2, undefined])
})

test('texts are sorted as the language sorts', () => {
  expect(rowsIn(['Żar', 'Lód', 'Łza'], (row) => row, 'ascending', 'pl')).toEqual(['Lód', 'Łza', 'Żar'])
})
