import { expect, test } from 'vitest'
import { checkFairness, commit, type Fairness, mixSeed } from './fairness.ts'

const secret = 'a secret that only the table knows'
const nonces = ['ann', 'bob']
const fairness: Fairness = { commitment: commit(secret), secret, nonces }
const seed = mixSeed(secret, nonces)

test('an honest table passes', () => {
  expect(() => checkFairness(fairness, seed)).not.toThrow()
})

test('another secret than the one committed to is found', () => {
  expect(() => checkFairness({ ...fairness, secret: 'another' }, mixSeed('another', nonces))).toThrow(
    'unfair-commitment',
  )
})

test('a seed that leaves out a nonce is found', () => {
  expect(() => checkFairness(fairness, mixSeed(secret, ['ann']))).toThrow('unfair-seed')
})

test('no two lists of nonces give the same seed by their concatenation', () => {
  const seeds = [['a', 'b'], ['ab'], ['b', 'a'], ['', 'ab'], ['a\n1:b']].map((list) => mixSeed(secret, list))
  expect(new Set(seeds).size).toBe(seeds.length)
})
