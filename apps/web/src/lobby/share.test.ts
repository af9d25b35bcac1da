import { expect, test } from 'vitest'
import { readShares } from './share.ts'

test('what is stored may be broken: only shares are taken', () => {
  const share = { table: 'a-table', commitment: 'c', nonce: 'n' }
  expect(readShares(JSON.stringify([share, { table: 'another' }, null, 7]))).toEqual([share])
  for (const text of [null, '', '{', '{}', '7']) expect(readShares(text)).toEqual([])
})
