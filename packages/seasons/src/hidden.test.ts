import type { Options, Rules, Seat } from '@athanor/kernel'
import { compareDeals } from '@athanor/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { SeasonsEvent } from './event.ts'
import { seasons } from './rules.ts'
import type { State } from './state.ts'
import { hiddenInSeasons } from './testing/index.ts'
import type { SeasonsView } from './view.ts'

const EVERYTHING = { level: 'archmage', kingdom: 'yes', enchantment: 'random', abilities: 'yes' }
const OPTIONS: readonly Options[] = [{ level: 'archmage' }, { level: 'apprentice' }, EVERYTHING]

/** A game for every seat at every size of table, with each of the options. */
const GAMES = OPTIONS.flatMap((options) =>
  [2, 3, 4].flatMap((players) =>
    Array.from({ length: players }, (_, seat) => ({ players, options, seat, seed: `hidden ${seat}` })),
  ),
)

test('what is dealt anew for a seat is the same wherever hidden things really are', () => {
  let compared = 0
  for (const game of GAMES) {
    const deals = compareDeals(seasons, hiddenInSeasons, game)
    expect(deals.unlike, JSON.stringify(game)).toEqual([])
    compared += deals.compared
  }
  expect(compared).toBeGreaterThan(10_000)
})

/** Leaves something in a dealt state where it really is; `other` is not the seat that it was dealt for. */
type Slip = (dealt: State, real: State, other: Seat) => void

const slipping = (slip: Slip): Rules<State, SeasonsView, SeasonsEvent> => ({
  ...seasons,
  resample: (state, viewer, rng) => {
    const dealt = seasons.resample(state, viewer, rng)
    slip(dealt, state, (viewer + 1) % state.players.length)
    return dealt
  },
})

const SLIPS: readonly (readonly [string, Slip])[] = [
  [
    'the card that is drawn next',
    (dealt, real) => {
      dealt.pile.splice(-1, 1, ...real.pile.slice(-1))
    },
  ],
  [
    'a card of another hand',
    (dealt, real, other) => {
      dealt.players[other]!.hand.splice(0, 1, ...real.players[other]!.hand.slice(0, 1))
    },
  ],
  [
    'a card of another Library III',
    (dealt, real, other) => {
      dealt.players[other]!.third.splice(0, 1, ...real.players[other]!.third.slice(0, 1))
    },
  ],
  [
    'the ability tokens of another seat',
    (dealt, real, other) => {
      dealt.players[other]!.dealt = real.players[other]!.dealt
    },
  ],
  [
    'what another seat has chosen',
    (dealt, real, other) => {
      dealt.picks[other] = real.picks[other]!
    },
  ],
  [
    'the dice to come',
    (dealt, real) => {
      dealt.rng = [...real.rng]
    },
  ],
]

describe('a deal that leaves something where it is, is found:', () => {
  test.each(SLIPS)('%s', (_, slip) => {
    const finds = (game: (typeof GAMES)[number]): boolean =>
      compareDeals(slipping(slip), hiddenInSeasons, game).unlike.length > 0
    expect(GAMES.filter(({ seat }) => seat === 1).some(finds)).toBe(true)
  })
})
