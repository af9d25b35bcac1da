import { rngFrom } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { cardOf } from '../entry.ts'
import { seasons } from '../rules.ts'
import { factsOf, kingdom, type Scenario, type SeatSetup, type TableSetup } from '../testing/index.ts'

/** Two players, whose first seat acts after its die. */
const duel = (own: SeatSetup, rest: TableSetup = {}, other: SeatSetup = {}): Scenario =>
  kingdom({ seats: [own, other], ...rest })

describe('61 Potion of Resurrection', () => {
  const potion = (discard: string, own: SeatSetup = {}): Scenario => duel({ play: '61', ...own }, { discard })

  test('EK-CARD-11.0 item for 1 fire and 1 earth, 0 points, activated', () => {
    expect(factsOf(61)).toEqual({ type: 'item', cost: 'FE', points: 0, activated: true, copies: 2 })
  })

  test('EK-CARD-11.1 one of the top five discards goes to the hand, the rest under the pile', () => {
    const game = potion('1 2 3 4 5 6 7').play('activate 61')
    expect(game.legal().sort()).toEqual([
      'keep amulet-of-air',
      'keep amulet-of-earth',
      'keep amulet-of-fire',
      'keep amulet-of-water',
      'keep balance-of-ishtar',
    ])
    game.play('keep 3')
    expect([game.hand(0), game.inPlay(0), game.asked]).toEqual([[3], [], 'act'])
    // The sixth is the top of the rest, the potion lies on it, the four others are at the bottom.
    expect(game.discard).toEqual([61, 6, 7, 1, 2, 4, 5])
  })

  test('EK-CARD-11.2 with fewer than five it works with those', () => {
    const game = potion('7 9').play('activate 61')
    expect(game.legal()).toHaveLength(2)
    game.play('keep 9')
    expect([game.hand(0), game.discard]).toEqual([[9], [61, 7]])
    const single = potion('7').play('activate 61')
    expect([single.hand(0), single.discard, single.asked]).toEqual([[7], [61], 'act'])
  })

  test('EK-CARD-11.3 from an empty discard pile nothing is taken', () => {
    const game = potion('').play('activate 61')
    expect([game.hand(0), game.discard, game.inPlay(0), game.asked]).toEqual([[], [61], [], 'act'])
  })

  test('EK-CARD-11.4 it cannot fetch itself, nor the Shield that goes instead', () => {
    expect(potion('1 2').play('activate 61').can('keep 61')).toBe(false)
    const game = potion('1 2', { play: '61 63' }).play('activate 61; shield 63')
    expect(game.legal().sort()).toEqual(['keep amulet-of-air', 'keep amulet-of-fire'])
    game.play('keep 2')
    expect([game.inPlay(0), game.turned(0, 61), game.discard, game.crystals(0)]).toEqual([[61], true, [63, 1], 10])
  })

  test('EK-CARD-11.5 what goes under the pile keeps its order', () => {
    expect(potion('1 2 3 4 5 6').play('activate 61; keep 1').discard).toEqual([61, 6, 2, 3, 4, 5])
    expect(potion('1 2 3 4 5 6').play('activate 61; keep 5').discard).toEqual([61, 6, 1, 2, 3, 4])
  })

  test('EK-CARD-11.6 only the owner sees them', () => {
    const game = duel({ play: '61' }, { discard: '1 2 3 4 5', discardUnseen: true }).play('activate 61')
    const seen = (viewer: number): Set<string> => {
      const deals = new Set<string>()
      for (let i = 0; i < 30; i++) {
        const guess = seasons.resample(game.state, viewer, rngFrom(`potion ${i}`))
        deals.add(guess.held.map(cardOf).join(' '))
      }
      return deals
    }
    expect(seen(0).size).toBe(1)
    expect(seen(1).size).toBeGreaterThan(5)
  })
})

describe('62 Jewel of the Ancients', () => {
  test('EK-CARD-12.0 item for 2 fire, 10 points, activated', () => {
    expect(factsOf(62)).toMatchObject({ type: 'item', cost: 'FF', activated: true, copies: 2 })
    const standing = duel({ play: '62:AAA' }, { year: 3, space: 12, pips: 3 }).play('end; end').standings!
    expect(standing.find(({ seat }) => seat === 0)!.score).toBe(45)
  })

  test('EK-CARD-12.1 three equal tokens: one on the Jewel, two to the bank', () => {
    const game = duel({ play: '62', reserve: 'AAAWWWE' }).play('activate 62')
    expect(game.legal()).toEqual(['choose air', 'choose water'])
    game.play('choose water')
    expect([game.stored(0, 62), game.reserve(0), game.turned(0, 62)]).toEqual(['W', 'AAAE', true])
    const plain = duel({ play: '62', reserve: 'FFFE' }).play('activate 62')
    expect([plain.stored(0, 62), plain.reserve(0)]).toEqual(['F', 'E'])
  })

  test('EK-CARD-12.2 tokens on Amulet of Water count', () => {
    const game = duel({ play: '62 4:WW', reserve: 'WE' })
    expect(game.can('activate 62')).toBe(true)
    game.play('activate 62')
    expect([game.stored(0, 62), game.stored(0, 4), game.reserve(0)]).toEqual(['W', '', 'E'])
  })

  /** What the game ends with for the first seat. */
  const ended = (own: SeatSetup): { score: number; breakdown: number[] } => {
    const { standings } = duel(own, { year: 3, space: 12, pips: 3 }).play('end; end')
    const { score, breakdown } = standings!.find(({ seat }) => seat === 0)!
    return { score, breakdown: breakdown.map(({ points }) => points) }
  }

  test('EK-CARD-12.3 with three tokens 35 crystals, otherwise 10 less', () => {
    expect(ended({ play: '62:AAA', crystals: 20 }).score).toBe(20 + 10 + 35)
    expect(ended({ play: '62:AAFE', crystals: 20 }).score).toBe(20 + 10 + 35)
    expect(ended({ play: '62:AA', crystals: 20 }).score).toBe(20 + 10 - 10)
  })

  test('EK-CARD-12.4 the loss stops at 0 crystals', () => {
    expect(ended({ play: '62', crystals: 4 }).score).toBe(10)
    expect(ended({ play: '62:A 62', crystals: 15 }).score).toBe(20)
    // Gains come first: the 6 crystals of Lantern of Xidit are lost again.
    expect(ended({ play: '62 45', reserve: 'AA' }).score).toBe(10 + 24)
  })

  test('EK-CARD-12.5 its tokens are neither usable nor touched', () => {
    const game = duel({ play: '62:AAA 5', hand: '63' }, { permission: true })
    expect([game.can('activate 5'), game.can('summon 63'), game.moves('transmute')]).toEqual([false, false, []])
    const thieves = kingdom({ active: 1, seats: [{ play: '62:AA' }, { hand: '70', crystals: 9 }] }).play('summon 70')
    expect([thieves.asked, thieves.stored(0, 62)]).toEqual(['act', 'AA'])
    expect(ended({ play: '62:AAA 45' }).score).toBe(10 + 35 + 24)
  })

  test('EK-CARD-12.6 two copies are filled and scored apart', () => {
    const game = duel({ play: '62:AA 62:F', reserve: 'EEEWWW' }).play('activate 62#2; choose earth; activate 62')
    expect([game.stored(0, 62), game.stored(0, 62, 2)]).toEqual(['AAW', 'FE'])
    expect(ended({ play: '62:AAA 62:AA', crystals: 20 }).score).toBe(20 + 20 + 35 - 10)
    expect(ended({ play: '62:AAA 62:AAA' }).score).toBe(20 + 70)
  })

  test('EK-CARD-12.7 without three equal tokens it cannot be activated', () => {
    const game = duel({ play: '62', reserve: 'AAWWFFE' })
    expect([game.can('activate 62'), game.why('activate 62')]).toEqual([false, ['no-three-equal']])
  })
})

describe('63 Shield of Zira', () => {
  test('EK-CARD-13.0 item for 1 air, 5 points, not activated', () => {
    expect(factsOf(63)).toEqual({ type: 'item', cost: 'A', points: 5, activated: false, copies: 2 })
  })

  test('EK-CARD-13.1 it goes instead of a card in play, and brings 10 crystals', () => {
    // Temporal Boots are sacrificed for Syllas.
    const game = kingdom({ active: 1, seats: [{ play: '63 7' }, { hand: '10', reserve: 'FFF' }] }).play('summon 10')
    game.play('sacrifice 7')
    expect(game.legal()).toEqual(['sacrifice temporal-boots', 'shield shield-of-zira'])
    game.play('shield 63')
    expect([game.inPlay(0), game.discard, game.crystals(0), game.seat]).toEqual([[7], [63], 10, 1])
  })

  test('EK-CARD-13.1 it goes instead of a card from hand', () => {
    // Amulet of Time lets its owner discard.
    const game = duel({ play: '63', hand: '65 1 2', reserve: 'WW' }, { pile: '9 11 12', discard: '' })
    game.play('summon 65; take air; take air; discard 1; shield 63; option stop')
    expect([game.hand(0), game.inPlay(0), game.discard, game.crystals(0)]).toEqual([[1, 2, 9], [65], [63], 10])
  })

  test('EK-CARD-13.2 it answers own cards, opposing cards and enchantments', () => {
    // Dragon Skull: three of one's own.
    const own = duel({ play: '37 7 9 63 12' }).play('activate 37; sacrifice 7; shield 63; sacrifice 9; sacrifice 12')
    expect([own.inPlay(0), own.crystals(0)]).toEqual([[37, 7], 25])
    const opposing = kingdom({
      active: 1,
      seats: [
        { play: '63', hand: '1' },
        { hand: '69', reserve: 'A' },
      ],
    })
    opposing.play('summon 69; option cards')
    expect([opposing.seat, opposing.legal()]).toEqual([0, ['discard amulet-of-air', 'shield shield-of-zira']])
    const enchanted = duel({ play: '63 7', crystals: 20 }, { enchantment: 'drought', space: 6, pips: 1 })
    enchanted.play('end; end')
    expect(enchanted.moves('sacrifice')).toContain('sacrifice temporal-boots')
    enchanted.play('sacrifice 7; shield 63')
    expect([enchanted.inPlay(0), enchanted.crystals(0), enchanted.capacity(0)]).toEqual([[7], 30, 7])
  })

  test('EK-CARD-13.3 instead of an activated card: first the effect, then the Shield', () => {
    // Potion of Life: 4 crystals a token.
    const life = duel({ play: '26 63', reserve: 'AW' }).play('activate 26; shield 63')
    expect([life.inPlay(0), life.reserve(0), life.crystals(0), life.discard]).toEqual([[26], '', 18, [63]])
    // Potion of Dreams: both are in play while the card enters, so the gauge must hold three.
    const full = duel({ play: '24 63', hand: '22', gauge: 2, reserve: 'A' }).play('activate 24; shield 63')
    expect([full.inPlay(0), full.hand(0)]).toEqual([[24], [22]])
    const room = duel({ play: '24 63', hand: '22', gauge: 3, reserve: 'A' }).play('activate 24; shield 63')
    expect([room.inPlay(0), room.hand(0)]).toEqual([[24, 22], []])
  })

  test('EK-CARD-13.4 the saved card stays where it was, an activated one turned', () => {
    const game = duel({ play: '26 63', reserve: 'AW' }).play('activate 26; shield 63')
    expect([game.turned(0, 26), game.why('activate 26')]).toEqual([true, ['turned']])
    const other = kingdom({ active: 1, seats: [{ play: '7 63 35:AAF' }, { hand: '10', reserve: 'FFF' }] })
    other.play('summon 10; sacrifice 35; shield 63')
    expect([other.inPlay(0), other.stored(0, 35), other.turned(0, 7)]).toEqual([[7, 35], 'AAF', false])
  })

  test('EK-CARD-13.5 it answers neither energy nor a return to hand', () => {
    const energy = kingdom({
      active: 1,
      seats: [
        { play: '63', reserve: 'AA' },
        { hand: '69', reserve: 'A' },
      ],
    })
    energy.play('summon 69; option tokens')
    expect([energy.reserve(0), energy.inPlay(0), energy.seat]).toEqual(['', [63], 1])
    // Selenia's Codex takes an item back.
    const back = duel({ play: '63 7', hand: '54', reserve: 'AWFE' }, { players: 2 })
    const cost = back.moves('summon')
    expect(cost).toContain('summon selenias-codex')
    back.play('summon 54')
    expect(back.moves('shield')).toEqual([])
  })

  test('EK-CARD-13.6 it does not save cards that are not yet taken', () => {
    // Amulet of Fire: draw 4, keep one.
    const game = duel({ play: '63', hand: '2', reserve: 'FF' }, { pile: '1 3 4 5 6', discard: '' })
    game.play('summon 2; keep 3')
    expect(game.moves('shield')).toEqual([])
    while (game.asked !== 'act') game.play(game.legal()[0]!)
    expect([game.inPlay(0), game.hand(0), game.discard.length]).toEqual([[63, 2], [3], 3])
  })

  test('EK-CARD-13.7 no Shield for a Shield', () => {
    const game = kingdom({ active: 1, seats: [{ play: '63 63' }, { hand: '10', reserve: 'FFF' }] }).play('summon 10')
    while (game.seat === 0) game.play(game.legal()[0]!)
    expect([game.inPlay(0), game.discard, game.crystals(0)]).toEqual([[63], [63], 0])
  })

  test('EK-CARD-13.8 its use is optional and no activation', () => {
    const game = kingdom({ active: 1, seats: [{ play: '63 7' }, { hand: '10', reserve: 'FFF' }] })
    game.play('summon 10; sacrifice 7; sacrifice 7')
    expect([game.inPlay(0), game.discard, game.crystals(0)]).toEqual([[63], [7], 0])
    // Thieving Fairies are paid for activations: Potion of Life is one, the Shield is none.
    const fairies = duel({ play: '26 63', reserve: 'A', crystals: 3 }, {}, { play: '41' }).play(
      'activate 26; shield 63',
    )
    expect([fairies.crystals(0), fairies.crystals(1)]).toEqual([3 - 1 + 4 + 10, 2])
    expect(duel({ play: '63' }).why('activate 63')).toEqual(['no-activation'])
  })

  test('EK-CARD-13.9 sacrificed for another reason it brings nothing', () => {
    const game = kingdom({ active: 1, seats: [{ play: '63 7' }, { hand: '10', reserve: 'FFF' }] })
    game.play('summon 10; sacrifice 63')
    expect([game.inPlay(0), game.discard, game.crystals(0)]).toEqual([[7], [63], 0])
  })
})
