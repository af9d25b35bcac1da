import { describe, expect, test } from 'vitest'
import { times } from '../testing/scenario.ts'
import { COLOURS, RUNES } from '../token.ts'
import { cards, DIFFERENT, evening, prices, SAME, type Wild } from './payments.ts'

const WILD = [DIFFERENT, SAME]
const LEVELS = [3, 4, 5]

/** The levels of the red card that a pool pays. */
function red(pool: string, wild: Wild = DIFFERENT): number[] {
  const game = evening(pool, wild)
  return LEVELS.filter((level) => game.can(`learn R1/${level}`))
}

/** Some tokens of the runes, of colours other than red, no kind too often: `others('ccc')` is `'Bc Wc Pc'`. */
const others = (runes: string): string => [...runes].map((rune, i) => 'BWP'[i % 3] + rune).join(' ')
const reds = (n: number): string => Array.from({ length: n }, (_, i) => `R${RUNES[i % 3]}`).join(' ')
const runes = (c: number, t: number, s: number): string => 'c'.repeat(c) + 't'.repeat(t) + 's'.repeat(s)

/** All triples of letters, each multiset once. */
const triples = (letters: string): string[] =>
  [...letters].flatMap((a, i) =>
    [...letters.slice(i)].flatMap((b, j) => [...letters.slice(i + j)].map((c) => a + b + c)),
  )

describe('SB-LEARN: wild sets', () => {
  test('SB-LEARN-13 a wild set counts as one natural token', () => {
    for (const [wild, set] of [
      [DIFFERENT, 'Bc Wt Ps'],
      [SAME, 'Bt Wt Pt'],
    ] as const) {
      for (const level of LEVELS) {
        expect(red(reds(level - 1), wild)).not.toContain(level)
        expect(red(`${reds(level - 1)} ${set}`, wild).at(-1)).toBe(level)
      }
    }
  })

  test('SB-LEARN-14 three-different-runes: a circle, a triangle and a square', () => {
    const sets = triples(RUNES).filter((three) => red(`Rc Rc ${others(three)}`, DIFFERENT).includes(3))
    expect(triples(RUNES)).toHaveLength(10)
    expect(sets).toEqual(['cts'])
  })

  test('SB-LEARN-15 same-rune: three tokens bearing the same rune', () => {
    const sets = triples(RUNES).filter((three) => red(`Rc Rc ${others(three)}`, SAME).includes(3))
    expect(sets).toEqual(['ccc', 'ttt', 'sss'])
  })

  test('SB-LEARN-16 the colours of a wild set are free, but for the own colour of the card', () => {
    const mix = (colours: string, three: string) => [...colours].map((colour, i) => colour + three[i]).join(' ')
    for (const colours of triples('PGKWBY')) {
      expect(prices(evening(`Rc Rc ${mix(colours, 'cts')}`), 'learn R1/3')).toHaveLength(1)
      expect(prices(evening(`Rc Rc ${mix(colours, 'ttt')}`, SAME), 'learn R1/3')).toHaveLength(1)
    }
    for (const colours of triples('RBWPK').filter((three) => three.includes('R') && three !== 'RRR')) {
      const own = [...colours].filter((colour) => colour === 'R').length
      for (const [wild, three] of [
        [DIFFERENT, 'cts'],
        [SAME, 'ttt'],
      ] as const) {
        const game = evening(`Rc Rc ${mix(colours, three)}`, wild)
        expect(prices(game, 'learn R1/3').map((paid) => paid.replace(/[^R]/g, ''))).toContain('RRR')
        for (const paid of prices(game, 'learn R1/3')) expect(paid).not.toMatch(/[BWPK]/)
        expect(
          game
            .moves('learn')
            .filter((move) => move[6] === 'R')
            .at(-1),
        ).toBe(`learn R1/${2 + own}`)
      }
    }
  })

  test('SB-LEARN-17 natural tokens are never part of a wild set, in both variants', () => {
    expect(prices(evening('Rc Rc Rc Bt Ws'), 'learn R1/3')).toEqual(['Rc Rc Rc'])
    expect(prices(evening('Rc Rc Rc Bc Wc', SAME), 'learn R1/3')).toEqual(['Rc Rc Rc'])
    expect(red('Rc Rt Bs Wc')).toEqual([])
    expect(red('Rc Rc Bc Wc', SAME)).toEqual([])
  })

  test('SB-LEARN-18 at least one token of every payment is natural', () => {
    for (const wild of WILD) {
      for (const colour of COLOURS.replace('G', '')) {
        const [a, b] = [...COLOURS].filter((other) => other !== colour && other !== 'G')
        const pool =
          wild === SAME ? `${times(4, `${a}c`)} ${times(5, `${b}c`)}` : `${a}c ${a}t ${a}s ${b}c ${b}t ${b}s Gc Gt Gs`
        const game = evening(pool, wild)
        expect(game.moves('learn').filter((move) => move[6] === colour)).toEqual([])
        expect(
          game.why(
            `learn ${cards()
              .spells.split(' ')
              .find((card) => card[0] === colour)}/3`,
          ),
        ).toEqual(['why.no-natural-token'])
      }
      const rich = evening(`Rc Rt ${others(wild === SAME ? 'ccctttt' : 'ccttsst')}`, wild)
      expect(prices(rich, 'learn R1/3').length).toBeGreaterThan(1)
      for (const paid of prices(rich, 'learn R1/3')) expect(paid).toMatch(/R/)
    }
  })

  test('SB-LEARN-20 several wild sets pay together', () => {
    expect(prices(evening(`Rc Rc ${others('cttcss')}`), 'learn R1/4')).toEqual(['Rc Rc Pt Ps Wt Ws Bc Bc'])
    const same = evening(`Rc Rc ${others('cccsss')}`, SAME).play('learn R1/4')
    expect([same.learned(0, 'R1'), same.pool(0), same.box()]).toEqual([
      'R1/4:c',
      [],
      ['Rc', 'Pc', 'Ps', 'Wc', 'Ws', 'Bc', 'Bs'],
    ])
    const six = evening(`Rc ${others('cccccc')}`, SAME).play('learn R1/3')
    expect([six.learned(0, 'R1'), six.pool(0)]).toEqual(['R1/3:c', []])
  })

  test('SB-LEARN-21 a payment has 3, 5 or 7, 4, 6 or 8, 5, 7 or 9 tokens', () => {
    for (const wild of WILD) {
      const sizes = LEVELS.map((level) => {
        const pools = [1, 2, 3, 4, 5].map(
          (n) => `${reds(n)} ${others(wild === SAME ? 'cccttt' : 'ctscts').slice(0, (9 - n) * 3)}`,
        )
        const payable = pools.map((pool) => evening(pool, wild)).filter((game) => game.can(`learn R1/${level}`))
        const found = payable.flatMap((game) => prices(game, `learn R1/${level}`))
        return [...new Set(found.map((paid) => paid.split(' ').length))].sort()
      })
      expect(sizes).toEqual([
        [3, 5, 7],
        [4, 6, 8],
        [5, 7, 9],
      ])
    }
  })

  test('SB-LEARN-22 nothing superfluous is paid', () => {
    expect(evening('Rc Rc Rc Rc').play('learn R1/3').pool(0)).toEqual(['Rc'])
    const game = evening('Rc Rc Bc Wt Ps Bs').play('learn R1/3; pay Bs')
    expect([game.learned(0, 'R1'), game.pool(0)]).toEqual(['R1/3:c', ['Ps']])
    const mixed = prices(evening('Rc Rc Rc Rc Bc Wt Ps'), 'learn R1/3')
    expect(mixed.toSorted()).toEqual(['Rc Rc Ps Wt Bc', 'Rc Rc Rc'])
    const twoSets = prices(evening('Rc Rc Bc Bc Wt Wt Ps Ps'), 'learn R1/3')
    expect(twoSets.toSorted()).toEqual(['Rc Ps Ps Wt Wt Bc Bc', 'Rc Rc Ps Wt Bc'])
  })

  test('SB-LEARN-23 natural tokens may be kept and wild sets paid instead', () => {
    const game = evening('Rc Rc Rc Bc Bc Wt Wt Ps Ps').play('learn R1/3; pay Bc; pay Bc')
    expect([game.learned(0, 'R1'), game.pool(0)]).toEqual(['R1/3:c', ['Rc', 'Rc']])
    const same = evening('Rc Rc Rc Bt Bt Wt', SAME).play('learn R1/3; pay Wt')
    expect([same.learned(0, 'R1'), same.pool(0)]).toEqual(['R1/3:c', ['Rc']])
  })

  const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const splits = (most: number) =>
    counts
      .flatMap((c) => counts.flatMap((t) => counts.map((s) => [c, t, s] as const)))
      .filter(([c, t, s]) => c + t + s <= most)

  test('SB-LEARN-24 three-different-runes: at most min(c, t, s) sets', () => {
    for (const [c, t, s] of splits(6))
      expect(red(`Rc Rc Rt ${others(runes(c, t, s))}`).at(-1)).toBe(3 + Math.min(c, t, s))
  })

  test('SB-LEARN-25 same-rune: at most floor(c/3) + floor(t/3) + floor(s/3) sets', () => {
    for (const [c, t, s] of splits(6)) {
      const sets = Math.floor(c / 3) + Math.floor(t / 3) + Math.floor(s / 3)
      expect(red(`Rc Rc Rt ${others(runes(c, t, s))}`, SAME).at(-1)).toBe(3 + sets)
    }
  })

  test('SB-LEARN-26 a level is payable if and only if a natural token is held and tokens plus sets reach it', () => {
    for (const n of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      for (const [c, t, s] of splits(9 - n)) {
        const pool = `${reds(n)} ${others(runes(c, t, s))}`
        const different = Math.min(c, t, s)
        const same = Math.floor(c / 3) + Math.floor(t / 3) + Math.floor(s / 3)
        const reached = (sets: number) => LEVELS.filter((level) => n >= 1 && n + sets >= level)
        expect([pool, red(pool, DIFFERENT), red(pool, SAME)]).toEqual([pool, reached(different), reached(same)])
      }
    }
  })
})

/** The payments of a level, or nothing when it cannot be learned. */
const paid = (pool: string, level: number, wild: Wild): string[] =>
  red(pool, wild).includes(level) ? prices(evening(pool, wild), `learn R1/${level}`) : []

describe('SB-LEARN: examples', () => {
  test('SB-LEARN-27 2 red, blue circle, green triangle, white square: L3 with three different runes', () => {
    expect(paid('Rc Rt Bc Gt Ws', 3, DIFFERENT)).toEqual(['Rc Rt Gt Ws Bc'])
    expect(paid('Rc Rt Bc Gt Ws', 3, SAME)).toEqual([])
  })

  test('SB-LEARN-28 2 red and three circles of blue, green and white: L3 with the same rune', () => {
    expect(paid('Rc Rt Bc Gc Wc', 3, SAME)).toEqual(['Rc Rt Gc Wc Bc'])
    expect(paid('Rc Rt Bc Gc Wc', 3, DIFFERENT)).toEqual([])
  })

  test('SB-LEARN-29 1 red and two wild sets pay L3 with 7 tokens', () => {
    expect(paid('Rt Bc Bt Bs Wc Wt Ws', 3, DIFFERENT)).toEqual(['Rt Wc Wt Ws Bc Bt Bs'])
    expect(paid('Rt Bc Bc Bc Ws Ws Ws', 3, SAME)).toEqual(['Rt Ws Ws Ws Bc Bc Bc'])
  })

  test('SB-LEARN-30 three wild sets without a red token do not pay L3', () => {
    expect(red('Bc Bt Bs Wc Wt Ws Pc Pt Ps', DIFFERENT)).toEqual([])
    expect(red('Bc Bc Bc Wt Wt Wt Ps Ps Pc', SAME)).toEqual([])
    expect(evening('Bc Bt Bs Wc Wt Ws Pc Pt Ps').refused('learn R1/3').code).toBe('illegal-move')
  })

  test('SB-LEARN-31 3 red and one wild set: not all of it for L3, but for L4', () => {
    const all = 'Rc Rt Rs Wt Ws Bc'
    expect(paid('Rc Rt Rs Bc Wt Ws', 3, DIFFERENT)).not.toContain(all)
    expect(paid('Rc Rt Rs Bc Wt Ws', 4, DIFFERENT)).toEqual([all])
  })

  test('SB-LEARN-32 2 red and the group red circle, blue triangle, white square: only the three red ones pay L3', () => {
    expect(paid('Rt Rs Rc Bt Ws', 3, DIFFERENT)).toEqual(['Rc Rt Rs'])
    expect(evening('Rt Rs Rc Bt Ws').play('learn R1/3; mark Rt').pool(0)).toEqual(['Bt', 'Ws'])
  })

  test('SB-LEARN-33 3 blue and circle, triangle, square of red pay blue L4', () => {
    const game = evening('Bc Bc Bc Rc Rt Rs')
    expect(prices(game, 'learn B1/4')).toEqual(['Rc Rt Rs Bc Bc Bc'])
    expect(game.play('learn B1/4').learned(0, 'B1')).toBe('B1/4:c')
  })

  test('SB-LEARN-34 3 red and two others of each rune pay L5 with 9 tokens', () => {
    const game = evening('Rc Rc Rc Bc Wc Pt Kt Ys Gs').play('learn R1/5')
    expect([game.learned(0, 'R1'), game.pool(0), game.box().length]).toEqual(['R1/5:c', [], 8])
  })

  test('SB-LEARN-35 3 red, 3 circles and 3 squares of others pay L5 with the same rune only', () => {
    const pool = 'Rc Rt Rs Bc Wc Pc Ks Ys Gs'
    expect(paid(pool, 5, SAME)).toHaveLength(1)
    expect(paid(pool, 5, DIFFERENT)).toEqual([])
    expect(evening(pool, DIFFERENT).why('learn R1/5')).toEqual(['why.cannot-pay'])
  })
})
