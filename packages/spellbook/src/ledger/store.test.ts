import { describe, expect, test } from 'vitest'
import { scenario } from '../testing/scenario.ts'
import { COLOURS } from '../token.ts'
import { KINDS, stored, TRACK, table } from './familiar.ts'
import { cards } from './payments.ts'
import { randomGames } from './random-games.ts'

const LEVELS = [3, 4, 5]

describe('SB-STORE', () => {
  test('SB-STORE-01 a familiar has 14 spaces', () => {
    const game = table({ pool: 'Rc' })
    expect(game.view(0).players[0]!.spaces).toBe(14)
    for (let n = 0; n <= 14; n++) {
      const full = table({ pool: 'Rc', familiar: stored(n) }).play('pass')
      expect([full.seat === 0 && full.can('store Rc'), full.view(0).players[0]!.spaces]).toEqual([n < 14, 14 - n])
    }
  })

  test('SB-STORE-02 stored tokens take the lowest free spaces in the order that the user names', () => {
    const seat = { pool: 'Rc Rt Rs Rs', familiar: 'Ys Yt', learned: 'K1/4:c' }
    const offering = table(seat, { phase: 'midday' }).play('use K1/4; store Rs; store Rc; store Rt')
    expect(offering.familiar(0)).toEqual(['Ys', 'Yt', 'Rs', 'Rc', 'Rt'])
    const growth = table({ learned: 'G3/4:c' }, { altar: 'Rc Gt Bs', phase: 'evening' })
    expect(growth.play('use G3/4; absorb Bs; absorb Rc').familiar(0)).toEqual(['Bs', 'Rc'])
    const communion = table({ pool: 'Rc Rt Bc Pt Ks', familiar: 'Ys', learned: 'Y3/5:c' }, { phase: 'evening' })
    expect(communion.play('learn R1/3; mark Rt; keep Ks; keep Rc').familiar(0)).toEqual(['Ys', 'Ks', 'Rc'])
  })

  test('SB-STORE-03 any token may be stored on any space, and nothing else happens', () => {
    KINDS.forEach((kind, i) => {
      const familiar = KINDS.slice(0, i % 14).join(' ')
      const seat = { pool: `${kind} Gc`, familiar, learned: 'G3/4:c' }
      const game = table(seat, { phase: 'midday', seats: [{ pool: 'Kt' }] })
      const before = [game.altar, game.box(), game.pouch(), game.pool(1)]
      game.play(`store ${kind}`)
      expect(game.familiar(0)).toEqual([...familiar.split(' '), kind].filter((name) => name !== ''))
      expect([game.pool(0), game.state.phase, game.learned(0, 'G3')]).toEqual([['Gc'], 'evening', 'G3/4:c'])
      expect([game.altar, game.box(), game.pouch(), game.pool(1)]).toEqual(before)
    })
  })

  test('SB-STORE-04 a familiar never holds more than 14 tokens', () => {
    const thirteen = { pool: 'Rc Rc Rc Rc', familiar: stored(13) }
    const uses = [
      ['midday', 'K1/5', 'use K1/5'],
      ['evening', 'K2/5', 'use K2/5; store Rc'],
      ['evening', 'G3/5', 'use G3/5; absorb Pc'],
      ['evening', 'Y3/5', 'learn R1/3'],
    ] as const
    for (const [phase, learned, moves] of uses) {
      const game = table({ ...thirteen, learned: `${learned}:c` }, { phase, altar: 'Pc Pt Pt' }).play(moves)
      expect([learned, game.familiar(0).length]).toEqual([learned, 14])
    }
    let most = 0
    randomGames(
      ({ state }) => {
        for (const { familiar } of state.players) most = Math.max(most, familiar.length)
      },
      { games: 6 },
    )
    expect(most).toBe(14)
  })

  test('SB-STORE-05 with too few spaces the user chooses what is stored; the rest stays', () => {
    const offering = table({ pool: 'Rc Rt Rs', familiar: stored(13), learned: 'K1/5:c' }, { phase: 'midday' })
    offering.play('use K1/5')
    expect(offering.legal()).toEqual(['store Rc', 'store Rt', 'store Rs'])
    offering.play('store Rt')
    expect([offering.familiar(0)[13], offering.pool(0)]).toEqual(['Rt', ['Rc', 'Rs']])
    const growth = table({ familiar: stored(12), learned: 'G3/5:c' }, { altar: 'Rc Gt Bs', phase: 'evening' })
    growth.play('use G3/5; absorb Bs; absorb Rc')
    expect([growth.familiar(0).slice(12), growth.altar[0]]).toEqual([['Bs', 'Rc'], 'Gt'])
    const communion = scenario({
      altar: 'Rc Gt Bs',
      phase: 'evening',
      seats: [{ pool: 'Yc Yc Yc', familiar: stored(13) }],
      options: cards('Y3'),
    }).play('learn Y3/3; absorb Gt')
    expect([communion.familiar(0)[13], communion.altar.slice(0, 2)]).toEqual(['Gt', ['Rc', 'Bs']])
  })

  test('SB-STORE-06 stored tokens leave the familiar only by the swap of Growth L3', () => {
    const wrong: string[] = []
    let swaps = 0
    const look: Parameters<typeof randomGames>[0] = ({ before, state, events, label }) => {
      const swapped = events.filter((event) => event.type === 'swapped' && event.with === 'familiar').length
      swaps += swapped
      before.players.forEach(({ familiar }, seat) => {
        const now = state.players[seat]!.familiar
        const changed = familiar.filter((token, i) => token !== now[i]).length
        if (now.length < familiar.length || changed > swapped) wrong.push(label)
      })
    }
    randomGames(look, { games: 4, options: cards() })
    randomGames(look, { games: 4, options: { lineup: 'set2' } })
    expect([wrong, swaps > 5]).toEqual([[], true])
    const game = table({ pool: 'Rc', familiar: 'Ys Yt Ws', learned: 'G3/3:c' }, { phase: 'evening' })
    expect(game.play('use G3/3; get Yt').familiar(0)).toEqual(['Ys', 'Rc', 'Ws'])
  })

  test('SB-STORE-07 the score by the number of stored tokens', () => {
    expect(TRACK.map((_, n) => table({ familiar: stored(n) }).score(0))).toEqual(TRACK)
  })

  test('SB-STORE-08 it depends on the number of stored tokens only', () => {
    const mixed = [...KINDS, ...KINDS]
    for (let n = 0; n <= 14; n++) {
      for (let from = 0; from < 21; from += 5)
        expect(table({ familiar: mixed.slice(from, from + n).join(' ') }).score(0)).toBe(TRACK[n])
      expect(
        table({
          familiar: [...'ctsctsctsctsct']
            .map((rune) => `R${rune}`)
            .slice(0, n)
            .join(' '),
        }).score(0),
      ).toBe(TRACK[n])
    }
  })

  test('SB-STORE-09 the 6th, 9th, 12th and 14th token raise the score by 2, every other by 1', () => {
    for (let nth = 1; nth <= 14; nth++) {
      const game = table({ pool: 'Rc', familiar: stored(nth - 1) }, { phase: 'midday' })
      const before = game.score(0)
      expect([nth, game.play('store Rc').score(0) - before]).toEqual([nth, [6, 9, 12, 14].includes(nth) ? 2 : 1])
    }
  })

  /** What a level is worth and does: its score, and all choices of its use and of its learning, answered first. */
  function worth(card: string, level: number, familiar: string): string {
    const found: unknown[] = []
    for (const start of [`use ${card}/${level}`, `learn ${card}/${level}`, 'take Rc']) {
      const learned = start[0] === 'l' ? '' : `${card}/${level}:c`
      const pool = start[0] === 'l' ? [...'ctsss'].map((rune) => card[0] + rune).join(' ') : 'Pc Rt Rs'
      for (const phase of ['morning', 'midday', 'evening'] as const) {
        const options = cards(card, 'G1')
        const seats = [
          { pool, familiar, learned: `${learned} ${card[0] === 'P' ? 'R1/3:c' : 'P1/3:c'}` },
          { pool: 'Kc Kc Kc' },
        ]
        const supply = { pouch: 'Ys Ys Yt Yt Gs Gs Gt Gt Ws Ws', box: '' }
        const game = scenario({ altar: 'Rc Bt Kc', phase, seats, options, ...supply })
        found.push(game.score(0))
        if (game.seat !== 0 || !game.can(start)) continue
        game.play(start)
        for (; game.seat === 0 && game.state.phase === phase; game.play(game.legal()[0]!)) found.push(game.legal())
        found.push(game.pool(0), game.altar)
      }
    }
    return JSON.stringify(found)
  }

  test('SB-STORE-10 colours and runes of stored tokens matter only for Feast, Growth L3 and Communion L4', () => {
    const all = [...COLOURS].flatMap((colour) =>
      [1, 2, 3].flatMap((set) => LEVELS.map((level) => ({ card: colour + set, level }))),
    )
    const different = all.filter(({ card, level }) => worth(card, level, 'Rc Rc Rc') !== worth(card, level, 'Bt Bt Ks'))
    expect(different.map(({ card, level }) => `${card}/${level}`)).toEqual(['G3/3', 'K3/3', 'K3/5', 'Y3/4'])
  })
})
