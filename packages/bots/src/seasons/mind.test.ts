import { begin, rngFrom } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { face, type SeatSetup, scenario, type TableSetup } from '@athanor/seasons/testing'
import { describe, expect, test } from 'vitest'
import { chairAt } from '../chair.ts'
import { playOut } from '../contest.ts'
import { random } from '../random.ts'
import { seasonsMind as mind } from './mind.ts'

/** What is noted of a seat, by name. */
function notes(table: TableSetup, seat = 0): Map<string, number> {
  const { state } = scenario(table)
  const found = new Map<string, number>()
  mind.observe(state, seat, {
    add: (feature, amount) => {
      const name = mind.features[feature]!
      found.set(name, (found.get(name) ?? 0) + amount)
    },
  })
  return found
}

const own = (seat: SeatSetup, table: TableSetup = {}): Map<string, number> => notes({ ...table, seats: [seat] })

test('every feature has a name of its own', () => {
  expect(new Set(mind.features).size).toBe(mind.features.length)
})

test('what is guessed is looked at', () => {
  for (const name of Object.keys(mind.guess!)) expect(mind.features).toContain(name)
})

describe('progress', () => {
  const at = (table: TableSetup): number => mind.progress(scenario(table).state)

  test('goes from the draft to the last stage, and with every turn', () => {
    const times = [
      at({ at: 'draft' }),
      at({ year: 1, space: 9 }),
      at({ year: 2, space: 1 }),
      at({ year: 3, space: 1 }),
      at({ year: 3, space: 11, pips: 1 }),
      at({ year: 3, space: 12, pips: 1 }),
      at({ year: 3, space: 12, pips: 1, active: 1, first: 0 }),
    ]
    expect(times[0]).toBe(0)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times.at(-1)).toBeGreaterThan(mind.stages - 1.5)
    expect(times.at(-1)).toBeLessThanOrEqual(mind.stages - 1)
  })

  test('is further with a die that moves the marker further', () => {
    expect(at({ year: 2, pips: 3 })).toBeGreaterThan(at({ year: 2, pips: 1 }))
  })
})

describe('a side', () => {
  test('has its points, with a chosen die counted in', () => {
    const seat: SeatSetup = { crystals: 12, play: '1 10', hand: '7 7', bonus: 2, die: face({ crystals: 6 }) }
    expect(own(seat).get('score')).toBe(12 + 6 + 14 - 10 - 12)
    expect(own(seat, { at: 'die' }).get('score')).toBe(12 + 6 + 6 + 14 - 10 - 12)
  })

  test('that has had its last turn is its points and what cards bring at the end', () => {
    const last = { year: 3, space: 12, pips: 1, first: 0, active: 1 } as const
    const found = own({ crystals: 30, play: '45 1', reserve: 'AAF', hand: '7' }, last)
    expect(Object.fromEntries(found)).toEqual({ score: 30 + 24 + 6 - 5, 'at-end.lantern-of-xidit': 9 })
  })

  test('counts tokens by what needs them', () => {
    const found = own({ reserve: 'EEAAW', hand: '3', second: '1' })
    expect(found.get('tokens.for-hand')).toBe(2)
    expect(found.get('tokens.for-libraries')).toBe(2)
    expect(found.get('tokens.spare')).toBe(1)
  })

  test('knows how far its cards are from being summoned', () => {
    const found = own({ reserve: 'EEA', hand: '3 1 10', gauge: 2 })
    expect(found.get('near.amulet-of-earth')).toBe(1)
    expect(found.get('near.amulet-of-air')).toBe(0.75)
    expect(found.get('near.syllas-the-faithful')).toBeUndefined()
    expect(found.get('hand.without-room')).toBe(1)
  })

  test('counts copies', () => {
    const found = own({ play: '27 27', hand: '3 3' })
    expect(found.get('play.hourglass-of-time')).toBe(2)
    expect(found.get('hand.amulet-of-earth')).toBe(2)
  })

  test('has given up a Titus that nobody can pay', () => {
    const titus: SeatSetup = { play: '39' }
    expect(notes({ seats: [titus, { crystals: 1 }] }).get('play.titus-deepgaze')).toBe(1)
    expect(notes({ seats: [titus, { die: face({ crystals: 0, energy: 'WW' }) }] }).get('play.titus-deepgaze')).toBe(
      undefined,
    )
  })

  test('knows a Cauldron that is filled too late', () => {
    expect(own({ play: '35:AAAA' }).get('stored.in-time')).toBe(4)
    expect(own({ play: '35:AAAA' }, { year: 3, space: 11, pips: 3 }).get('stored.too-late')).toBe(4)
  })
})

describe('the draft', () => {
  test('shows picks and the packet to come', () => {
    const packets = { at: 'draft', seats: [{ hand: '1 2 3' }, { hand: '4 5 6' }] } as const
    expect(notes(packets).get('packet.amulet-of-air')).toBe(1)
    const game = scenario(packets)
    game.act(0, 'pick 1')
    const found: string[] = []
    mind.observe(game.state, 0, { add: (feature) => found.push(mind.features[feature]!) })
    expect(found.sort()).toEqual([
      'packet.amulet-of-water',
      'packet.balance-of-ishtar',
      'packet.staff-of-spring',
      'picked.amulet-of-air',
    ])
  })
})

test('in whole games everything that is noted is a number, and the last points add up', () => {
  for (const level of ['archmage', 'apprentice']) {
    const state = begin(seasons, 3, { level }, `notes ${level}`)
    let last: number[] = []
    playOut({
      ...{ rules: seasons, state, bots: [random, random, random], seed: `notes ${level}` },
      seen: () => {
        expect(mind.progress(state)).toBeGreaterThanOrEqual(0)
        expect(mind.progress(state)).toBeLessThanOrEqual(mind.stages - 1)
        last = [0, 1, 2].map((seat) => {
          let points = 0
          mind.observe(state, seat, {
            add: (feature, amount) => {
              expect(Number.isFinite(amount), mind.features[feature]).toBe(true)
              if (/^(score|at-end)/.test(mind.features[feature]!)) points += amount
            },
          })
          return points
        })
      },
    })
    expect(last).toHaveLength(3)
  }
})

describe('moves that deserve a thought', () => {
  const thoughts = (table: TableSetup): string[] => {
    const game = scenario(table)
    const moves = mind.sensible!(game.state, game.seat, seasons.legal(game.state, game.seat))
    return moves.map((move) => seasons.notation.format(move))
  }

  test('use a bonus only where it helps at once', () => {
    expect(thoughts({ seats: [{ hand: '10', gauge: 3 }] })).toEqual(['end'])
    expect(thoughts({ seats: [{ hand: '7', gauge: 0 }] })).toEqual(['end', 'bonus gauge'])
    expect(thoughts({ seats: [{ hand: '3', gauge: 1, reserve: 'WA' }] })).toEqual([
      'end',
      'bonus exchange',
      'bonus transmute',
    ])
  })

  test('take the tokens that cards need, and return those that none does', () => {
    expect(thoughts({ seats: [{ hand: '18 6 1', reserve: 'WE' }] })).toContain('summon bespelled-grimoire')
    const game = scenario({ seats: [{ hand: '18 6 1', reserve: 'WE' }] }).play('summon 18')
    const moves = mind.sensible!(game.state, 0, seasons.legal(game.state, 0))
    expect(moves.map((move) => seasons.notation.format(move))).toEqual(['take air', 'take earth'])
  })

  test('are never none, and always legal', () => {
    const state = begin(seasons, 4, { level: 'archmage' }, 'thoughts')
    playOut({
      ...{ rules: seasons, state, bots: Array(4).fill(random), seed: 'thoughts' },
      seen: (seat) => {
        const legal = chairAt({ rules: seasons, state, players: 4 }, seat).legal()
        const moves = mind.sensible!(seasons.resample(state, seat, rngFrom('thoughts')), seat, legal)
        expect(moves.length).toBeGreaterThan(0)
        for (const move of moves) expect(legal).toContain(move)
      },
    })
  })
})
