import { describe, expect, test } from 'vitest'
import { face, type Scenario, type SeatSetup, scenario } from '../testing/index.ts'

type Season = 'winter' | 'spring' | 'summer' | 'autumn'

/** Seat 0 may transmute, as by a die. */
const permitted = (seat: SeatSetup, season: Season = 'winter'): Scenario =>
  scenario({ permission: true, season, seats: [seat, {}] })

/** What a token of each kind brings in a season: air, water, fire, earth. */
const values = (season: Season): number[] =>
  ['air', 'water', 'fire', 'earth'].map((energy) =>
    permitted({ reserve: 'AWFE' }, season).play(`transmute ${energy}`).crystals(0),
  )

describe('TRA transmutation', () => {
  test('TRA-01 tokens go to the bank for crystals by their kind and the season', () => {
    const game = permitted({ reserve: 'AEE', crystals: 2 }).play('transmute earth')
    expect([game.reserve(0), game.crystals(0)]).toEqual(['AE', 5])
    game.play('transmute air')
    expect([game.reserve(0), game.crystals(0), game.crystals(1)]).toEqual(['E', 6, 0])
    expect(permitted({ reserve: 'AE' }, 'summer').play('transmute earth; transmute air').crystals(0)).toBe(4)
    // Only tokens that are there.
    expect([game.can('transmute air'), game.why('transmute air')]).toEqual([false, ['no-such-token']])
  })

  test('TRA-02 winter', () => {
    expect(values('winter')).toEqual([1, 1, 2, 3])
  })

  test('TRA-03 spring', () => {
    expect(values('spring')).toEqual([2, 1, 3, 1])
  })

  test('TRA-04 summer', () => {
    expect(values('summer')).toEqual([3, 2, 1, 1])
  })

  test('TRA-05 autumn', () => {
    expect(values('autumn')).toEqual([1, 3, 1, 2])
  })

  test('TRA-06 in winter 1 fire and 2 earth give 8 crystals', () => {
    const game = permitted({ reserve: 'WFEE' }).play('transmute fire; transmute earth; transmute earth')
    expect([game.crystals(0), game.reserve(0)]).toEqual([8, 'W'])
  })

  test('TRA-07 any number of tokens of any kinds', () => {
    const all = ['air', 'air', 'water', 'fire', 'fire', 'earth', 'earth'].map((energy) => `transmute ${energy}`)
    for (let n = 1; n <= 7; n++) {
      const game = permitted({ reserve: 'AAWFFEE' }).play(all.slice(0, n).join('; '))
      expect(game.crystals(0)).toBe([0, 1, 2, 3, 5, 7, 10, 13][n])
    }
    const mixed = permitted({ reserve: 'AAWFFEE' })
    expect(mixed.moves('transmute')).toHaveLength(4)
    expect(mixed.play('end').reserve(0)).toBe('AAWFFEE')
  })

  test('TRA-08 transmutations and other actions may alternate until the end of the turn', () => {
    const game = permitted({ reserve: 'AAEEEE', hand: '3 7', play: '16', gauge: 9 })
    game.play('transmute earth; summon 3; transmute earth; activate 16; summon 7; marker +1')
    expect([game.crystals(0), game.reserve(0)]).toEqual([3 + 9 + 3, 'A'])
    expect(game.play('bonus gauge; transmute air').reserve(0)).toBe('')
  })

  test('TRA-09 without a permission nothing is transmuted', () => {
    const seat = { reserve: 'AEW', play: '32 8', crystals: 3 }
    const game = scenario({ seats: [seat, {}] })
    expect([game.moves('transmute'), game.why('transmute earth')]).toEqual([[], ['no-permission']])
    game.refused('transmute earth')
    // The first use of the Tree gives none, the second does; so do the bonus and the die.
    expect(game.play('activate 32; take fire').moves('transmute')).toEqual([])
    const tree = scenario({ seats: [seat, {}] }).play('activate 32/2; pay air')
    expect(tree.moves('transmute')).toEqual(['transmute water', 'transmute earth'])
    expect(
      scenario({ seats: [seat, {}] })
        .play('bonus transmute')
        .moves('transmute'),
    ).toHaveLength(3)
    for (const transmute of [true, false]) {
      const die = face({ energy: 'F', gauge: 1, transmute })
      const rolled = scenario({ at: 'die', seats: [{ die }, {}] })
      expect(rolled.moves('transmute')).toEqual(transmute ? ['transmute fire'] : [])
    }
  })

  test("TRA-10 a permission ends with the owner's turn", () => {
    const other = { reserve: 'E', die: face({ crystals: 6 }) }
    const game = scenario({ permission: true, seats: [{ reserve: 'E' }, other] })
    game.play('bonus transmute; end')
    expect([game.seat, game.moves('transmute'), game.why('transmute earth')]).toEqual([1, [], ['no-permission']])
    expect(game.refused('transmute earth', 0).code).toBe('not-to-act')
    // The table shows it no longer, after the last turn of a round either.
    const last = scenario({ active: 1, first: 0, permission: true }).play('bonus transmute; end')
    expect([last.view(0).phase, last.view(0).permission, last.view(0).addition]).toEqual(['dice', false, 0])
    // Nor does it come back in the own turn of the next round, and the bonus adds nothing to a new permission.
    const next = (transmute: boolean, roll = 0): Scenario => {
      const seats = [{ reserve: 'E' }, {}]
      const later = scenario({ seed: `roll ${roll}`, first: 1, permission: true, seats })
      later.play('bonus transmute').endRound()
      const wanted = later.view(0).dice.find((die) => die.transmute === transmute)
      if (!wanted) return next(transmute, roll + 1)
      later.play(`die ${wanted.name}; die 1`)
      if (later.can('go')) later.play('go')
      expect([later.seat, later.season]).toEqual([0, 'winter'])
      return later
    }
    expect(next(false).moves('transmute')).toEqual([])
    const again = next(true)
    const before = again.crystals(0)
    expect(again.play('transmute earth').crystals(0) - before).toBe(3)
  })

  test('TRA-11 the season at the moment of transmuting counts', () => {
    const boots = scenario({ permission: true, space: 3, seats: [{ hand: '7', reserve: 'EEE' }, {}] })
    boots.play('transmute earth; summon 7; marker +1; transmute earth')
    expect([boots.season, boots.crystals(0)]).toEqual(['spring', 3 + 1])
    const back = scenario({ permission: true, space: 1, year: 2, seats: [{ hand: '7', reserve: 'EE' }, {}] })
    expect(back.play('summon 7; marker -2; transmute earth').crystals(0)).toBe(2)
    // A winter die permits transmuting, but at the values of the season where the marker stands.
    const die = face({ energy: 'AW', transmute: true, season: 'winter' })
    const late = scenario({ at: 'die', season: 'autumn', seats: [{ die }, {}] })
    expect(late.play('transmute water').crystals(0)).toBe(3)
  })

  test('TRA-12 each transmutation bonus adds 1 crystal per token transmuted afterwards in that turn', () => {
    const game = permitted({ reserve: 'AAAAAA' })
    const gains = ['transmute air', 'bonus transmute', 'transmute air', 'bonus transmute', 'transmute air'].map(
      (move) => {
        const before = game.crystals(0)
        return game.play(move).crystals(0) - before
      },
    )
    expect(gains).toEqual([1, 0, 2, 0, 3])
    game.play('bonus transmute; transmute air')
    expect([game.crystals(0), game.bonus(0), game.reserve(0)]).toEqual([1 + 2 + 3 + 4, 3, 'AA'])
  })

  test('TRA-13 all additions per token are summed', () => {
    const game = permitted({ reserve: 'EEEAAA', play: '8 8 5' })
    expect(game.play('transmute earth').crystals(0)).toBe(3 + 2)
    game.play('bonus transmute; transmute earth')
    expect(game.crystals(0)).toBe(5 + 6)
    game.play('bonus transmute; transmute earth')
    expect(game.crystals(0)).toBe(5 + 6 + 7)
    // Balance of Ishtar: 9 and 4 more for each of its three tokens.
    expect(game.play('activate 5').crystals(0)).toBe(18 + 9 + 12)
    const life = permitted({ reserve: 'EA', play: '8 26' }).play('bonus transmute; activate 26')
    expect(life.crystals(0)).toBe(2 * (4 + 2))
  })

  test('TRA-14 tokens on Amulet of Water may be transmuted, tokens on other cards may not', () => {
    const game = permitted({ reserve: 'A', play: '4:WE 35:FF 4:E' })
    expect(game.moves('transmute')).toEqual([
      'transmute air',
      'transmute water from amulet',
      'transmute earth from amulet',
      'transmute earth from amulet#2',
    ])
    game.play('transmute earth from amulet')
    expect([game.crystals(0), game.reserve(0), game.stored(0, 4), game.stored(0, 4, 2)]).toEqual([3, 'A', 'W', 'E'])
    game.play('transmute earth from amulet#2')
    expect([game.crystals(0), game.stored(0, 4), game.stored(0, 4, 2), game.stored(0, 35)]).toEqual([6, 'W', '', 'FF'])
    expect(game.why('transmute fire')).toEqual(['no-such-token'])
  })

  test('TRA-15 Balance of Ishtar and Potion of Life need no permission and give none', () => {
    const game = scenario({ season: 'summer', seats: [{ reserve: 'EEEAW', play: '5 26 4:F' }, {}] })
    game.play('activate 5')
    expect([game.crystals(0), game.reserve(0), game.moves('transmute')]).toEqual([9, 'AW', []])
    game.play('activate 26')
    expect([game.crystals(0), game.reserve(0), game.moves('transmute')]).toEqual([9 + 8, '', []])
    expect(game.why('transmute fire from amulet')).toEqual(['no-permission'])
    // A permission from elsewhere stays.
    const kept = permitted({ reserve: 'EEEA', play: '5' }).play('activate 5')
    expect(kept.moves('transmute')).toEqual(['transmute air'])
  })

  test('TRA-16 crystals of Glutton Cauldron and Dragon Skull are no transmutation', () => {
    const cauldron = permitted({ reserve: 'A', play: '8 35:AAAAAA' }).play('bonus transmute; activate 35')
    expect([cauldron.crystals(0), cauldron.reserve(0)]).toEqual([15, 'AAAAAAA'])
    const skull = permitted({ reserve: 'A', play: '8 37 22 29' }).play('bonus transmute; activate 37')
    expect(skull.play('sacrifice 37; sacrifice 22; sacrifice 29').crystals(0)).toBe(15)
    // Neither needs a permission nor gives one.
    const none = scenario({ seats: [{ reserve: 'A', play: '35:AAAAAA' }, {}] }).play('activate 35')
    expect([none.crystals(0), none.moves('transmute')]).toEqual([15, []])
  })
})
