import type { Seat } from '@athanor/kernel'
import { lineup, scenario, type TableSetup, times } from '@athanor/spellbook/testing'
import { describe, expect, test } from 'vitest'
import insight from './insight.json' with { type: 'json' }
import { spellbookMind } from './mind.ts'
import weights from './weights.json' with { type: 'json' }
import wisdom from './wisdom.json' with { type: 'json' }

/** What is noted at a seat, by name. */
function seen(table: TableSetup, seat: Seat = 0, play = ''): { readonly [feature: string]: number } {
  const game = scenario(table)
  if (play !== '') game.play(play)
  const amounts: { [feature: string]: number } = {}
  spellbookMind.observe(game.state, seat, {
    add: (feature, amount) => {
      const name = spellbookMind.features[feature]!
      amounts[name] = (amounts[name] ?? 0) + amount
    },
  })
  return amounts
}

/** How far the game is, from 0 to 1. */
const progress = (table: TableSetup): number =>
  spellbookMind.progress(scenario(table).state) / (spellbookMind.stages - 1)

describe('points and spells', () => {
  test('the points of now are those of the score', () => {
    expect(seen({ seats: [{ learned: 'R1/5:c Y1/3:t', familiar: times(3, 'Bs') }] })['points.now']).toBe(3 + 3 + 3)
  })

  test('a learned level is noted, and no other', () => {
    const notes = seen({ seats: [{ learned: 'P1/4:s' }] })
    expect(notes['spells.P1/4']).toBe(1)
    expect(notes['spells.P1/3']).toBeUndefined()
    expect(seen({ seats: [{ learned: 'P1/4:s' }] }, 1)['spells.P1/4']).toBeUndefined()
  })

  test('a card that burns runes counts those of its level', () => {
    const pool = 'Gc Gt Gs'
    expect(seen({ seats: [{ learned: 'R1/3:c', pool }] })['spells.sacrifice-runes']).toBe(1)
    expect(seen({ seats: [{ learned: 'R1/4:c', pool }] })['spells.sacrifice-runes']).toBe(2)
  })

  test('Clone counts what the others have learned', () => {
    const options = lineup('W3')
    const table = { options, seats: [{ learned: 'W3/3:c' }, { learned: 'G1/3:c K1/3:c R1/3:c' }] }
    expect(seen(table)['spells.clone-midday']).toBe(2)
    expect(seen({ options, seats: [{ learned: 'W3/3:c' }] })['spells.clone-midday']).toBe(0)
  })
})

describe('the pool', () => {
  test('tokens are noted for their card until it is learned', () => {
    const pool = 'Rc Rt Rs Gc'
    const before = seen({ seats: [{ pool }] })
    expect(before['pool.for-R1']).toBe(3)
    expect(before['pool.1-alike']).toBe(2)
    expect(before['pool.3-alike']).toBe(1)
    const after = seen({ seats: [{ pool, learned: 'R1/3:c' }] })
    expect(after['pool.for-R1']).toBeUndefined()
    expect(after['pool.spare']).toBe(3)
  })

  test('a level is payable with wild sets, by the rule of the table', () => {
    const pool = 'Rc Rc Bc Gt Ws'
    expect(seen({ seats: [{ pool }] })['pool.payable-3']).toBe(1)
    expect(seen({ seats: [{ pool }] })['pool.payable-4']).toBeUndefined()
    expect(seen({ seats: [{ pool }], options: { wild: 'same-rune' } })['pool.payable-3']).toBeUndefined()
  })

  test('a level is payable through Transmutation', () => {
    const pool = 'Rc Gs Ks'
    expect(seen({ seats: [{ pool, learned: 'B1/5:s' }] })['pool.payable-3']).toBe(1)
    expect(seen({ seats: [{ pool, learned: 'B1/5:c' }] })['pool.payable-3']).toBeUndefined()
  })
})

describe('the altar', () => {
  test('tokens are noted by how many of their colour the pool holds, for whoever is next', () => {
    const table = { altar: 'Rc Rt Gs', seats: [{ pool: 'Rs Rs' }, { pool: 'Gc' }] }
    expect(seen(table)['altar.now-to-2']).toBe(2)
    expect(seen(table, 1)['altar.later-to-1']).toBe(1)
    expect(seen(table, 1)['altar.now-to-1']).toBeUndefined()
  })
})

describe('what masters weigh beside', () => {
  test('cards that could be paid, and tokens for them here and on the altar', () => {
    const notes = seen({ altar: 'Rt Ws', seats: [{ pool: 'Rc Rc Rs Gt', learned: 'W1/3:c' }] })
    expect([3, 4].map((level) => notes[`pool.payable-R1/${level}`])).toEqual([1, undefined])
    expect([1, 2, 3, 4].map((n) => notes[`pool.${n}-for-R1`])).toEqual([1, 1, 1, undefined])
    expect([notes['altar.for-R1'], notes['altar.for-W1']]).toEqual([1, undefined])
    expect([notes['pool.from-4'], notes['pool.from-5']]).toEqual([1, undefined])
    expect([notes['spells.from-1'], notes['spells.from-2']]).toEqual([1, undefined])
  })

  test('what the pouch holds of colours that can still be learned', () => {
    const sum = (notes: Record<string, number>): number =>
      [0, 1, 2, 3, 4].reduce((total, n) => total + (notes[`pool.pouch-to-${n}`] ?? 0), 0)
    const pool = 'Rc Rc Bs'
    const before = seen({ seats: [{ pool }] })
    expect(sum(before)).toBeCloseTo(7)
    expect(before['pool.pouch-to-2']).toBeLessThan(1)
    expect(sum(seen({ seats: [{ pool, learned: 'G1/3:c' }] }))).toBeLessThan(6.2)
  })

  test('how near others are to the end, and who is ahead then', () => {
    const seats = [{ familiar: 'Bs Bs' }, { familiar: 'Gs Gs Gs Gs Gt Gt Gt' }]
    const [behind, ahead] = [seen({ seats }), seen({ seats }, 1)]
    expect(behind['familiar.from-2']).toBe(1)
    expect(behind['familiar.others']).toBeCloseTo(ahead['familiar.others']!)
    expect(behind['tempo.ahead']).toBeLessThan(0)
    expect(ahead['tempo.ahead']).toBeGreaterThan(-behind['tempo.ahead']!)
  })
})

describe('time', () => {
  test('the game is as far as the player who is nearest to its end', () => {
    expect(progress({})).toBe(0)
    expect(progress({ seats: [{ familiar: times(5, 'Bs') }, { learned: 'R1/3:c G1/3:c K1/3:c W1/3:c' }] })).toBe(4 / 7)
  })

  test('alone the game is at least as far as the opponent', () => {
    expect(progress({ players: 1, opponent: { board: 'Bs Bs Bs Bs' } })).toBeCloseTo(4 / 17)
  })

  test('on the last day what still becomes points counts', () => {
    const thirteen = 'Bs Bs Bs Bs Bt Bt Bt Bt Bc Bc Bc Bc Ks'
    const seats = [
      { familiar: thirteen, pool: 'Gc' },
      { pool: 'Yc Yt Ys Ws', familiar: 'Wc Wc Wc Wt Wt' },
    ]
    const notes = seen({ altar: 'Rc Pt', phase: 'midday', seats }, 1, 'store Gc')
    expect(notes['last-day.learn']).toBe(3)
    expect(notes['last-day.store']).toBe(2)
    expect(notes['pool.for-Y1']).toBeUndefined()
  })

  test('the automatic opponent is expected to have what its days bring', () => {
    const rival = (table: TableSetup) => spellbookMind.rival!(scenario(table).state)
    const opponent = { board: 'Bs' }
    const early = rival({ players: 1, altar: 'Rc Pt', opponent })!
    const near = rival({ players: 1, altar: 'Rc Pt', opponent, seats: [{ familiar: 'Gs Gs Gt Gt Gc Gc' }] })!
    expect(early).toBeGreaterThan(near)
    expect(rival({})).toBeUndefined()
  })
})

test('every weight belongs to a feature', () => {
  const names = new Set(spellbookMind.features)
  expect(names.size).toBe(spellbookMind.features.length)
  for (const { stages } of [weights, wisdom]) {
    expect(stages).toHaveLength(spellbookMind.stages)
    for (const { worth } of stages) for (const name of Object.keys(worth)) expect(names).toContain(name)
  }
  for (const [name, numbers] of Object.entries(insight.features)) {
    expect(names).toContain(name)
    expect(numbers).toHaveLength(spellbookMind.stages + insight.units.worth.length)
  }
})
