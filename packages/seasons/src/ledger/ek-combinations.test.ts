import { begin, playRandomly, rngFrom } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { cardOf } from '../entry.ts'
import { seasons } from '../rules.ts'
import { READY_SETS } from '../setup.ts'
import type { State } from '../state.ts'

const FIRST_KINGDOM_CARD = 51

/** Every card of a fresh game, wherever it lies. */
function cardsOf(state: State): number[] {
  const lists = [state.pile, ...state.players.flatMap(({ hand, second, third }) => [hand, second, third])]
  return lists.flat().map(cardOf)
}

const kingdomCards = (cards: readonly number[]): number => cards.filter((card) => card >= FIRST_KINGDOM_CARD).length

test('EK-SET-01 any combination of the three modules may be used', () => {
  for (const kingdom of ['no', 'yes'])
    for (const enchantment of ['none', 'ios-bounty', 'drought'])
      for (const abilities of ['no', 'yes']) {
        const state = begin(
          seasons,
          3,
          { kingdom, enchantment, abilities },
          `modules ${kingdom} ${enchantment} ${abilities}`,
        )
        expect(kingdomCards(cardsOf(state))).toBe(kingdom === 'yes' ? 40 : 0)
        expect(state.table.enchantment !== undefined).toBe(enchantment !== 'none')
        expect(state.players.every(({ dealt }) => (dealt?.length === 3) === (abilities === 'yes'))).toBe(true)
        playRandomly(seasons, state, rngFrom('any moves'))
        expect(seasons.standings(state)).toHaveLength(3)
      }
})

test('EK-SET-03 the cards are mixed with 1-30 or with 1-50', () => {
  for (const [level, base] of [
    ['magician', 30],
    ['archmage', 50],
  ] as const) {
    const cards = cardsOf(begin(seasons, 2, { level, kingdom: 'yes' }, 'levels'))
    expect([cards.length, kingdomCards(cards)]).toEqual([2 * (base + 20), 40])
    expect(Math.max(...cards.filter((card) => card < FIRST_KINGDOM_CARD))).toBe(base)
  }
})

test('EK-SET-04 at level 1 the ready-made sets stay, the new cards go into the draw pile', () => {
  const state = begin(seasons, 4, { level: 'apprentice', kingdom: 'yes' }, 'sets')
  state.players.forEach(({ hand, second, third }, seat) => {
    const own = [...hand, ...second, ...third].map(cardOf).sort((a, b) => a - b)
    expect(own).toEqual([...READY_SETS[state.table.sets[seat]! - 1]!].sort((a, b) => a - b))
  })
  expect(kingdomCards(state.pile.map(cardOf))).toBe(40)
})
