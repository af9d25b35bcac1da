import { expect, test } from 'vitest'
import { type OptionSpec, type Options, readOptions } from './options.ts'
import { Refusal } from './refusal.ts'

const specs: OptionSpec[] = [
  { name: 'mode', kind: 'choice', values: ['easy', 'hard'], default: 'easy' },
  { name: 'size', kind: 'number', min: 1, max: 5, default: 3, players: [1] },
  { name: 'deck', kind: 'text', maxLength: 4, default: '' },
]

const refusal = (given: Options, players = 1): string => {
  try {
    readOptions(specs, players, given)
  } catch (error) {
    if (error instanceof Refusal) return error.reasons[0]!.key
    throw error
  }
  return 'accepted'
}

test('what is not named has its default', () => {
  expect(readOptions(specs, 2, {})).toEqual({ mode: 'easy', size: 3, deck: '' })
})

test('a quiet option is named only when it has another value than its default', () => {
  const quiet: OptionSpec[] = [{ name: 'more', kind: 'choice', values: ['no', 'yes'], default: 'no', quiet: true }]
  expect([{}, { more: 'no' }, { more: 'yes' }].map((given) => readOptions(quiet, 2, given))).toEqual([
    {},
    {},
    { more: 'yes' },
  ])
})

test('numbers may come as text', () => {
  expect(readOptions(specs, 1, { size: '4' }).size).toBe(4)
})

test('everything else is refused with its reason', () => {
  expect(refusal({ colour: 'red' })).toBe('refused.unknown-option')
  expect(refusal({ mode: 'odd' })).toBe('refused.option-choice')
  expect(refusal({ size: 6 })).toBe('refused.option-number')
  expect(refusal({ size: '1.5' })).toBe('refused.option-number')
  expect(refusal({ deck: 'abcde' })).toBe('refused.option-text')
  expect(refusal({ size: 4 }, 2)).toBe('refused.option-players')
  expect(refusal({ size: 3 }, 2)).toBe('accepted')
  expect(refusal({ toString: 'x' })).toBe('refused.unknown-option')
})
