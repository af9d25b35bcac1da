import { expect, test } from 'vitest'
import { below, next32, type Rng, rngFrom, shuffle, split } from './rng.ts'

const hex = (n: number): string => n.toString(16).padStart(8, '0')

test('xoshiro128** gives the published values', () => {
  // From the C reference implementation, as published with an independent port (four outputs and the states between).
  const rng: Rng = [0x964d4a0c | 0, 0xd40ab895 | 0, 0xad7fdecb | 0, 0x3006f0f0 | 0]
  const outputs: string[] = []
  const states: string[] = []
  for (let i = 0; i < 4; i++) {
    outputs.push(hex(next32(rng)))
    states.push(rng.map((word) => hex(word >>> 0)).join(' '))
  }
  expect(outputs).toEqual(['f1391922', '6fe53806', 'a5be2840', 'f510ee70'])
  expect(states).toEqual([
    '72410269 ef382c52 2e43bec7 62432f20',
    'ff3a011b b33a90fc 2c5a18ae d81b946b',
    '941b058c 605a8949 a641e1b5 0824bb59',
    'fc65379c 52006d70 87487639 f1908343',
  ])
})

test('the values from the state 1, 2, 3, 4 are the known ones', () => {
  const rng: Rng = [1, 2, 3, 4]
  expect(Array.from({ length: 4 }, () => next32(rng))).toEqual([11520, 0, 5927040, 70819200])
})

test('a seed always gives the same numbers, another seed others', () => {
  const numbers = (seed: string): number[] => {
    const rng = rngFrom(seed)
    return Array.from({ length: 5 }, () => next32(rng))
  }
  expect(numbers('a')).toEqual(numbers('a'))
  expect(numbers('a')).not.toEqual(numbers('b'))
})

test('below stays in its range and is even', () => {
  const rng = rngFrom('even')
  const count = new Array<number>(7).fill(0)
  for (let i = 0; i < 70_000; i++) count[below(rng, 7)]!++
  for (const n of count) expect(Math.abs(n - 10_000)).toBeLessThan(400)
  expect(below(rng, 1)).toBe(0)
})

test('every order of three is equally likely after a shuffle', () => {
  const rng = rngFrom('shuffle')
  const count = new Map<string, number>()
  for (let i = 0; i < 60_000; i++) {
    const order = shuffle(rng, [1, 2, 3]).join('')
    count.set(order, (count.get(order) ?? 0) + 1)
  }
  expect(count.size).toBe(6)
  for (const n of count.values()) expect(Math.abs(n - 10_000)).toBeLessThan(400)
})

test('a split generator runs its own way and moves the first one on', () => {
  const rng = rngFrom('split')
  const child = split(rng)
  const other = split(rng)
  expect(next32(child)).not.toBe(next32(other))
  expect(split(rngFrom('split'))).toEqual(split(rngFrom('split')))
})
