import { expect, test } from 'vitest'
import { begin } from '../record.ts'
import { below, rngFrom } from '../rng.ts'
import type { Rules } from '../rules.ts'
import { type EmbersEvent, type EmbersState, type EmbersView, embers } from './embers.ts'
import { compareDeals, type Hidden, Twins } from './twins.ts'

type Embers = Rules<EmbersState, EmbersView, EmbersEvent>

/** A card of the deck changes places with another one of it, or of another hand. */
const hidden: Hidden<EmbersState> = {
  exchange: ({ deck, hands }, seat, rng) => {
    const lists = [deck, ...hands.filter((_, at) => at !== seat)]
    const other = lists[below(rng, lists.length)]!
    if (deck.length === 0 || other.length === 0) return
    const [a, b] = [below(rng, deck.length), below(rng, other.length)]
    const card = deck[a]!
    deck[a] = other[b]!
    other[b] = card
  },
}

const GAMES = [2, 3].flatMap((players) =>
  Array.from({ length: 20 }, (_, i) => ({ players, options: {}, seed: `twins ${i}`, seat: i % players })),
)

const unlike = (rules: Embers): number =>
  GAMES.reduce((sum, game) => sum + compareDeals(rules, hidden, game).unlike.length, 0)

/** Whatever is in these lists is left as it is. */
const leaving = (leave: (dealt: EmbersState, real: EmbersState) => Partial<EmbersState>): Embers => ({
  ...embers,
  resample: (state, viewer, rng) => {
    const dealt = embers.resample(state, viewer, rng)
    return { ...dealt, ...leave(dealt, state) }
  },
})

test('a game that deals anew all that is hidden deals the same in all worlds', () => {
  expect(unlike(embers)).toBe(0)
  expect(GAMES.reduce((sum, game) => sum + compareDeals(embers, hidden, game).compared, 0)).toBeGreaterThan(500)
})

test.each([
  ['the top of the deck', leaving((dealt, real) => ({ deck: [...dealt.deck.slice(0, -1), ...real.deck.slice(-1)] }))],
  ['the hands', leaving((_, real) => ({ hands: real.hands }))],
  ['a choice made in secret', leaving((_, real) => ({ chosen: real.chosen }))],
  ['the chance to come', leaving((_, real) => ({ rng: [...real.rng] }))],
])('a deal that leaves %s as it is, is found', (_, rules) => {
  expect(unlike(rules)).toBeGreaterThan(0)
})

test('twins differ in what the seat has not seen, and look the same to it', () => {
  const real = begin(embers, 3, {}, 'twins')
  const twins = new Twins(embers, hidden, real, 0, rngFrom('twins'))
  const decks = new Set<string>()
  const hands = new Set<string>()
  while (embers.toAct(real) !== 0) {
    const actor = 31 - Math.clz32(embers.toAct(real))
    twins.apply(actor, embers.legal(real, actor)[0]!)
    for (const world of [...twins.elsewhere(), twins.stirred(real, 5)]) {
      decks.add(world.deck.join())
      hands.add(world.hands.slice(1).join())
      expect(embers.view(world, 0)).toEqual(embers.view(real, 0))
      expect(embers.legal(world, 0)).toEqual(embers.legal(real, 0))
    }
  }
  expect(Math.min(decks.size, hands.size)).toBeGreaterThan(10)
})

test('worlds in which the state has noted something else are left out', () => {
  const noted: Hidden<EmbersState> = { ...hidden, notes: ({ deck }) => deck.join() }
  const real = begin(embers, 3, {}, 'notes')
  const twins = new Twins(embers, noted, real, 0, rngFrom('notes'))
  for (const world of twins.elsewhere()) expect(world.deck).toEqual(real.deck)
})
