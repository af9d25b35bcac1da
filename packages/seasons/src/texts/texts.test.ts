import { textFaults } from '@athanor/kernel/testing'
import { expect, test } from 'vitest'
import { texts } from './index.ts'

test('every text is there in three languages and says the same', () => {
  expect(textFaults(texts)).toEqual([])
})
