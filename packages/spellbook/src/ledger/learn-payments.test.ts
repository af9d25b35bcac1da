import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Scenario, scenario } from '../testing/scenario.ts'
import { COLOURS, RUNES } from '../token.ts'
import { cards, type Payment, payments, type Wild } from './payments.ts'

/**
 * The engine's payments against a brute force over all sub-multisets of random pools. The brute force knows nothing of
 * the engine's plans: it splits what is not natural into groups of three, in every way.
 */
const SEED = 20_260_714
const LINEUP = cards('G1')
const CARDS = LINEUP.spells.split(' ')
const KINDS = [...COLOURS].flatMap((colour) => [...RUNES].map((rune) => colour + rune))
const ORDER = new Map(KINDS.map((kind, i) => [kind, i]))
const sorted = (list: readonly string[]): string[] => list.toSorted((a, b) => ORDER.get(a)! - ORDER.get(b)!)

/** Whether the tokens of other colours stand for `worth` natural ones. */
type StandsFor = (others: readonly string[], worth: number) => boolean

const runes = (...tokens: string[]): number => new Set(tokens.map((name) => name[1])).size

/** SB-LEARN-14, SB-LEARN-15: disjoint sets of three, all different or all equal. */
const wildSets =
  (wild: Wild): StandsFor =>
  (others, worth) => {
    if (others.length === 0) return worth === 0
    const [first, ...rest] = others
    return rest.some((second, i) =>
      rest.slice(i + 1).some((third, j) => {
        if (runes(first!, second, third) !== (wild === 'same-rune' ? 1 : 3)) return false
        const left = rest.filter((_, at) => at !== i && at !== i + 1 + j)
        return wildSets(wild)(left, worth - 1)
      }),
    )
  }

/** SB-SPELL-B1.5: at least one and at most `most` tokens of the rune. */
const runeTokens =
  (rune: string, most: number): StandsFor =>
  (others, worth) =>
    others.length === worth && worth >= 1 && worth <= most && others.every((name) => name[1] === rune)

function bruteForce(pool: readonly string[], known: readonly string[], standsFor: StandsFor): Set<string> {
  const found = new Set<string>()
  for (let mask = 1; mask < 1 << pool.length; mask++) {
    const paid = sorted(pool.filter((_, i) => (mask >> i) & 1))
    for (const card of CARDS) {
      const natural = paid.filter((name) => name[0] === card[0])
      if (known.includes(card) || natural.length === 0) continue
      const others = paid.filter((name) => name[0] !== card[0])
      for (const level of [3, 4, 5]) {
        if (!standsFor(others, level - natural.length)) continue
        for (const marker of natural) {
          const discarded = paid.toSpliced(paid.indexOf(marker), 1).join(' ')
          found.add(show({ spell: `${card}/${level}`, marker, paid: paid.join(' '), discarded }))
        }
      }
    }
  }
  return found
}

const show = ({ spell, marker, paid, discarded }: Payment): string =>
  `${spell} for ${paid}, marker ${marker}, box ${discarded}`

/** All payments of the evening's primary action, or of a use of Transmutation. */
function engine(game: Scenario, starts: readonly string[]): Set<string> {
  return new Set(starts.flatMap((start) => payments(game, start)).map(show))
}

/** A pool of up to nine tokens, rich in one or two colours; never a sixth token of a kind. */
const pools = (bag: readonly string[]): fc.Arbitrary<string[]> =>
  fc.constantFrom(...COLOURS).chain((colour) => {
    const own = bag.filter((name) => name[0] === colour)
    const others = bag.filter((name) => name[0] !== colour)
    const few = others.filter((name) => 'PGY'.includes(name[0]!))
    return fc
      .tuple(
        fc.shuffledSubarray(own, { maxLength: 6 }),
        fc.oneof(
          fc.shuffledSubarray(others, { maxLength: 9 }),
          fc.shuffledSubarray(few, { minLength: 5, maxLength: 9 }),
        ),
      )
      .map(([some, more]) => [...some, ...more].slice(0, 9))
      .filter((pool) => pool.length > 0)
  })

const without = (kind: string, bag: readonly string[]): string[] => bag.toSpliced(bag.indexOf(kind), 1)
const BAG = KINDS.flatMap((kind) => [kind, kind, kind, kind, kind])
const RUNS = { seed: SEED, numRuns: 100 }

/** The evening of a pool that is not empty; if nothing can be done in it, the day is over by then. */
function evening(pool: readonly string[], wild: Wild, learned: string): Scenario {
  const seats = [{ pool: pool.join(' '), learned }]
  return scenario({ altar: '', phase: 'midday', seats, options: { ...LINEUP, wild } }).play('pass')
}

const onOwnDay = (game: Scenario, kind: string): string[] => (game.seat === 0 ? game.moves(kind) : [])

describe.each<Wild>(['three-different-runes', 'same-rune'])('payments with wild sets: %s', (wild) => {
  test('SB-LEARN-19 the legal payments are exactly n natural tokens and k wild sets, n + k the level', () => {
    let paid = 0
    fc.assert(
      fc.property(pools(BAG), (pool) => {
        const game = evening(pool, wild, '')
        const expected = bruteForce(pool, [], wildSets(wild))
        paid += expected.size
        expect(engine(game, onOwnDay(game, 'learn'))).toEqual(expected)
      }),
      RUNS,
    )
    expect(paid).toBeGreaterThan(1000)
  })

  test.each([4, 5])('payments through Transmutation at level %i equal the brute force', (level) => {
    let paid = 0
    const draws = fc
      .constantFrom('c', 't', 's')
      .chain((rune) => fc.tuple(fc.constant(rune), pools(without(`B${rune}`, BAG))))
    fc.assert(
      fc.property(draws, ([rune, pool]) => {
        const game = evening(pool, wild, `B1/${level}:${rune}`)
        for (const used of [4, 5]) {
          const expected = used > level ? [] : bruteForce(pool, ['B1'], runeTokens(rune, used === 5 ? 2 : 1))
          const uses = onOwnDay(game, 'use').filter((move) => move === `use B1/${used}`)
          expect(engine(game, uses)).toEqual(new Set(expected))
          paid += uses.length
        }
        expect(engine(game, onOwnDay(game, 'learn'))).toEqual(bruteForce(pool, ['B1'], wildSets(wild)))
      }),
      RUNS,
    )
    expect(paid).toBeGreaterThan(50)
  })
})
