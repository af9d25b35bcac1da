import { begin, type Options } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '@athanor/seasons/testing'
import { describe, expect, test } from 'vitest'
import { playOut } from '../contest.ts'
import { random } from '../random.ts'
import { seasonsMind as mind } from './mind.ts'

/** What is noted of a seat, by name. */
function notesOf({ state }: Scenario, seat = 0): { readonly [feature: string]: number } {
  const found: { [feature: string]: number } = {}
  mind.observe(state, seat, {
    add: (feature, amount) => {
      const name = mind.features[feature]!
      found[name] = (found[name] ?? 0) + amount
    },
  })
  return found
}

const own = (seat: SeatSetup, table: TableSetup = {}) => notesOf(scenario({ kingdom: true, ...table, seats: [seat] }))

describe('an ability token', () => {
  test('is noted until it is used, then its points are', () => {
    expect(own({ ability: 'insight' })['ability.insight']).toBe(1)
    expect(own({ ability: 'insight!' })['ability.insight']).toBeUndefined()
    expect(own({ ability: 'insight!' }).score).toBe(9)
  })

  test('Water Tribute counts water', () => {
    expect(own({ ability: 'water-tribute', reserve: 'WWWA' })['ability.water-tribute+']).toBe(3)
  })

  test('Hoarder makes cards in hand worth 3', () => {
    expect(own({ ability: 'hoarder', hand: '1 2' }).score).toBe(6)
  })

  test('counts as soon as it is chosen', () => {
    const seats = [{ dealt: 'insight offering restraint' }, { dealt: 'hoarder foresight extra-card' }]
    const game = scenario({ at: 'abilities', kingdom: true, seats })
    game.act(0, 'token insight')
    expect(notesOf(game)['ability.insight']).toBe(1)
    expect(notesOf(game, 1)['ability.hoarder']).toBeUndefined()
  })
})

describe('an enchantment', () => {
  test('Nature Spirit makes cards lack one token more', () => {
    const seat: SeatSetup = { hand: '3', reserve: 'EE' }
    expect(own(seat)['near.amulet-of-earth']).toBeGreaterThan(
      own(seat, { enchantment: 'nature-spirit' })['near.amulet-of-earth']!,
    )
    expect(own({ ...seat, reserve: 'EEA' }, { enchantment: 'nature-spirit' })['near.amulet-of-earth']).toBe(1)
  })

  test('Io’s Bounty makes transmutation better', () => {
    const seat: SeatSetup = { reserve: 'AAA' }
    const plain = own(seat, { permission: true })['transmute.all']!
    expect(own(seat, { permission: true, enchantment: 'ios-bounty' })['transmute.all']).toBe(plain + 3)
  })

  test('Entangling Roots lets one card into the last turn', () => {
    const last = { year: 3, space: 12, pips: 1, first: 1, active: 0 } as const
    const seat: SeatSetup = { hand: '3 1', reserve: 'EEAA' }
    const both = own(seat, last)['last.cards']!
    expect(own(seat, { ...last, enchantment: 'entangling-roots' })['last.cards']).toBeLessThan(both)
  })

  test('Natural Selection: the discarded card is no pick', () => {
    const seats = [{ hand: '1 2 3' }, { hand: '4 5 6' }]
    const game = scenario({ at: 'draft', enchantment: 'natural-selection', seats })
    game.act(0, 'discard 1')
    expect(Object.keys(notesOf(game)).sort()).toEqual(['packet.amulet-of-earth', 'packet.amulet-of-fire'])
  })
})

describe('a card of the kingdom', () => {
  test('Mesodae’s Lantern pays at the end of the round and makes the reserve smaller', () => {
    const found = own({ play: '56' })
    expect(found['round-end.crystals']).toBe(3)
    expect(found['tokens.capacity']).toBe(-1)
  })

  test('Horn of Plenty pays for an earth', () => {
    expect(own({ play: '52', reserve: 'E' })['round-end.crystals']).toBe(5)
    expect(own({ play: '52', reserve: 'A' })['round-end.crystals']).toBeUndefined()
  })

  test('a Raven has the effects of its item', () => {
    const seats = [{ play: '68=13' }, { play: '13' }]
    const found = notesOf(scenario({ kingdom: true, seats }))
    expect([found['play.wondrous-chest'], found['play.copy']]).toEqual([1, 1])
  })

  test('Jewel of the Ancients is of use while there are turns for its tokens', () => {
    const last = { year: 3, space: 12, pips: 1, first: 1, active: 0 } as const
    expect(own({ play: '62:A' })['stored.jewel']).toBe(1)
    expect(own({ play: '62:A' }, last)['stored.jewel']).toBeUndefined()
    expect(own({ play: '62:AAA' })['at-end.jewel-of-the-ancients']).toBe(35)
  })
})

test('in whole games of every enchantment everything that is noted is a number (seeds "kingdom 0" to "kingdom 9")', () => {
  const { values } = seasons.options.find(({ name }) => name === 'enchantment') as {
    readonly values: readonly string[]
  }
  values.slice(2).forEach((enchantment, n) => {
    const options: Options = { level: 'archmage', kingdom: 'yes', abilities: 'yes', enchantment }
    const seed = `kingdom ${n}`
    const state = begin(seasons, 2, options, seed)
    playOut({
      ...{ rules: seasons, state, bots: [random, random], seed },
      seen: (seat) => {
        mind.observe(state, seat, {
          add: (feature, amount) => {
            expect(mind.features[feature], `${enchantment} ${seed}`).toBeDefined()
            expect(Number.isFinite(amount), `${mind.features[feature]} ${seed}`).toBe(true)
          },
        })
      },
    })
  })
})
