import { describe, expect, test } from 'vitest'
import { face, kingdom, type SeatSetup } from '../testing/index.ts'

const CRYSTALS = face({ crystals: 6 })

/** Rules of the base game that speak of cards of Enchanted Kingdom. */

describe('Steadfast Die', () => {
  test('ORD-03 it may be used only instead of the die, before that is carried out', () => {
    const turn = (seat: SeatSetup) => kingdom({ at: 'die', seats: [{ die: CRYSTALS, ...seat }, {}] })
    const before = turn({ play: '64' })
    expect([before.asked, before.moves('option')]).toEqual([
      'die',
      ['option gauge', 'option energy', 'option transmute'],
    ])
    const after = before.play('go')
    expect([after.asked, after.moves('option'), after.why('option gauge')]).toEqual(['act', [], ['die-carried-out']])
    // One that is summoned comes too late for the die of that turn.
    const summoned = turn({ hand: '64', reserve: 'AE' }).play('summon 64')
    expect([summoned.inPlay(0), summoned.moves('option')]).toEqual([[64], []])
  })
})

describe('Shield of Zira instead of a sacrifice', () => {
  test('CARD-023.5 Potion of Power stays in play, turned', () => {
    const game = kingdom({ seats: [{ play: '23 63', gauge: 3 }, {}], pile: '1 2 3', discard: '' })
    game.play('activate 23; shield 63')
    expect([game.inPlay(0), game.turned(0, 23), game.gauge(0), game.hand(0)]).toEqual([[23], true, 5, [1]])
    expect([game.crystals(0), game.discard]).toEqual([10, [63]])
    expect(game.why('activate 23')).toEqual(['turned'])
  })

  test('CARD-025.3 Potion of Knowledge stays in play, turned', () => {
    const game = kingdom({ seats: [{ play: '25 63' }, {}] }).play('activate 25; shield 63')
    game.play('take air; take air; take water; take fire; take earth')
    expect([game.inPlay(0), game.turned(0, 25), game.reserve(0)]).toEqual([[25], true, 'AAWFE'])
    expect([game.crystals(0), game.discard]).toEqual([10, [63]])
  })

  test('CARD-039.5 Titus, whom an opponent cannot pay, may stay', () => {
    const round = () => kingdom({ active: 1, first: 0, seats: [{ play: '39 63' }, {}] }).play('end')
    expect([round().asked, round().askedBy, round().seat]).toEqual(['shield', 39, 0])
    const stays = round().play('shield 63')
    expect([stays.inPlay(0), stays.crystals(0)]).toEqual([[39], 10])
    const falls = round().play('sacrifice 39')
    expect([falls.inPlay(0), falls.crystals(0)]).toEqual([[63], 0])
  })

  test('CARD-044.4 the familiar named for Necrotic Kriss may stay', () => {
    const kriss = (seat: SeatSetup) => kingdom({ seats: [{ ...seat, play: `44 63 ${seat.play ?? ''}` }, {}] })
    const inPlay = kriss({ play: '10' }).play('activate 44; shield 63')
    expect([inPlay.inPlay(0), inPlay.asked]).toEqual([[44, 10], 'take'])
    inPlay.play('take air; take air; take air; take air')
    expect([inPlay.reserve(0), inPlay.crystals(0), inPlay.turned(0, 44)]).toEqual(['AAAA', 10, true])
    const inHand = kriss({ hand: '10 12' }).play('activate 44; discard 10; shield 63')
    expect([inHand.hand(0), inHand.inPlay(0), inHand.crystals(0)]).toEqual([[10, 12], [44], 10])
    expect(inHand.view(1).players[0]?.hand).toEqual([10])
  })
})

describe('Raven the Usurper', () => {
  test('CARD-020.7 Hand of Fortune saves nothing of what a copy costs', () => {
    const raven = (reserve: string) => kingdom({ seats: [{ hand: '68', play: '20', reserve }, { play: '3' }] })
    // The Raven itself costs a single token, which is not saved either.
    expect(raven('FE').play('summon 68').asked).toBe('act')
    expect(raven('FEE').play('summon 68; usurp 3 of 2').reserve(0)).toBe('')
  })

  test('CARD-028.4 Ravens do not count for Scepter of Greatness', () => {
    const play = (own: string) => kingdom({ seats: [{ hand: '28', play: own, reserve: 'AWFE' }, { play: '15' }] })
    expect(play('1 68').play('summon 28').crystals(0)).toBe(3)
    expect(play('1 68=15').play('summon 28').crystals(0)).toBe(3)
    expect(play('1 15').play('summon 28').crystals(0)).toBe(6)
  })

  test('CARD-048.4 Ravens do not count for Pendant of Ragnor', () => {
    const play = (own: string) =>
      kingdom({ seats: [{ hand: '48', play: own, reserve: 'AWF' }, { play: '15' }] }).play('summon 48')
    expect(play('1 68=15').play('take air').asked).toBe('act')
    expect(play('1 15').play('take air').asked).toBe('take')
    expect(play('68 68').asked).toBe('act')
  })
})

test('CARD-026.7 Potion of Life never counts as use of the Transmuter', () => {
  const turn = () => kingdom({ at: 'die', seats: [{ play: '59 26', reserve: 'EE', die: CRYSTALS }, {}] })
  const potion = turn().play('activate 26')
  expect(potion.crystals(0)).toBe(6 + 8)
  expect(potion.endRound().crystals(0)).toBe(6 + 8)
  const transmuted = turn().play('transmute earth')
  expect(transmuted.endRound().crystals(0)).toBe(6 + 3 + 2)
})

test('CARD-034.8 Crystal Orb cannot put the Lantern into play', () => {
  const orb = (pile: string) => kingdom({ seats: [{ play: '34', reserve: 'AAWW' }, {}], pile }).play('activate 34')
  expect(orb('56 1').legal()).toEqual(['leave'])
  expect(orb('56 1').why('put 56')).toEqual(['not-put'])
  expect(orb('22 1').legal()).toEqual(['leave', 'put runic-cube-of-eolis'])
})
