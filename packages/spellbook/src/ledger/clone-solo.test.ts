import { describe, expect, test } from 'vitest'
import { type Scenario, type SeatSetup, scenario, type TableSetup, times } from '../testing/scenario.ts'
import { tokenName } from '../token.ts'
import { LEVELS, lineup, RICH } from './cloning.ts'

/** A solo game with Clone, at midday. */
const alone = (cards: string, player: SeatSetup, table: TableSetup = {}): Scenario =>
  scenario({
    players: 1,
    phase: 'midday',
    altar: 'Rc Gt Bs Yc Yt',
    options: { lineup: 'custom', spells: lineup(cards) },
    seats: [player],
    ...table,
  })
const gifts = (game: Scenario): string[] => game.state.opponent!.pool.map(tokenName)

/** Three line-ups with all 18 other cards, and what each level of Clone may copy: the cards whose L4 has its icon. */
const LINEUPS = [
  { cards: 'R1 P1 G1 K1 B2 Y1', 3: 'G1 K1', 4: '', 5: 'R1 P1' },
  { cards: 'R2 P2 G2 K3 B3 Y2', 3: 'G2 K3', 4: '', 5: 'R2 P2' },
  { cards: 'R3 P3 G3 K2 B1 Y3', 3: '', 4: 'G3 K2 B1', 5: 'R3 P3' },
] as const

/** What Clone offers at one of its levels in a position where every effect does something; nothing if it cannot be used. */
function offers(cards: string, as: (typeof LEVELS)[number]): string[] {
  const game = alone(cards, { pool: RICH[as], familiar: 'Rc', learned: 'W3/5:c' })
  if (!game.can(`use W3/${as}`)) return []
  game.play(`use W3/${as}`)
  return as === 5 ? game.play('discard Rc').legal() : game.legal()
}

describe('SB-CLONE: solo', () => {
  test('SB-CLONE-48 Clone copies a spell of the own line-up that is not yet learned', () => {
    const game = alone('', { pool: 'Rc Kt', learned: 'W3/5:c' }).play('use W3/3')
    expect(game.legal()).toEqual(['copy G1/4 from 1', 'copy K1/4 from 1'])
    for (const other of ['copy G2/4 from 1', 'copy K3/4 from 1', 'copy G1/4 from 2', 'copy W3/4 from 1'])
      game.refused(other)
    game.play('copy K1/4 from 1; store Kt')
    expect([game.familiar(0), game.learned(0, 'K1')]).toEqual([['Kt'], undefined])
    // Learned cards are not offered: with Purification learned only Offering is left and begins at once.
    const learned = alone('', { pool: 'Rc Kt', learned: 'W3/5:c G1/5:c' }).play('use W3/3')
    expect(learned.asked).toBe('ask.store-colour')
  })

  test('SB-CLONE-49 the effect is always that of L4', () => {
    for (const { cards } of LINEUPS)
      for (const as of LEVELS) for (const move of offers(cards, as)) expect(move).toMatch(/^copy [A-Z][1-3]\/4 from 1$/)
    const game = alone('', { pool: 'Rc Rt Rs Kt', learned: 'W3/5:c' }).play('use W3/3')
    for (const level of [3, 5]) game.refused(`copy G1/${level} from 1`)
    // Two tokens are swapped, neither one nor three.
    game.play('copy G1/4 from 1; give Rc; give Rt; get Yc; get Yt')
    expect(game.pool(0).toSorted()).toEqual(['Kt', 'Rs', 'Yc', 'Yt'])
  })

  test('SB-CLONE-50 the L4 of the copied card must carry the icon of the phase', () => {
    for (const row of LINEUPS)
      for (const as of LEVELS) {
        const expected = row[as].split(' ').filter((card) => card !== '')
        expect(offers(row.cards, as).toSorted(), `${row.cards} as L${as}`).toEqual(
          expected.map((card) => `copy ${card}/4 from 1`).toSorted(),
        )
      }
  })

  test('SB-CLONE-51 primary actions cannot be copied', () => {
    // The pool could store, learn, take and draw.
    const player = { pool: 'Rc Rc Rc Gt', learned: 'W3/5:c' }
    const game = alone('G3 K2 B2', player)
    expect(game.moves('use')).toEqual(['use W3/4', 'use W3/5'])
    game.refused('use W3/3')
    const evening = alone('G3 K2 B2', player).play('use W3/4')
    expect(evening.legal()).toEqual(['copy G3/4 from 1', 'copy K2/4 from 1'])
    evening.refused('learn R1/3')
    const morning = alone('', { ...player, pool: 'Rc Gt' }, { altar: 'Gt Yt' }).play('use W3/5')
    expect(morning.legal()).toEqual(['copy R1/4 from 1', 'copy P1/4 from 1'])
    for (const move of ['draw', 'take Gt']) morning.refused(move)
    expect(alone('', { pool: 'Rc Rc Rc', learned: 'W3/5:c' }).moves('use')).not.toContain('use W3/4')
  })

  test('SB-CLONE-52 an arrow in the copied effect means the rune of the Clone marker', () => {
    for (const [rune, stored] of [
      ['c', ['Rc', 'Bc']],
      ['t', ['Gt', 'Pt']],
      ['s', ['Ks', 'Rs']],
    ] as const) {
      const player = { pool: 'Rc Bc Gt Pt Ks Rs', learned: `W3/4:${rune}` }
      const game = alone('K2 B2', player, { altar: 'Yc Yt Ys' }).play('use W3/4')
      expect(game.legal()).toEqual([...stored.map((token) => `store ${token}`), `take Y${rune}`])
      expect(game.play(`store ${stored[0]}`).familiar(0)).toEqual(stored)
    }
  })

  test('SB-CLONE-53 a card once learned can no longer be copied', () => {
    const game = alone('', { pool: 'Kc Kc Kc Rc Rt', learned: 'W3/3:c' }).play('use W3/3')
    expect(game.moves('copy')).toEqual(['copy G1/4 from 1', 'copy K1/4 from 1'])
    game.play('copy G1/4 from 1; give Rc; give Rt; get Yc; get Yt').play('learn K1/3')
    expect(game.learned(0, 'K1')).toBe('K1/3:c')
    game.endDay().skipTo('midday')
    expect(game.can('use W3/3')).toBe(true)
    // Purification alone is left and begins at once.
    expect(game.play('use W3/3').asked).toBe('ask.swap-get-altar')
    expect(alone('', { pool: 'Kc Kt', learned: 'W3/3:c G1/3:c K1/3:c' }).moves('use')).toEqual(['use G1/3', 'use K1/3'])
  })

  test('SB-CLONE-54 the use as L5 asks for the discard as usual', () => {
    const table = { altar: 'Gt Yt Yc', box: '' }
    const game = alone('', { pool: 'Rs Bs Kt', learned: 'W3/5:s' }, table).play('use W3/5')
    expect([game.asked, game.legal()]).toEqual(['ask.discard', ['discard Rs', 'discard Bs']])
    game.play('discard Bs')
    expect([game.pool(0), game.box()]).toEqual([['Rs', 'Kt'], ['Bs']])
    expect(game.legal()).toEqual(['copy R1/4 from 1', 'copy P1/4 from 1'])
    expect(alone('', { pool: 'Rt Bt Kt', learned: 'W3/5:s' }, table).moves('use')).toEqual(['use W3/3'])
    // The copy must be possible after the discard: Sacrifice L4 needs a second triangle.
    const short = (pool: string) => alone('P2 R1', { pool, learned: 'W3/5:t' }, { altar: '' }).can('use W3/5')
    expect([short('Rt Kc'), short('Rt Kc Kt')]).toEqual([false, true])
  })

  test('SB-CLONE-55 copying Growth stores 2 tokens from the altar and drops the Clone marker', () => {
    for (const level of [5, 4]) {
      const game = alone('G3 B2', { pool: 'Rc Rt', familiar: 'Ks', learned: `W3/${level}:s` })
      game.play('use W3/4; absorb Gt; absorb Yc')
      expect([game.familiar(0), game.learned(0, 'W3')]).toEqual([['Ks', 'Gt', 'Yc'], `W3/${level - 1}:s`])
      expect([game.pool(0), game.learned(0, 'G3')]).toEqual([['Rc', 'Rt'], undefined])
    }
  })

  test('SB-CLONE-56 copied Sharing and Blaze give the opponent a token', () => {
    const pouch = times(5, 'Ws')
    const sharing = alone('R1 P2', { pool: 'Rc', learned: 'W3/5:c' }, { pouch }).play('use W3/5; take Gt; take Bs')
    expect([sharing.pool(0), gifts(sharing)]).toEqual([['Gt', 'Bs'], ['Ws']])
    const blaze = alone('R3', { pool: 'Rc', learned: 'W3/5:c' }, { pouch, altar: 'Bs Yc Ys' }).play('use W3/5')
    expect([blaze.pool(0), blaze.legal()]).toEqual([times(4, 'Ws').split(' '), ['feed Bs', 'feed Yc', 'feed Ys']])
    blaze.play('feed Yc')
    expect([gifts(blaze), blaze.state.opponent!.board]).toEqual([['Yc'], []])
  })

  test('SB-CLONE-57 a copied Transmutation L4 learns at midday with 1 token of the rune of the Clone marker', () => {
    const player = { pool: 'Rt Rs Gc Pt', learned: 'W3/4:c' }
    const red = alone('', player, { box: '' }).play('use W3/4')
    expect([red.state.phase, red.legal()]).toEqual(['midday', ['mark Rt', 'mark Rs']])
    red.play('mark Rs')
    expect([red.learned(0, 'R1'), red.pool(0), red.box()]).toEqual(['R1/3:s', ['Pt'], ['Rt', 'Gc']])
    // The blue card itself.
    const blue = alone('', { pool: 'Bt Bs Gc Pt', learned: 'W3/4:c' }).play('use W3/4; mark Bt')
    expect([blue.learned(0, 'B1'), blue.pool(0)]).toEqual(['B1/3:t', ['Pt']])
    // Only one rune token, of that rune, and it must be used.
    for (const pool of ['Rt Gc Pc', 'Rt Rs Gt Pt', 'Rt Rs Rt'])
      expect(alone('', { pool, learned: 'W3/4:c' }).moves('use'), pool).toEqual(['use W3/3'])
  })

  test('SB-CLONE-58 example: the copies of Clone as L5 and as L3', () => {
    const pouch = 'Ws Ws Ws Ws Ws Ps Ps'
    const five = (cards: string, pool: string, acts: string, altar = 'Gt Yt Rc Kt') =>
      alone(cards, { pool, learned: 'W3/5:c' }, { pouch, box: '', altar }).play(acts)
    const levitation = five('', 'Rc Pt', 'use W3/5; copy P1/4 from 1; take Gt; take Kt')
    expect(levitation.pool(0)).toEqual(['Pt', 'Gt', 'Kt'])
    const sacrifice = five('', 'Rc Pt Bs', 'use W3/5; copy R1/4 from 1')
    expect([sacrifice.pool(0).length, sacrifice.pool(0)[0]]).toEqual([5, 'Bs'])
    expect(sacrifice.box().toSorted()).toEqual(['Pt', 'Rc'])
    expect(five('R2', 'Rc Pt Bs', 'use W3/5; copy R2/4 from 1').pool(0)).toHaveLength(5)
    const sharing = five('P2', 'Rc Bs', 'use W3/5; take Gt; take Rc')
    expect([sharing.pool(0), gifts(sharing).length]).toEqual([['Bs', 'Gt', 'Rc'], 1])

    const three = (cards: string, pool: string, acts: string) => {
      const game = alone(cards, { pool, learned: 'W3/3:c' }, { pouch, box: '' }).play(acts)
      return { game, pool: game.pool(0).toSorted(), familiar: game.familiar(0) }
    }
    const offering = three('', 'Kc Kt Ks Ks Rc', 'use W3/3; copy K1/4 from 1; store Kt; store Ks; store Ks')
    expect([offering.familiar, offering.pool]).toEqual([
      ['Kt', 'Ks', 'Ks'],
      ['Kc', 'Rc'],
    ])
    const purification = three('', 'Kc Kt Ks', 'use W3/3; copy G1/4 from 1; give Kc; give Ks; get Rc; get Yt')
    expect(purification.pool).toEqual(['Kt', 'Rc', 'Yt'])
    const cure = three('G2', 'Kc Kt', 'use W3/3; copy G2/4 from 1')
    expect([cure.game.asked, cure.pool.length]).toEqual(['ask.discard', 4])
    cure.game.play('discard Kc; discard Kt')
    expect([cure.game.pool(0).length, cure.game.box()]).toEqual([2, ['Kc', 'Kt']])
    const feast = three('G3 K3', 'Kc Kt', 'use W3/3; absorb Bs')
    expect([feast.familiar, feast.pool, feast.game.altar.includes('Bs')]).toEqual([['Bs'], ['Kc', 'Kt'], false])
  })
})
