import type { Rules } from '@athanor/kernel'
import { compareDeals } from '@athanor/kernel/testing'
import { expect, test } from 'vitest'
import type { SpellbookEvent } from './event.ts'
import { spellbook } from './rules.ts'
import type { State } from './state.ts'
import { hiddenInSpellbook } from './testing/index.ts'
import type { SpellbookView } from './view.ts'

/** A game for every seat at every size of table. */
const GAMES = [{ lineup: 'set1' }, { lineup: 'random' }].flatMap((options) =>
  [1, 2, 3, 4].flatMap((players) =>
    Array.from({ length: players }, (_, seat) => ({ players, options, seat, seed: `hidden ${seat}` })),
  ),
)

test('what is dealt anew for a seat is the same whatever the pouch would give', () => {
  let compared = 0
  for (const game of GAMES) {
    const deals = compareDeals(spellbook, hiddenInSpellbook, game)
    expect(deals.unlike, JSON.stringify(game)).toEqual([])
    compared += deals.compared
  }
  expect(compared).toBeGreaterThan(500)
})

test('a deal that leaves the chance to come as it is, is found', () => {
  const rules: Rules<State, SpellbookView, SpellbookEvent> = {
    ...spellbook,
    resample: (state, viewer, rng) => ({ ...spellbook.resample(state, viewer, rng), rng: [...state.rng] }),
  }
  expect(GAMES.some((game) => compareDeals(rules, hiddenInSpellbook, game).unlike.length > 0)).toBe(true)
})
