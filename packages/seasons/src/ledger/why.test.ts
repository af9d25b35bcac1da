import { describe, expect, test } from 'vitest'
import { face, type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/index.ts'

const NONE: SeatSetup = {}
const duel = (mine: SeatSetup, other: SeatSetup = {}, table: TableSetup = {}): Scenario =>
  scenario({ seats: [mine, other], ...table })
const ALL = Array.from({ length: 50 }, (_, i) => i + 1)
const energy = (...names: string[]): { key: string }[] => names.map((name) => ({ key: `energy.${name}` }))

describe('why a hand card cannot be summoned', () => {
  test('missing energy, token by token', () => {
    const game = duel({ hand: '9', reserve: 'AAF' })
    expect(game.reasons('summon 9')).toEqual([
      { key: 'why.missing-energy', args: { energy: energy('water', 'earth') } },
    ])
    const saved = duel({ hand: '9', play: '20', reserve: 'AAF' })
    expect(saved.reasons('summon 9')).toEqual([
      { key: 'why.missing-energy-saved', args: { energy: energy('water', 'earth'), n: 1 } },
    ])
    expect(duel({ hand: '31' }).why('summon 31')).toEqual(['no-token'])
    const amulet = duel({ hand: '31', reserve: 'AF' }).play('summon 31')
    expect(amulet.reasons('with air+earth')).toEqual([{ key: 'why.missing-energy', args: { energy: energy('earth') } }])
  })

  test('missing crystals, with those for Arcano Leech', () => {
    expect(duel({ hand: '22', crystals: 12 }).reasons('summon 22')).toEqual([
      { key: 'why.missing-crystals', args: { n: 8 } },
    ])
    expect(duel({ hand: '22', crystals: 12 }, { play: '33 33' }).reasons('summon 22')).toEqual([
      { key: 'why.leech-unpaid', args: { n: 10, cost: 20, leeches: 2 } },
    ])
  })

  test('Arcano Leech unpaid', () => {
    const game = duel({ hand: '7', crystals: 1 }, { play: '33 33' })
    expect(game.reasons('summon 7')).toEqual([{ key: 'why.leech-unpaid', args: { n: 1, cost: 0, leeches: 2 } }])
  })

  test('gauge full, beside everything else that is missing', () => {
    const game = duel({ hand: '20', play: '1 2', gauge: 2, reserve: 'AF' }, { play: '33' })
    expect(game.why('summon 20').sort()).toEqual(['gauge-full', 'leech-unpaid', 'missing-energy'])
    expect(game.reasons('summon 20')[0]).toEqual({ key: 'why.gauge-full', args: { gauge: 2, n: 2 } })
  })

  test('not in hand, not your turn, the die first, the prelude', () => {
    const game = duel({ hand: '7' }, { hand: '3', reserve: 'EE' })
    expect([game.why('summon 3'), game.why('summon 3', 1)]).toEqual([['not-in-hand'], ['not-you', 'not-your-turn']])
    const die = duel({ hand: '7', play: '15' }, NONE, { at: 'die' })
    expect(die.why('summon 7')).toEqual(['die-first'])
    const draft = scenario({ at: 'draft' })
    expect(draft.why(`summon ${draft.hand(0)[0]}`)[0]).toBe('prelude')
  })

  test('there is a reason exactly if the card cannot be summoned', () => {
    const hand = ALL.join(' ')
    const tables: SeatSetup[] = [
      { hand },
      { hand, crystals: 4, reserve: 'AWFE' },
      { hand, crystals: 4, reserve: 'AF', play: '20 4:EE' },
      { hand, crystals: 30, reserve: 'AAFFEEW', play: '20' },
      { hand, crystals: 30, reserve: 'AAFFEEW', play: '1 3', gauge: 2 },
    ]
    for (const mine of tables) {
      const game = duel(mine, { play: '33' })
      for (const card of ALL)
        expect(game.why(`summon ${card}`).length === 0, `${card}`).toBe(game.can(`summon ${card}`))
    }
  })
})

describe('why a card cannot be activated', () => {
  const reasons: readonly (readonly [string, string, string, SeatSetup])[] = [
    ['Kairn without a token', 'activate 16', 'no-token', { play: '16' }],
    ['Cauldron without a token', 'activate 35', 'no-token', { play: '35 4' }],
    ['Balance without three equal tokens', 'activate 5', 'no-three-equal', { play: '5', reserve: 'AAFFEEW' }],
    ['Tree of Light without 3 crystals', 'activate 32', 'too-few-crystals', { play: '32', crystals: 2 }],
    ['Tree of Light without a token', 'activate 32/2', 'no-token', { play: '32', crystals: 2 }],
    ['Mirror without crystals', 'activate 47', 'too-few-crystals', { play: '47', reserve: 'A' }],
    ['Mirror without a token', 'activate 47', 'no-token', { play: '47', crystals: 5 }],
    ['Crystal Orb without 3 crystals', 'activate 34/2', 'too-few-crystals', { play: '34', crystals: 2 }],
    ['Dragon Skull with two cards', 'activate 37', 'too-few-cards-in-play', { play: '37 1' }],
    ['Necrotic Kriss without a familiar', 'activate 44', 'no-familiar', { play: '44 1', hand: '1' }],
    ['Potion of Dreams without a hand card', 'activate 24', 'hand-empty', { play: '24' }],
    ['Potion of Dreams without room', 'activate 24', 'no-room', { play: '24 1', gauge: 1, hand: '3' }],
    ['Damned Soul without water', 'activate 50', 'no-water', { play: '50', reserve: 'AFE' }],
    ['Die of Malice after the die', 'activate 15', 'die-carried-out', { play: '15' }],
    ['a turned card', 'activate 43', 'turned', { play: '43!' }],
    ['a card without activation', 'activate 22', 'no-activation', { play: '22' }],
    ['a second use that is not there', 'activate 43/2', 'no-activation', { play: '43' }],
    ['a card not in play', 'activate 43', 'not-in-play', { hand: '43' }],
    ['a second copy not in play', 'activate 43#2', 'not-in-play', { play: '43' }],
  ]
  for (const [title, text, key, mine] of reasons) {
    test(title, () => {
      const game = duel(mine)
      game.refused(text)
      expect(game.why(text)).toEqual([key])
    })
  }

  test('Crystal Orb with an empty pile', () => {
    expect(duel({ play: '34', crystals: 3 }, NONE, { pile: '', discard: '' }).why('activate 34/2')).toEqual([
      'pile-empty',
    ])
  })

  test('in the turn of another', () => {
    expect(duel(NONE, { play: '43' }).why('activate 43', 1)).toEqual(['not-you', 'not-your-turn'])
  })
})

describe('why a bonus or a transmutation is not possible', () => {
  test('each bonus names what is missing', () => {
    const game = duel({ reserve: 'A' })
    expect([game.why('bonus exchange'), game.why('bonus gauge')]).toEqual([['two-tokens'], ['gauge-at-limit']])
    expect([game.why('bonus cards'), game.why('bonus transmute')]).toEqual([['bonus-with-die'], []])
    const spent = duel({ bonus: 3, reserve: 'AA', gauge: 5, play: '43' })
    for (const which of ['exchange', 'gauge', 'transmute'])
      expect(spent.why(`bonus ${which}`)).toEqual(['no-bonus-left'])
  })

  test('with all bonuses used, a draw symbol is not denied', () => {
    const game = duel({ bonus: 3, play: '15', die: face({ draw: 1 }) }, NONE, { at: 'die' })
    expect([game.asked, game.why('bonus cards')]).toEqual(['die', ['no-bonus-left']])
  })

  test('without a draw symbol, and without a card', () => {
    const game = duel({ play: '15', die: face({ crystals: 6 }) }, NONE, { at: 'die' })
    expect(game.why('bonus cards')).toEqual(['no-draw-symbol'])
    const empty = duel({ play: '15', die: face({ draw: 1 }) }, NONE, { at: 'die', pile: '', discard: '' })
    expect(empty.why('bonus cards')).toEqual(['pile-empty'])
  })

  test('transmuting without a permission or without the token', () => {
    const game = duel({ reserve: 'A' })
    expect([game.why('transmute air'), game.why('transmute fire')]).toEqual([
      ['no-permission'],
      ['no-permission', 'no-such-token'],
    ])
    expect(duel({ play: '4:A' }, NONE, { permission: true }).why('transmute air from amulet#2')).toEqual([
      'no-such-token',
    ])
    const allowed = duel({ reserve: 'A', play: '4:F' }, NONE, { permission: true })
    expect([allowed.why('transmute fire'), allowed.why('transmute air from amulet')]).toEqual([
      ['no-such-token'],
      ['no-such-token'],
    ])
    expect(allowed.why('transmute fire from amulet')).toEqual([])
  })

  test('after the end of the game', () => {
    const game = scenario({ year: 3, space: 12, active: 1, first: 0 }).endRound()
    expect([game.over, game.why('end', 0)]).toEqual([true, ['over']])
  })

  test('what is no seat', () => {
    const game = duel({ hand: '3' })
    for (const seat of [Number.NaN, 0.5, -1, 2, 32]) expect(game.why('summon 3', seat)).toEqual(['not-you'])
  })
})
