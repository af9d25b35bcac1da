import { rngFrom } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { isFamiliar } from './catalogue.ts'
import { cardOf, entryOf, pickGroup } from './entry.ts'
import { seasons } from './rules.ts'
import type { State } from './state.ts'
import { face, kingdom, possible, type Scenario, scenario } from './testing/index.ts'

const KRISS = 44
const ITEMS = Array.from({ length: 70 }, (_, i) => i + 1).filter((card) => !isFamiliar(card) && card !== KRISS)
const [REAL, OTHER] = [12, 10]

/** Seat 0 gives up its only card, a familiar. Beside it only `others` are familiars that seat 1 has not seen. */
function kriss(...others: number[]) {
  const pile = [...ITEMS, ...ITEMS, ...others].join(' ')
  const game = kingdom({ seats: [{ play: `${KRISS}`, hand: `${REAL}` }, {}], pile, discard: '' })
  return game.play(`activate ${KRISS}`).state
}

/** Seat 0 draws two cards, the second one the only familiar of a pile that lay open as the discard pile. */
function reshuffled() {
  const seats = [{ play: `${KRISS}`, die: face({ draw: 1 }) }, {}]
  const discard = [...ITEMS, ...ITEMS.slice(1), REAL].join(' ')
  for (let i = 0; i < 1000; i++) {
    const game = kingdom({ at: 'die', seats, pile: `${ITEMS[0]}`, discard, seed: `shuffle ${i}` }).play('bonus cards')
    if (game.held[1] === REAL) return game
  }
  throw new Error('no shuffle brings the familiar to the top')
}

const DEALS = 400

/** What seat 1 takes the hand of seat 0 for, and how often. */
function taken(state: State): Map<number, number> {
  const found = new Map<number, number>()
  for (let i = 0; i < DEALS; i++) {
    const card = cardOf(seasons.resample(state, 1, rngFrom(`deal ${i}`)).players[0]!.hand[0]!)
    found.set(card, (found.get(card) ?? 0) + 1)
  }
  return found
}

describe('a card that must fit and hardly ever is dealt', () => {
  test('is any of those that the viewer has not seen, each as likely', () => {
    const found = taken(kriss(OTHER))
    expect([...found.keys()].sort()).toEqual([OTHER, REAL])
    expect(Math.abs(found.get(REAL)! - DEALS / 2)).toBeLessThan(40)
  })

  test('is as likely as it has copies', () => {
    expect(Math.abs(taken(kriss(OTHER, OTHER)).get(REAL)! - DEALS / 3)).toBeLessThan(40)
  })

  test('does not depend on which of them it really is', () => {
    const real = kriss(OTHER)
    for (let i = 0; i < 40; i++) {
      const other = seasons.resample(real, 1, rngFrom(`other ${i}`))
      const [a, b] = [real, other].map((state) => seasons.resample(state, 1, rngFrom(`deal ${i}`)))
      expect(a).toEqual(b)
    }
  })

  test('is found where the viewer knows that it lies in a reshuffled pile or was drawn from it', () => {
    const { state } = reshuffled().play(`keep ${REAL}; activate ${KRISS}`)
    expect(taken(state)).toEqual(new Map([[REAL, DEALS]]))
  })

  test('is the real one where no other is left', () => {
    expect(taken(kriss())).toEqual(new Map([[REAL, DEALS]]))
  })
})

describe('what others choose in secret while all choose', () => {
  /** Two players have drafted everything, and each discards one of the cards. */
  function selection(): Scenario {
    const game = scenario({ at: 'draft', enchantment: 'natural-selection' })
    while (game.asked !== 'select') game.play(game.legal()[0]!)
    return game
  }

  test('is not known to a seat that knows all their cards', () => {
    const game = selection()
    game.act(0, game.legal(0)[0]!)
    const chosen = ({ players: [player], picks: [place] }: State): number => cardOf(player!.third[place! - 1]!)
    expect(possible(game, 0, chosen).size).toBe(1)
    expect(possible(game, 1, chosen).size).toBe(new Set(game.library(0, 3)).size)
  })

  test('leaves no trace in what is dealt', () => {
    const [one, other] = [0, 5].map((answer) => {
      const game = selection()
      game.act(0, game.legal(0)[answer]!)
      return seasons.resample(game.state, 1, rngFrom('deal'))
    })
    expect(one).toEqual(other)
  })
})

test('a hand that discarded face down may have held any of the drafted cards, also one that came out of a library later', () => {
  const game = scenario({ seats: [{}, { ability: 'offering', hand: '1 2 3' }], active: 1 })
  const { hand } = game.state.players[1]!
  // Seat 0 has passed all of them on, each in another pass of its packet.
  const picked = (card: number, pass: number) => entryOf(card, 1 << 1, 0, pickGroup(0, pass))
  hand.splice(0, hand.length, picked(1, 1), picked(2, 3), picked(3, 5))
  game.play('token offering; discard 2')
  hand.push(picked(5, 7))
  const discarded = (state: State): number => cardOf(state.discard.at(-1)!)
  expect([...possible(game, 0, discarded)].sort()).toEqual(['1', '2', '3', '5'])
})
