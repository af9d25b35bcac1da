import { expect, test, vi } from 'vitest'
import { causeOfStale, isRenewed, isStale } from './stale.ts'

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

test('a page is renewed when the server has other scripts', () => {
  const page = '<script type="module" crossorigin src="/assets/index-AbC.js"></script>'
  expect(isRenewed(page, ['/assets/index-AbC.js'])).toBe(false)
  expect(isRenewed(page, ['/assets/index-XyZ.js'])).toBe(true)
})

test('only a page that really is another one is called so', async () => {
  vi.stubGlobal('document', { scripts: [{ getAttribute: () => '/assets/index-AbC.js' }] })
  const serving = (page: string) => vi.stubGlobal('fetch', async () => new Response(page))
  serving('<script src="/assets/index-XyZ.js">')
  expect(await causeOfStale()).toBe('version')
  serving('<script src="/assets/index-AbC.js">')
  expect(await causeOfStale()).toBe('unknown')
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await causeOfStale()).toBe('away')
  vi.unstubAllGlobals()
})
