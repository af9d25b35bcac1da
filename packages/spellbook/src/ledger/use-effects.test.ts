import { describe, expect, test } from 'vitest'
import { type Scenario, type SeatSetup, type TableSetup, times } from '../testing/scenario.ts'
import { prices } from './payments.ts'
import { offered, table } from './use-table.ts'

const words = (text: string): string[] => text.split(' ')
const levelKeys = (game: Scenario, use: string): string[] => game.refused(use, 0).reasons.map(({ key }) => key)

const FULL_POOL = `${times(5, 'Rt')} ${times(4, 'Bt')}`
const EIGHT = `${times(5, 'Rt')} ${times(3, 'Bt')}`
const THIRTEEN = `${times(5, 'Yt')} ${times(5, 'Ys')} ${times(3, 'Yc')}`
const FULL = `${THIRTEEN} Yc`
const NOTHING_TO_DRAW: TableSetup = { pouch: '', box: '' }
/** With an empty altar too, Sacrifice still gives seat 1 a morning. */
const NOTHING_AT_ALL: TableSetup = { ...NOTHING_TO_DRAW, seats: [{ learned: 'R1/3:c' }] }

/** A level, the seat, the altar, whether it can be used, and the rest of the table. */
type Case = readonly [use: string, seat: SeatSetup, altar: string, usable: boolean, more?: TableSetup]

const cases: readonly Case[] = [
  ['R1/3', { pool: 'Bt' }, '', false],
  ['R1/3', { pool: 'Bc' }, '', true],
  ['R1/3', { pool: 'Bc' }, '', true, NOTHING_TO_DRAW],
  ['R2/3', { pool: 'Bt Bt Bt Bt' }, '', false],
  ['R2/3', { pool: 'Bt Bt Bt' }, '', true],
  ['R2/5', { pool: 'Bt Bt Bt Bt Bs' }, '', true],
  ['R2/5', {}, 'Rc', false, NOTHING_TO_DRAW],
  ['R3/3', { pool: FULL_POOL }, 'Gc', false],
  ['R3/3', { pool: EIGHT }, '', true],
  ['R3/3', {}, 'Gc', false, NOTHING_TO_DRAW],
  ['P1/3', {}, 'Rt Rs', false],
  ['P1/3', {}, 'Rt Rc', true],
  ['P1/3', { pool: EIGHT }, 'Rc', true],
  ['P1/3', { pool: FULL_POOL }, 'Rc', false],
  ['P2/3', {}, '', true],
  ['P2/3', {}, 'Rc', true, NOTHING_TO_DRAW],
  ['P2/3', {}, '', false, NOTHING_AT_ALL],
  ['P2/3', { pool: FULL_POOL }, 'Rc', false],
  ['P2/5', {}, '', false],
  ['P2/5', { pool: EIGHT }, 'Rc', true],
  ['P2/5', { pool: FULL_POOL }, 'Rc', false],
  ['P3/3', { pool: FULL_POOL }, 'Rc', false],
  ['P3/4', { pool: FULL_POOL }, 'Rc', false],
  ['P3/5', { pool: FULL_POOL }, 'Rc', false],
  ['P3/5', {}, '', false, NOTHING_AT_ALL],
  ['P3/5', {}, 'Rc', true, NOTHING_TO_DRAW],
  ['P3/3', { pool: EIGHT }, '', true],
  ['G1/3', {}, 'Rc', false],
  ['G1/3', { pool: 'Bt' }, '', false],
  ['G1/5', { pool: 'Bt' }, 'Rc', true],
  ['G1/5', { pool: FULL_POOL }, 'Rc', true],
  ['G2/3', { pool: FULL_POOL }, '', false],
  ['G2/5', { pool: EIGHT }, '', true],
  ['G2/5', { pool: 'Bt' }, '', false, NOTHING_TO_DRAW],
  ['G3/3', { familiar: 'Gc' }, 'Rc', false],
  ['G3/3', { pool: 'Bt' }, 'Rc', false],
  ['G3/3', { pool: FULL_POOL, familiar: FULL }, '', true],
  ['G3/4', { pool: 'Rt Rt Rt' }, '', false],
  ['G3/5', { pool: 'Rt Rt Rt', familiar: FULL }, 'Rc Rc', false],
  ['G3/5', { pool: FULL_POOL, familiar: THIRTEEN }, 'Rc Rc', true],
  ['K1/3', { familiar: 'Gc' }, '', false],
  ['K1/5', { pool: 'Bt', familiar: THIRTEEN }, '', true],
  ['K1/3', { pool: 'Bt', familiar: FULL }, '', false],
  ['K2/3', { pool: 'Rt Rt Rt' }, 'Gc', false],
  ['K2/3', { pool: 'Rc' }, '', true],
  ['K2/3', { pool: 'Rc Rt Rt', familiar: FULL }, '', false],
  ['K2/4', { pool: 'Rt Rt Rt' }, 'Gt', false],
  ['K2/4', {}, 'Gc', true],
  ['K2/5', { pool: 'Rc', familiar: FULL }, 'Gc', true],
  ['K2/5', { pool: `${EIGHT} Rc`, familiar: FULL }, 'Gc', false],
  ['K2/5', { pool: `${EIGHT} Rc`, familiar: THIRTEEN }, '', true],
  ['K3/3', { pool: 'Bt' }, 'Gc', false],
  ['K3/3', { familiar: 'Bt' }, 'Gc', false],
  ['K3/3', { familiar: 'Bt' }, 'Gc Bc', true],
  ['K3/3', { pool: FULL_POOL, familiar: 'Bt' }, 'Bc', false],
  ['K3/4', { pool: 'Bt' }, '', false],
  ['K3/4', { pool: 'Bt', familiar: FULL }, 'Gc', false],
  ['K3/4', { pool: FULL_POOL }, 'Gc', true],
  ['W1/3', { pool: 'Rc Rt Rt' }, '', false],
  ['W1/3', { pool: 'Rc Rt Rt', learned: 'P1/5:c' }, '', false],
  ['W1/3', { pool: 'Rc', learned: 'P1/4:c' }, '', true],
  ['W3/3', {}, 'Gc', false],
  ['W3/3', { pool: 'Bt' }, '', true],
  ['W3/4', { pool: 'Bt Bt' }, '', false],
  ['W3/4', { pool: 'Bt Bt Bt' }, '', true],
  ['W3/5', { pool: 'Bc' }, '', true],
  ['B1/4', { pool: 'Rt Rs Kt' }, '', false],
  ['B1/4', { pool: 'Rt Rs Kc' }, '', true],
]

/** The table of a case; every marker bears a circle. */
function tableOf([use, seat, altar, , more]: Case): Scenario {
  return table({ ...seat, learned: `${use}:c ${seat.learned ?? ''}`.trim() }, { altar, ...more })
}

describe('SB-USE: what makes a level usable', () => {
  test('SB-USE-15 a level is usable if it moves a token into or out of the own pool or familiar, or raises a level', () => {
    for (const one of cases) {
      const [use, seat, altar, usable] = one
      const told = `${use} with ${JSON.stringify(seat)}, altar ${altar}`
      expect([told, offered(tableOf(one), `use ${use}`)]).toEqual([told, usable])
      if (!usable) continue
      // Carried out, it did move something.
      const game = tableOf(one)
      const own = () => JSON.stringify(game.state.players[0])
      const before = own()
      const { phase } = game.state
      game.play(`use ${use}`)
      while (game.state.phase === phase && game.seat === 0) game.play(game.legal()[0]!)
      expect([told, own() !== before || game.happened('swapped') + game.happened('discarded') > 0]).toEqual([
        told,
        true,
      ])
    }
  })

  test('SB-USE-16 what can be done is done, the rest is skipped', () => {
    const levitation = table({ learned: 'P1/5:c' }, { altar: 'Rc Rt' }).play('use P1/3')
    expect([levitation.pool(0), levitation.state.phase]).toEqual([['Rc'], 'midday'])
    const sharing = table({ pool: EIGHT, learned: 'P2/5:c' }, { altar: 'Rc Gc Wc' }).play('use P2/5; take Gc')
    expect([sharing.pool(0).length, sharing.altar, sharing.pool(1).length]).toEqual([9, ['Rc', 'Wc'], 4])
    const empty = table({ learned: 'P2/3:c' }).play('use P2/3')
    expect([empty.pool(0).length, empty.pool(1).length]).toEqual([1, 4])
    const offering = table({ pool: 'Rc Rt Gc', learned: 'K1/5:c' }).play('use K1/5; store Rt')
    expect([offering.familiar(0), offering.pool(0)]).toEqual([['Rt', 'Rc'], ['Gc']])
    const swap = table({ pool: 'Rc Rt', learned: 'G1/5:c' }, { altar: 'Ks Ks Ks' }).play('use G1/5')
    expect([swap.pool(0), swap.altar.slice(0, 3).toSorted()]).toEqual([
      ['Ks', 'Ks'],
      ['Ks', 'Rc', 'Rt'],
    ])
    const blaze = table({ pool: 'Rt Rt Rt Rt Rt Bt Bt', learned: 'R3/5:c' }).play('use R3/5')
    expect([blaze.pool(0).length, blaze.pool(1).length]).toEqual([9, 3])
  })

  test('SB-USE-17 gifts, changes of the altar and a drop do not suffice', () => {
    const three = 'Rt Rt Rt'
    const useless: Case[] = [
      ['R3/5', { pool: FULL_POOL }, 'Gc Gt', false],
      ['R3/5', { pool: 'Bt' }, 'Gc Gt', false, NOTHING_TO_DRAW],
      ['P2/5', { pool: FULL_POOL }, 'Gc Gt', false],
      ['P2/4', { pool: 'Bt' }, '', false],
      ['P3/5', { pool: FULL_POOL }, 'Gc Gt', false],
      ['W2/5', { pool: FULL_POOL }, 'Gc Gt', false],
      ['G3/5', { pool: three, familiar: FULL }, 'Gc Gt', false],
      ['G3/4', { pool: three }, '', false],
    ]
    for (const one of useless) expect([one[0], offered(tableOf(one), `use ${one[0]}`)]).toEqual([one[0], false])
  })

  /** What seat 0 moved by a use: tokens taken, drawn, stored, discarded, swapped; every question is answered first. */
  function moved(marker: string, use: string): string {
    const seat = { pool: 'Rc Rt Rs Rs Rs', familiar: 'Bt', learned: `${marker}:s` }
    const game = table(seat, { altar: 'Kc Kc Kt Kt Ks Ks' })
    const start = game.events.length
    const { phase } = game.state
    game.play(use)
    while (game.state.phase === phase && game.seat === 0) {
      const open = game.legal().filter((move) => move === 'done' || move === 'pass')
      expect([use, open]).toEqual([use, /P3.4/.test(use) || (/W2/.test(use) && open.length > 0) ? ['done'] : []])
      game.play(open[0] && /W2/.test(use) ? 'done' : game.legal()[0]!)
    }
    let [took, drew, stored, discarded, swapped] = [0, 0, 0, 0, 0]
    for (const event of game.events.slice(start)) {
      if (event.type === 'took' && event.seat === 0) took++
      if (event.type === 'drew' && event.seat === 0) drew += event.tokens.length
      if (event.type === 'stored') stored++
      if (event.type === 'discarded') discarded++
      if (event.type === 'swapped') swapped += event.out.length
    }
    return `${took} ${drew} ${stored} ${discarded} ${swapped}`
  }

  /** Taken, drawn, stored, discarded, swapped at L3, L4 and L5. */
  const numbers: readonly (readonly [card: string, ...byLevel: string[]])[] = [
    ['R1', '0 4 0 1 0', '0 4 0 1 0', '0 4 0 1 0'],
    ['R3', '0 4 0 0 0', '0 4 0 0 0', '0 4 0 0 0'],
    ['P1', '2 0 0 0 0', '2 0 0 0 0', '2 0 0 0 0'],
    ['P2', '1 1 0 0 0', '2 0 0 0 0', '3 0 0 0 0'],
    ['P3', '2 0 0 1 0', '2 0 0 0 0', '2 0 0 0 0'],
    ['G1', '0 0 0 0 1', '0 0 0 0 2', '0 0 0 0 3'],
    ['G2', '0 1 0 1 0', '0 2 0 2 0', '0 3 0 3 0'],
    ['G3', '0 0 0 0 1', '0 0 2 0 0', '0 0 3 0 0'],
    ['K1', '0 0 2 0 0', '0 0 3 0 0', '0 0 4 0 0'],
    ['K2', '0 0 1 0 0', '0 0 2 0 0', '0 0 3 0 0'],
    ['W2', '', '3 0 0 0 0', '3 0 0 0 0'],
  ]

  test('SB-USE-18 a number is exact; only "up to" of Divination L4 and Transmutation L5 is free', () => {
    for (const [card, ...byLevel] of numbers) {
      for (const [i, expected] of byLevel.entries()) {
        const level = `${card}/${i + 3}`
        if (expected !== '') expect([level, moved(level, `use ${level}`)]).toEqual([level, expected])
      }
    }
    const take = (moves: string) => table({ learned: 'P3/4:c' }, { altar: 'Rc Rt Rs' }).play(`use P3/4; ${moves}`)
    expect(take('done').pool(0)).toEqual([])
    expect(take('take Rc; done').pool(0)).toEqual(['Rc'])
    expect(take('take Rc; take Rs').pool(0)).toEqual(['Rc', 'Rs'])
    const rune = table({ pool: 'Rt Rt Kc Kc', learned: 'B1/5:c' })
    expect(prices(rune, 'use B1/5').toSorted()).toEqual(['Rt Kc Kc', 'Rt Rt Kc', 'Rt Rt Kc Kc'])
  })

  test('SB-USE-19 a user who wants less names a lower level', () => {
    for (const [card, ...byLevel] of numbers) {
      for (const [i, expected] of byLevel.entries()) {
        const use = `use ${card}/${i + 3}`
        if (expected !== '') expect([use, moved(`${card}/5`, use)]).toEqual([use, expected])
      }
    }
  })
})

describe('SB-USE: exceptions and choices', () => {
  test('SB-USE-20 a cost is paid in full or the level cannot be used', () => {
    const pool = 'Bt Bt Bt'
    expect(levelKeys(table({ pool, learned: 'R1/3:c' }), 'use R1/3')).toEqual(['why.no-rune-held'])
    expect(levelKeys(table({ pool, learned: 'W1/3:c P1/3:c' }), 'use W1/3')).toEqual(['why.no-rune-held'])
    expect(levelKeys(table({ pool, learned: 'W3/5:c' }), 'use W3/5')).toEqual(['why.no-rune-held'])
    // Sacrifice copied by Clone L5 costs two tokens.
    const clone = (tokens: string) =>
      table({ pool: tokens, learned: 'W3/5:c' }, { seats: [{ learned: 'R1/3:c' }], altar: 'Gt' }).play('use W3/5')
    expect(clone('Bc Bt').moves('copy')).toEqual([])
    expect(clone('Bc Bc').moves('copy')).toEqual(['copy R1/3 from 2'])
    // Time Travel with nothing to raise takes no token.
    const idle = table({ pool: 'Rc Rt Rt', learned: 'W1/3:c' })
    expect(levelKeys(idle, 'use W1/3')).toEqual(['why.nothing-to-raise'])
    expect(idle.pool(0)).toEqual(['Rc', 'Rt', 'Rt'])
  })

  test('SB-USE-21 a learning through Transmutation or Clone needs a complete payment', () => {
    expect(offered(table({ pool: 'Rt Rt Pc', learned: 'B1/4:c' }), 'use B1/4')).toBe(true)
    expect(offered(table({ pool: 'Rt Pc Gc', learned: 'B1/4:c' }), 'use B1/4')).toBe(false)
    expect(offered(table({ pool: 'Rt Rt Ps', learned: 'B1/5:c' }), 'use B1/5')).toBe(false)
    expect(offered(table({ pool: 'Rt Rt Ps', learned: 'W3/4:c' }), 'use W3/4')).toBe(false)
    const copies = (pool: string) => table({ pool, learned: 'W3/4:c' }, { seats: [{ learned: 'B1/4:s' }] })
    expect(offered(copies('Rt Rt Pc'), 'use W3/4')).toBe(false)
    const learned = copies('Rt Rt Ps').play('use W3/4').learned(0, 'R1')
    expect(learned).toBe('R1/3:t')
    const dear = copies('Rt Rt Rt Ps').play('use W3/4')
    expect(dear.legal()).toEqual(['learn R1/3', 'copy B1/4 from 2'])
    expect(dear.play('copy B1/4 from 2').legal()).toEqual(['learn R1/3', 'learn R1/4'])
  })

  test('SB-USE-22 Cure discards exactly as many tokens as it drew', () => {
    const cure = (pool: string, more: TableSetup = {}): number[] => {
      const game = table({ pool, learned: 'G2/5:c' }, more)
      const start = game.events.length
      game.play('use G2/5')
      while (game.asked === 'ask.discard') game.play(game.legal()[0]!)
      const drew = game.events.slice(start).flatMap((event) => (event.type === 'drew' ? event.tokens : []))
      return [drew.length, game.happened('discarded'), game.pool(0).length]
    }
    expect(cure('Rt Rt')).toEqual([3, 3, 2])
    expect(cure('Rt Rt Rt Rt Rt Bt Bt')).toEqual([2, 2, 7])
    expect(cure(EIGHT)).toEqual([1, 1, 8])
    expect(cure('Rt Rt Rt', { pouch: 'Gc', box: '' })).toEqual([1, 1, 3])
  })

  test('SB-USE-23 Storm replaces at least 1 altar token and needs room for 1', () => {
    const storm = (pool: string, altar: string) => table({ pool, learned: 'W2/5:c' }, { altar })
    expect(offered(storm('Rt Rt Rt', ''), 'use W2/5')).toBe(false)
    expect(levelKeys(storm('Rt Rt Rt', ''), 'use W2/4')).toContain('why.altar-empty')
    expect(offered(storm(FULL_POOL, 'Gc'), 'use W2/5')).toBe(false)
    const game = storm(EIGHT, 'Gc Gt Gs').play('use W2/5')
    expect(game.legal()).toEqual(['replace Gc', 'replace Gt', 'replace Gs'])
    expect(game.refused('done').code).toBe('illegal-move')
    game.play('replace Gt; done')
    expect([game.box(), game.altar.length]).toEqual([['Gt'], 3])
    expect(game.play('take Gs').pool(0)).toEqual([...words(EIGHT), 'Gs'])
  })

  test('SB-USE-24 a cost is paid before the effect and makes room for it', () => {
    const sacrifice = (pool: string) => table({ pool, learned: 'R1/3:c' }).play('use R1/3')
    expect(sacrifice(`${EIGHT} Rc`).pool(0)).toHaveLength(9)
    expect(sacrifice(`${EIGHT} Rc`).box()).toEqual(['Rc'])
    expect(sacrifice('Rt Rt Rt Rt Rt Rc').pool(0)).toHaveLength(9)
    const clone = table({ pool: `${EIGHT} Rc`, learned: 'W3/5:c' }, { altar: 'Gs Gt' }).play('use W3/5; take Gs')
    expect([clone.pool(0), clone.box()]).toEqual([[...words(EIGHT), 'Gs'], ['Rc']])
  })

  test('SB-USE-25 the user chooses what is discarded, taken, stored and swapped', () => {
    const after = (learned: string, moves: string, seat: SeatSetup = {}) =>
      table({ pool: 'Rc Gc Bt Ks', ...seat, learned }, { altar: 'Yc Pc Wc Kt' })
        .play(moves)
        .legal()
    expect(after('R1/3:c', 'use R1/3')).toEqual(['discard Rc', 'discard Gc'])
    expect(after('P1/3:c', 'use P1/3')).toEqual(['take Yc', 'take Pc', 'take Wc'])
    expect(after('P1/3:c', 'use P1/3; take Pc')).toEqual(['take Yc', 'take Wc'])
    expect(after('P2/5:c', 'use P2/5')).toEqual(['take Yc', 'take Pc', 'take Wc', 'take Kt'])
    expect(after('K1/3:c', 'use K1/3')).toEqual(['store Rc', 'store Gc', 'store Bt', 'store Ks'])
    expect(after('K1/3:c', 'use K1/3; store Rt', { pool: 'Rc Rt Rs Gc' })).toEqual(['store Rc', 'store Rs'])
    expect(after('K2/4:c', 'use K2/4')).toEqual(['store Rc', 'store Gc', 'take Yc', 'take Pc', 'take Wc'])
    expect(after('G1/3:c', 'use G1/3')).toEqual(['give Rc', 'give Gc', 'give Bt', 'give Ks'])
    expect(after('G1/3:c', 'use G1/3; give Bt')).toEqual(['get Yc', 'get Pc', 'get Wc', 'get Kt'])
    expect(after('G3/3:c', 'use G3/3; give Bt', { familiar: 'Yt Ys' })).toEqual(['get Yt', 'get Ys'])
    expect(after('G3/4:c', 'use G3/4')).toEqual(['absorb Yc', 'absorb Pc', 'absorb Wc', 'absorb Kt'])
    expect(after('W1/3:c P1/3:c G3/4:c', 'use W1/3; discard Gc')).toEqual(['raise P1', 'raise G3'])
  })

  test('SB-USE-26 markers are no pool tokens', () => {
    // The only circles, or the missing red and circle, lie on cards.
    expect(offered(table({ pool: 'Bt Bt', learned: 'R1/3:c' }), 'use R1/3')).toBe(false)
    expect(offered(table({ pool: 'Rt Rt Rt', learned: 'K2/3:c' }), 'use K2/3')).toBe(false)
    expect(offered(table({ pool: 'Rt Rt Rt', learned: 'W1/3:c P1/3:c' }), 'use W1/3')).toBe(false)
    expect(offered(table({ learned: 'K1/5:c' }), 'use K1/5')).toBe(false)
    expect(offered(table({ learned: 'G1/5:c' }, { altar: 'Rc' }), 'use G1/5')).toBe(false)
    const learning = table({ pool: 'Rt Rt Bt Ws', learned: 'G3/4:c' }, { altar: 'Kt' })
    expect([learning.seat, learning.moves('learn')]).toEqual([0, []])
    const swap = table({ pool: 'Bt Ws', learned: 'G1/3:c' }, { altar: 'Kt' }).play('use G1/3')
    expect(swap.legal()).toEqual(['give Bt', 'give Ws'])
  })

  test('SB-USE-27 conditions are met by the real colour and rune only', () => {
    for (const wild of ['three-different-runes', 'same-rune']) {
      const options = { wild }
      const fits = (learned: string, moves: string, altar: string, seat: SeatSetup) =>
        table({ ...seat, learned }, { altar, options }).play(moves)
      const offering = fits('K1/5:c', 'use K1/5; store Bc', '', { pool: 'Rc Gc Bc Bt' })
      expect([offering.familiar(0), offering.pool(0)]).toEqual([
        ['Bc', 'Bt'],
        ['Rc', 'Gc'],
      ])
      const levitation = fits('P1/4:c', 'use P1/4', 'Rt Rs Rc Ps Pc Gt', {})
      expect(levitation.pool(0)).toEqual(['Rt', 'Gt'])
      const feast = fits('K3/3:c', 'use K3/3', 'Rc Pc Gs', { familiar: 'Gc' })
      expect(feast.pool(0)).toEqual(['Gs'])
      const focus = fits('K2/5:s', 'use K2/5', '', { pool: 'Rs Gs Rc Rt' })
      expect(focus.familiar(0)).toEqual(['Rs', 'Gs'])
      const set = table({ pool: 'Rt Rt Rt Gs Gs Gs', learned: 'R1/3:c' }, { options })
      expect(offered(set, 'use R1/3')).toBe(false)
      const divination = fits('P3/4:c', 'use P3/4; take Gs', 'Gs Gc Rs Ks', {})
      expect(divination.moves('take').every((move) => move[5] === 'G')).toBe(true)
    }
  })
})
