import { describe, expect, test } from 'vitest'
import { factsOf, kingdom, type Scenario, type SeatSetup, type TableSetup } from '../testing/index.ts'

/** Two players, whose first seat acts after its die. */
const duel = (own: SeatSetup, other: SeatSetup = {}, rest: TableSetup = {}): Scenario =>
  kingdom({ seats: [own, other], ...rest })

/** The first seat has just summoned the Raven, with these tokens left; the second has the items. */
const raven = (items: string, reserve = 'AWFE', own: SeatSetup = {}, rest: TableSetup = {}): Scenario =>
  duel({ hand: '68', reserve: `F${reserve}`, ...own }, { play: items }, rest).play('summon 68')

/** The second seat makes the first lose its first item, by Syllas. */
const syllas: SeatSetup = { hand: '10', reserve: 'FFF' }

describe('68 Raven the Usurper', () => {
  test('EK-CARD-18.0 familiar for 1 fire, 2 points', () => {
    expect(factsOf(68)).toMatchObject({ type: 'familiar', cost: 'F', points: 2, copies: 2 })
  })

  test('EK-CARD-18.1 it copies an opponent’s item for the price of that item', () => {
    const game = raven('1 2', 'FFE', { play: '3' })
    expect(game.legal()).toEqual(['usurp amulet-of-fire of 2', 'option stop'])
    game.play('usurp 2 of 2')
    expect([game.inPlay(0), game.effect(0, 68), game.reserve(0)]).toEqual([[3, 68], 2, 'E'])
  })

  test('EK-CARD-18.2 what the item does on entering happens at once, for the Raven’s owner', () => {
    // Amulet of Air: gauge + 2.
    const air = raven('1', 'AA', { gauge: 3 }).play('usurp 1 of 2')
    expect([air.gauge(0), air.reserve(0)]).toEqual([5, ''])
    // Amulet of Fire: draw four, keep one.
    const fire = raven('2', 'FF', {}, { pile: '3 4 5 6 7', discard: '' }).play('usurp 2 of 2')
    expect(fire.moves('keep')).toHaveLength(4)
    fire.play('keep 5')
    expect(fire.hand(0)).toEqual([5])
  })

  test('EK-CARD-18.3 lasting effects are the owner’s from then on', () => {
    // Purse of Io: a crystal more for each token.
    const alone = duel({ play: '68', reserve: 'E' }, { play: '8' }, { permission: true }).play('transmute earth')
    const copying = duel({ play: '68=8', reserve: 'E' }, { play: '8' }, { permission: true }).play('transmute earth')
    expect(copying.crystals(0) - alone.crystals(0)).toBe(1)
    // Hourglass of Time: a token at every season change.
    const hourglass = duel({ play: '68=27' }, { play: '27' }, { space: 3, pips: 1 }).play('end; end')
    const asked: number[] = []
    while (hourglass.asked === 'take') {
      asked.push(hourglass.seat)
      hourglass.play('take fire')
    }
    expect(asked.sort()).toEqual([0, 1])
    expect([hourglass.reserve(0), hourglass.reserve(1)]).toEqual(['F', 'F'])
  })

  test('EK-CARD-18.4 an activation once a round, at its cost', () => {
    // Balance of Ishtar: three equal tokens become 9 crystals.
    const game = duel({ play: '68=5', reserve: 'AAAWWW' }, { play: '5' }).play('activate 68; choose air')
    expect([game.crystals(0), game.reserve(0), game.turned(0, 68), game.turned(1, 5)]).toEqual([9, 'WWW', true, false])
    expect(game.why('activate 68')).toEqual(['turned'])
    expect(duel({ play: '68=5', reserve: 'AAW' }, { play: '5' }).why('activate 68')).toEqual(['no-three-equal'])
  })

  test('EK-CARD-18.5 it counts 2 points, not those of the item', () => {
    expect(duel({ play: '68=9' }, { play: '9' }).score(0)).toBe(2)
    expect(duel({ play: '68' }, { play: '9' }).score(0)).toBe(2)
  })

  test('EK-CARD-18.6 it stays a familiar and cannot be copied', () => {
    // Idol of the Familiar brings a crystal for each familiar.
    const idol = (play: string): number => duel({ play }, { play: '5' }).play('activate 43').crystals(0)
    expect(idol('43 68=5') - idol('43')).toBe(1)
    const seats = [{ hand: '68', reserve: 'F', crystals: 2 }, { play: '68=5' }, { play: '5' }]
    const second = kingdom({ players: 3, seats }).play('summon 68')
    expect(second.moves('usurp')).toEqual(['usurp balance-of-ishtar of 3'])
  })

  test('EK-CARD-18.7 the price is as printed: no Hand of Fortune, no Leech, no Nature Spirit', () => {
    // Hand of Fortune would save one of the two.
    expect(raven('2', 'F', { play: '20' }).moves('usurp')).toEqual([])
    const leech = duel({ hand: '68', reserve: 'FFF', crystals: 1 }, { play: '33 2' }).play('summon 68')
    expect([leech.crystals(0), leech.crystals(1)]).toEqual([0, 1])
    leech.play('usurp 2 of 2')
    expect([leech.crystals(0), leech.crystals(1)]).toEqual([0, 1])
    const spirit = duel({ hand: '68', reserve: 'FEFF' }, { play: '2' }, { enchantment: 'nature-spirit' })
    spirit.play('summon 68')
    while (!spirit.can('option stop')) spirit.play(spirit.can('pay earth') ? 'pay earth' : spirit.legal()[0]!)
    spirit.play('usurp 2 of 2')
    expect(spirit.reserve(0)).toBe('')
  })

  test('EK-CARD-18.8 paid from Amulet of Water too, and due when the Raven entered for free', () => {
    const water = duel({ hand: '68', reserve: 'F', play: '4:FF' }, { play: '2' }).play('summon 68')
    while (water.asked !== 'usurp') water.play(water.can('pay fire') ? 'pay fire' : water.legal()[0]!)
    water.play('usurp 2 of 2')
    expect([water.stored(0, 4), water.inPlay(0)]).toEqual(['', [4, 68]])
    // Divine Chalice brings the Raven for nothing.
    const free = duel({ hand: '9', reserve: 'AWFFFE' }, { play: '2' }, { pile: '68 7 13 14 15', discard: '' })
    free.play('summon 9; put 68')
    // The three others are discarded in an order of one's choice.
    while (free.asked === 'order-all') free.play(free.legal()[0]!)
    expect([free.asked, free.reserve(0)]).toEqual(['usurp', 'FF'])
    free.play('usurp 2 of 2')
    expect([free.reserve(0), free.effect(0, 68)]).toEqual(['', 2])
  })

  test('EK-CARD-18.9 without target, means or wish it has no effect', () => {
    expect(raven('10', 'AWFE').asked).toBe('act')
    expect(raven('2', '').asked).toBe('act')
    const game = raven('2', 'FF').play('option stop')
    expect([game.asked, game.reserve(0), game.why('activate 68')]).toEqual(['act', 'FF', ['no-activation']])
    // It cannot copy afterwards.
    game.play('end; end')
    expect(game.effect(0, 68)).toBe(68)
  })

  test('EK-CARD-18.10 when the item leaves play the Raven is sacrificed at once', () => {
    // Potion of Life is sacrificed by its owner.
    const game = kingdom({ active: 1, seats: [{ play: '68=26 7' }, { play: '26', reserve: 'A' }] }).play('activate 26')
    expect([game.inPlay(0), game.seat, game.crystals(1)]).toEqual([[7], 1, 4])
    expect(game.discard.slice(0, 2).sort((a, b) => a - b)).toEqual([26, 68])
    // Cursed Treatise: a sacrifice, also that of a Raven that copied it, empties the reserve.
    const seats = [{ play: '68=42', reserve: 'AW' }, { play: '42' }, { ...syllas }]
    const treatise = kingdom({ players: 3, active: 2, seats }).play('summon 10')
    expect([treatise.inPlay(0), treatise.reserve(0)]).toEqual([[], ''])
  })

  test('EK-CARD-18.10 also when it goes back to a hand', () => {
    // Amsug Longneck: everybody takes an item back.
    const seats = [{ hand: '17', reserve: 'AW' }, { play: '5' }, { play: '68=5' }]
    const game = kingdom({ players: 3, seats }).play('summon 17')
    expect([game.hand(1), game.inPlay(2), game.discard[0]]).toEqual([[5], [], 68])
  })

  test('EK-CARD-18.11 a Shield may go instead: the Raven stays without effect', () => {
    const seats = [
      { play: '63 68=26', reserve: 'AAA' },
      { play: '26', reserve: 'A' },
    ]
    const game = kingdom({ active: 1, seats }).play('activate 26')
    expect([game.seat, game.legal()]).toEqual([0, ['sacrifice raven-the-usurper', 'shield shield-of-zira']])
    game.play('shield 63')
    expect([game.inPlay(0), game.effect(0, 68), game.crystals(0), game.seat]).toEqual([[68], 68, 10, 1])
    game.endRound()
    expect(game.inPlay(0)).toEqual([68])
  })

  test('EK-CARD-18.12 "this card" is the Raven', () => {
    // Potion of Life.
    const potion = duel({ play: '68=26', reserve: 'AW' }, { play: '26' }).play('activate 68')
    expect([potion.inPlay(0), potion.discard[0], potion.crystals(0), potion.inPlay(1)]).toEqual([[], 68, 8, [26]])
    // Glutton Cauldron.
    const cauldron = duel({ play: '68=35:AAAAAA', reserve: 'E' }, { play: '35:W' }).play('activate 68')
    expect([cauldron.inPlay(0), cauldron.crystals(0), cauldron.reserve(0)]).toEqual([[], 15, 'AAAAAAE'])
    expect(cauldron.stored(1, 35)).toBe('W')
    // Shield of Zira.
    const shield = kingdom({ active: 1, seats: [{ play: '68=63 7' }, { play: '63', ...syllas }] }).play('summon 10')
    shield.play('sacrifice 7; shield 68')
    expect([shield.inPlay(0), shield.crystals(0), shield.discard[0]]).toEqual([[7], 10, 68])
  })

  test('EK-CARD-18.13 tokens of the copied effect lie on the Raven', () => {
    const game = duel({ play: '68=35', reserve: 'F' }, { play: '35:AA' }).play('activate 68')
    expect([game.stored(0, 68), game.stored(1, 35)]).toEqual(['F', 'AA'])
    // Amulet of Water: its tokens can be used from the Raven.
    const water = duel({ play: '68=4:AAA' }, { play: '4:WW' }, { permission: true })
    expect(water.moves('transmute')).toHaveLength(1)
    water.play(water.moves('transmute')[0]!)
    expect([water.stored(0, 68), water.stored(1, 4)]).toEqual(['AA', 'WW'])
  })

  test('EK-CARD-18.14 Scepter and Pendant count all own items', () => {
    // Scepter of Greatness: 3 crystals for each item.
    const scepter = raven('28', 'AWFE', { play: '7 9' }).play('usurp 28 of 2')
    expect([scepter.crystals(0), scepter.reserve(0)]).toEqual([6, ''])
    // Pendant of Ragnor: a token for each item.
    const pendant = raven('48', 'AWF', { play: '7 9 3' }).play('usurp 48 of 2; take earth; take earth; take earth')
    expect([pendant.reserve(0), pendant.asked]).toEqual(['EEE', 'act'])
  })

  test('EK-CARD-18.15 Elemental Amulet: one to four different energies in full', () => {
    // Hand of Fortune saves nothing.
    const game = raven('31', 'AWE', { play: '20', gauge: 5 }).play('usurp 31 of 2')
    expect(game.moves('with')).toHaveLength(7)
    game.play('with air+earth')
    expect([game.reserve(0), game.gauge(0), game.crystals(0), game.asked]).toEqual(['W', 6, 5, 'act'])
  })

  test('EK-CARD-18.16 two Ravens may copy the same item', () => {
    const game = duel({ play: '68=5 68=5', reserve: 'AAAWWW' }, { play: '5' })
    game.play('activate 68; choose air; activate 68#2')
    expect([game.crystals(0), game.reserve(0)]).toEqual([18, ''])
    const other = duel(
      { hand: '68', reserve: 'FAAFF', play: '68=2' },
      { play: '2' },
      { pile: '3 4 5 6 7 9', discard: '' },
    )
    other.play('summon 68')
    expect(other.moves('usurp')).toEqual(['usurp amulet-of-fire of 2'])
  })
})
