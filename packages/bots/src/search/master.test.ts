import { begin, firstToAct, rngFrom } from '@athanor/kernel'
import { embers } from '@athanor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { chairAt } from '../chair.ts'
import { playOut } from '../contest.ts'
import { random } from '../random.ts'
import { emberChair, emberLore, emberTable } from '../testing/embers.ts'
import type { Budget, Clock } from './budget.ts'
import { parseBudget } from './budget.ts'
import { masterWith } from './master.ts'

const still: Clock = () => 0

const masterAt = (budget: Budget, clock: Clock = still) => ({
  sit: (chair: Parameters<typeof masterWith>[0]) => masterWith(chair, emberLore, { budget, clock }),
})

/** A chair whose seat has played the lowest card: it may draw, and nobody knows what. */
function drawChair(seed: string) {
  const table = emberTable(seed)
  for (const seat of [0, 1]) table.rules.apply(table.state, seat, table.rules.legal(table.state, seat)[0]!)
  return chairAt(table, firstToAct(table.rules.toAct(table.state)))
}

/** Every state that is dealt takes `ms`. */
function slow(chair: ReturnType<typeof drawChair>, ms: number) {
  let now = 0
  const rules = {
    ...chair.rules,
    resample: (...args: Parameters<typeof chair.rules.resample>) => {
      now += ms
      return chair.rules.resample(...args)
    },
  }
  const resample: typeof chair.resample = (rng) => {
    now += ms
    return chair.resample(rng)
  }
  return { chair: { ...chair, rules, resample }, clock: () => now }
}

/** Counts how often a chair deals states. */
function counted(chair: ReturnType<typeof emberChair>) {
  let dealt = 0
  const rules = {
    ...chair.rules,
    resample: (...args: Parameters<typeof chair.rules.resample>) => {
      dealt++
      return chair.rules.resample(...args)
    },
  }
  return { chair: { ...chair, rules }, dealt: () => dealt }
}

describe('a master', () => {
  test('plays whole games by the rules, with two and three players', () => {
    for (const players of [2, 3]) {
      for (let game = 0; game < 20; game++) {
        const state = begin(embers, players, {}, `game ${game}`)
        playOut({ rules: embers, state, bots: Array(players).fill(masterAt({ iterations: 30 })), seed: `m${game}` })
        expect(embers.standings(state)).toBeDefined()
      }
    }
  })

  test('beats random play', () => {
    let won = 0
    for (let game = 0; game < 100; game++) {
      const { rules, state } = emberTable(`game ${game}`)
      playOut({ rules, state, bots: [masterAt({ iterations: 60 }), random], seed: `game ${game}` })
      if (rules.standings(state)![0]!.won) won++
    }
    expect(won).toBeGreaterThan(60)
  })

  test('chooses the same with the same seed and as many iterations', () => {
    const chosen = () =>
      Array.from({ length: 12 }, (_, i) =>
        masterAt({ iterations: 50 })
          .sit(emberChair(`table ${i}`))
          .choose(rngFrom('master')),
      )
    expect(chosen()).toEqual(chosen())
  })

  test('lists the moves by their chances, and plays the first of them', () => {
    for (let i = 0; i < 40; i++) {
      const sit = () => masterAt({ iterations: 60 }).sit(emberChair(`order ${i}`))
      const considered = sit().consider!(rngFrom('master'))
      const chances = considered.map(({ chance }) => chance)
      expect(chances).toEqual([...chances].sort((a, b) => b - a))
      for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0)
      expect(sit().choose(rngFrom('master'))).toBe(considered[0]!.move)
    }
  })

  test('thinks no longer than its iterations', () => {
    const { chair, dealt } = counted(emberChair('budget'))
    masterAt({ iterations: 40 }).sit(chair).choose(rngFrom('master'))
    expect(dealt()).toBeLessThanOrEqual(40)
  })

  test('thinks no longer than its time', () => {
    let now = 0
    const { chair, dealt } = counted(emberChair('time'))
    masterAt({ milliseconds: 100 }, () => now++)
      .sit(chair)
      .choose(rngFrom('master'))
    // Every look at the clock is a millisecond: one before each iteration, two more for all moves together.
    expect(dealt()).toBeLessThanOrEqual(101)
    expect(dealt()).toBeGreaterThan(25)
  })

  test('counts the first look among its time, and looks less long when there is little', () => {
    const took = (milliseconds: number) => {
      const { chair, clock } = slow(drawChair('look'), 10)
      masterAt({ milliseconds }, clock).sit(chair).choose(rngFrom('master'))
      return clock()
    }
    // One state to think on and one look are the least.
    expect(took(15)).toBe(20)
    expect(took(40)).toBe(40)
    expect(took(100)).toBe(100)
  })

  test('can rest during the first look', () => {
    const { chair, clock } = slow(drawChair('rest'), 10)
    const steps = masterAt({ milliseconds: 1000 }, clock).sit(chair).ponder!(rngFrom('master'))
    steps.next()
    expect(clock()).toBe(20)
    steps.next()
    expect(clock()).toBe(30)
  })

  test('plays its best so far when there is no time at all', () => {
    let now = 0
    const chair = emberChair('late')
    const move = masterAt({ milliseconds: 1 }, () => (now += 1e6))
      .sit(chair)
      .choose(rngFrom('master'))
    expect(chair.legal()).toContain(move)
  })

  test('stops early when the choice is settled', () => {
    // A card or none: the search soon follows one move only.
    const { chair, dealt } = counted(drawChair('settled'))
    masterAt({ iterations: 20_000 }).sit(chair).choose(rngFrom('master'))
    expect(dealt()).toBeLessThan(15_000)
  })

  test('does not think where there is one move', () => {
    const only = { ...emberChair('one'), legal: () => [7] }
    const { chair, dealt } = counted(only)
    expect(masterAt({ iterations: 1000 }).sit(chair).choose(rngFrom('master'))).toBe(7)
    expect(dealt()).toBe(0)
  })
})

test('budgets are read from text', () => {
  expect(parseBudget('200ms')).toEqual({ milliseconds: 200 })
  expect(parseBudget('500it')).toEqual({ iterations: 500 })
  expect(parseBudget('200ms+500it')).toEqual({ milliseconds: 200, iterations: 500 })
  for (const text of ['', '0ms', 'ms', '1.5it', '-3it', '20', '20s', '5it+']) expect(parseBudget(text)).toBeUndefined()
})
