import { SPECTATOR } from '@athanor/kernel'
import { expect, test } from 'vitest'
import { isFamiliar } from './catalogue.ts'
import { cardOf } from './entry.ts'
import { seasons } from './rules.ts'
import { face, guesses, type Scenario, scenario } from './testing/index.ts'

/** What the others see of a question: who decides, and which question it is. */
const openly = (game: Scenario): string => `${game.seat} ${game.asked}`

test('Necrotic Kriss asks whether or not a familiar is in hand', () => {
  const kriss = (hand: string) => scenario({ seats: [{ play: '44 10', hand }, {}] }).play('activate 44')
  for (const hand of ['1 2 3', '1 2 12']) {
    const { reveals } = scenario({ seats: [{ play: '44 10', hand }, {}] }).state
    const game = kriss(hand)
    expect(openly(game)).toBe('0 give-up')
    expect(game.state.reveals).toBe(reveals)
  }
  expect(kriss('1 2 3').legal()).toEqual(['sacrifice syllas-the-faithful'])
  expect(openly(kriss(''))).toBe('0 take')
})

test('Potion of Dreams asks whether or not the hand cards are different', () => {
  const dreams = (hand: string) => scenario({ seats: [{ play: '24', hand }, {}] }).play('activate 24')
  expect(['3 3', '3 5'].map(dreams).map(openly)).toEqual(['0 put', '0 put'])
  expect(openly(dreams('22'))).toBe('0 act')
})

test('the only card of a hand is shown unasked, and that is not taken back', () => {
  const dreams = scenario({ seats: [{ play: '24', hand: '22' }, {}] })
  const crown = scenario({ seats: [{ hand: '36 22', reserve: 'AW' }, {}], pile: '', discard: '' })
  const before = [dreams, crown].map((game) => game.state.reveals)
  dreams.play('activate 24')
  crown.play('summon 36')
  expect([dreams.inPlay(0), crown.hand(0)]).toEqual([[22], []])
  expect([dreams, crown].map((game, i) => game.state.reveals > before[i]!)).toEqual([true, true])
})

test('Vampiric Crown asks whether or not the hand cards are different', () => {
  const crown = (hand: string) =>
    scenario({ seats: [{ hand: `36 ${hand}`, reserve: 'AW' }, {}], pile: '', discard: '' }).play('summon 36')
  expect(['3 3', '3 5'].map(crown).map(openly)).toEqual(['0 crown', '0 crown'])
})

test('a choice among drawn cards is asked for even when they are copies of one card', () => {
  const seats = [{ hand: '2 9 12', reserve: 'FFAWE', crystals: 9 }, {}]
  const drawn = (pile: string, card: string) => openly(scenario({ seats, pile, discard: '' }).play(card))
  for (const pile of ['3 3', '3 5']) {
    expect(drawn(pile, 'summon 2')).toBe('0 keep')
    expect(drawn(pile, 'summon 12')).toBe('0 keep')
    expect(
      openly(scenario({ seats: [{ play: '24', hand: '9 9' }, {}], pile, discard: '' }).play('activate 24; put 9')),
    ).toBe('0 put-drawn')
    const naria = scenario({ players: 3, seats: [...seats, {}], pile: `1 ${pile}`, discard: '' })
    expect(openly(naria.play('summon 12; keep 1'))).toBe('0 give')
    const die = [{ die: face({ draw: 1 }) }, {}]
    expect(openly(scenario({ at: 'die', seats: die, pile, discard: '' }).play('bonus cards'))).toBe('0 keep')
  }
})

test('everybody is waited for while two cards are left in the draft, even with copies of one card', () => {
  const game = scenario({ at: 'draft', seats: [{ hand: '3 3' }, { hand: '5 6' }] })
  expect(game.toAct).toEqual([0, 1])
  expect(game.view(1).players[0]?.ready).toBe(false)
  const { reveals } = game.state
  game.act(1, 'pick 5')
  expect(game.toAct).toEqual([0])
  expect(game.state.reveals).toBe(reveals)
  game.act(0, 'pick 3')
  expect(game.state.phase).not.toBe('draft')
})

test('what is no viewer sees no hidden card', () => {
  const game = scenario({ seats: [{ hand: '1 2' }, { hand: '3' }] })
  for (const nobody of [32, 33, 0.5, Number.NaN, -2, -0.5]) {
    const view = seasons.view(game.state, nobody)
    expect(view.players.map((player) => player.hand)).toEqual([[], []])
  }
  expect(seasons.view(game.state, 0).players[0]?.hand).toEqual([1, 2])
})

test('who must give up a familiar from the hand holds one, whatever the others do not know', () => {
  const many = scenario({ seats: [{ play: '44', hand: '1 12', second: '2 3 5' }, {}] }).play('activate 44')
  // No other familiar is left that the viewer has not seen.
  const one = scenario({ seats: [{ play: '44', hand: '12 1' }, {}], pile: '2 3 5 6 7 8 13', discard: '' })
  for (const game of [many, one.play('activate 44')]) {
    for (const viewer of [1, SPECTATOR]) {
      for (const guess of guesses(game, viewer)) {
        expect(guess.players[0]!.hand.some((entry) => isFamiliar(cardOf(entry)))).toBe(true)
        expect(seasons.legal(guess, 0).length).toBeGreaterThan(0)
        expect(seasons.view(guess, viewer)).toEqual(seasons.view(game.state, viewer))
      }
    }
  }
  expect(new Set(guesses(many, 1).map((guess) => cardOf(guess.players[0]!.hand[1]!))).size).toBeGreaterThan(3)
})
