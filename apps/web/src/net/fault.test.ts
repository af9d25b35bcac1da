import { expect, test } from 'vitest'
import { uiTexts } from '../texts/index.ts'
import { faultIn } from './fault.ts'

test('a refusal keeps its code and its reasons', () => {
  const reasons = [{ key: 'refused.option-choice' }]
  expect(faultIn({ code: 'bad-options', reasons })).toMatchObject({ code: 'bad-options', reasons })
})

test('whatever nobody knows is a fault of ours', () => {
  for (const answer of [null, 7, {}, { code: 'no such code' }]) expect(faultIn(answer).code).toBe('our-fault')
})

test('every fault has a sentence', () => {
  for (const code of ['seat-taken', 'no-server', 'our-fault', 'no-passkey'])
    expect(uiTexts.en[`fault.${code}`]).toMatch(/\.$/)
})
