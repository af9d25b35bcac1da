import { embers } from '@athanor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { playOut } from './contest.ts'
import { Evaluation } from './evaluation.ts'
import { random } from './random.ts'
import { emberLore, emberTable } from './testing/embers.ts'

const chancesAt = (evaluation: Evaluation, state: ReturnType<typeof emberTable>['state']): number[] => {
  const chances = new Float64Array(evaluation.players)
  evaluation.chances(state, chances)
  return [...chances]
}

/** A table with these embers and hands, in this round of three. */
function tableWith(won: readonly number[], hands: readonly number[][], round: number) {
  const { state } = emberTable('hands')
  return { ...state, embers: [...won], hands: hands.map((hand) => [...hand]), round }
}

describe('an evaluation', () => {
  const evaluation = new Evaluation(embers, emberLore, 2)
  const points = new Float64Array(2)

  test('adds up what a mind notes, with the weights of the stage', () => {
    expect(evaluation.weigh(tableWith([4, 0], [[5], [10]], 1), points)).toBe(4)
    expect([...points]).toEqual([5, 2])
    expect(evaluation.weigh(tableWith([4, 0], [[5], [10]], 3), points)).toBe(2)
    expect([...points]).toEqual([4.5, 1])
  })

  test('mixes the weights between two stages', () => {
    expect(evaluation.weigh(tableWith([4, 0], [[5], [10]], 2), points)).toBe(3)
    expect([...points]).toEqual([4.75, 1.5])
  })

  test('gives chances that add up to one', () => {
    const [first, second] = chancesAt(evaluation, tableWith([4, 0], [[5], [5]], 1))
    expect(first).toBeCloseTo(1 / (1 + Math.exp(-1.7)))
    expect(first! + second!).toBeCloseTo(1)
    expect(chancesAt(evaluation, tableWith([3, 3], [[5], [5]], 2))).toEqual([0.5, 0.5])
  })

  test('is not shaken by a large lead', () => {
    expect(chancesAt(evaluation, tableWith([1e6, 0], [[], []], 1))).toEqual([1, 0])
  })

  test('weighs all seats of a larger table', () => {
    const chances = chancesAt(new Evaluation(embers, emberLore, 3), tableWith([6, 3, 3], [[], [], []], 1))
    expect(chances[0]).toBeGreaterThan(chances[1]!)
    expect(chances[1]).toBe(chances[2])
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })

  test('knows the result once the game is over', () => {
    const { rules, state } = emberTable('over')
    playOut({ rules, state, bots: [random, random], seed: 'over' })
    const expected = rules.standings(state)!.map(({ won }) => won)
    const share = 1 / expected.filter(Boolean).length
    expect(chancesAt(evaluation, state)).toEqual(expected.map((won) => (won ? share : 0)))
  })

  test('compares a lonely player with the automatic opponent', () => {
    const solo: typeof emberLore = { ...emberLore, mind: { ...emberLore.mind, rival: () => 5 } }
    const [even] = chancesAt(new Evaluation(embers, solo, 1), tableWith([5], [[]], 1))
    const [behind] = chancesAt(new Evaluation(embers, solo, 1), tableWith([1], [[]], 1))
    expect(even).toBe(0.5)
    expect(behind).toBeCloseTo(1 / (1 + Math.exp(1.7)))
  })

  test('begins at the base of the stage', () => {
    const stages = emberLore.weights.stages.map((stage) => ({ ...stage, base: 7 }))
    new Evaluation(embers, { ...emberLore, weights: { origin: '', stages } }, 2).weigh(
      tableWith([1, 2], [[], []], 1),
      points,
    )
    expect([...points]).toEqual([8, 9])
  })
})
