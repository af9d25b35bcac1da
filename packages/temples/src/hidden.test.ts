import type { Rules } from '@athanor/kernel'
import { compareDeals } from '@athanor/kernel/testing'
import { expect, test } from 'vitest'
import { TEMPLES } from './card.ts'
import type { TemplesEvent } from './event.ts'
import { temples } from './rules.ts'
import { RUNES_PER_TEMPLE, type State } from './state.ts'
import { hiddenAtTemples } from './testing/index.ts'
import type { TemplesView } from './view.ts'

/** What is hidden is hidden from everybody, so that one seat of each table is enough. */
const GAMES = [{ mode: 'basic' }, { mode: 'advanced' }].flatMap((options) =>
  [2, 3, 4].map((players) => ({ players, options, seat: players - 1, seed: 'hidden' })),
)

test('what is dealt anew for a seat is the same wherever the runes really lie', () => {
  let compared = 0
  for (const game of GAMES) {
    const deals = compareDeals(temples, hiddenAtTemples, game)
    expect(deals.unlike, JSON.stringify(game)).toEqual([])
    compared += deals.compared
  }
  expect(compared).toBeGreaterThan(1000)
})

type TemplesRules = Rules<State, TemplesView, TemplesEvent>

/** The rune that comes up next stays at its temple. */
const nextRuneStays: TemplesRules = {
  ...temples,
  resample: (state, viewer, rng) => {
    const dealt = temples.resample(state, viewer, rng)
    const deck = dealt.deck.slice()
    for (let temple = 0; temple < TEMPLES; temple++) {
      const next = state.runesLeft[temple]! - 2
      if (next >= 0) deck[temple * RUNES_PER_TEMPLE + next] = state.deck[temple * RUNES_PER_TEMPLE + next]!
    }
    return { ...dealt, deck }
  },
}

const chanceStays: TemplesRules = {
  ...temples,
  resample: (state, viewer, rng) => ({ ...temples.resample(state, viewer, rng), rng: [...state.rng] }),
}

test.each([
  ['the next rune', nextRuneStays],
  ['the chance to come', chanceStays],
])('a deal that leaves %s as it is, is found', (_, rules) => {
  expect(GAMES.some((game) => compareDeals(rules, hiddenAtTemples, game).unlike.length > 0)).toBe(true)
})
