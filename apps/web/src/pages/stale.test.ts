import { expect, test } from 'vitest'
import { isStale } from './stale.ts'

test.each([
  'Failed to fetch dynamically imported module: https://athanor.example/assets/local-x.js',
  'error loading dynamically imported module: https://athanor.example/assets/local-x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/local-x.css',
])('%s', (message) => {
  expect(isStale(new TypeError(message))).toBe(true)
})

test('other errors are our own', () => {
  expect(isStale(new Error('nobody sits here'))).toBe(false)
  expect(isStale('dynamically imported module')).toBe(false)
})
