import { expect, test } from 'vitest'
import { decisive, momentsOf } from './moments.ts'

/** The first seat makes one move after the other; each time it has the chance that the best one gives. */
function game(...decisions: readonly { readonly chance: number; readonly played?: number }[]) {
  return momentsOf(
    decisions.map(({ chance, played = chance }, move) => ({
      seat: 0,
      move,
      chances: [chance, 1 - chance],
      played,
      best: { move: played === chance ? move : -1, chance },
      luck: true,
    })),
    undefined,
    2,
  )
}

test('a moment tells how much of the victory changed hands until the next decision', () => {
  const [first, second] = game({ chance: 0.5 }, { chance: 0.7 })
  expect(first).toMatchObject({ number: 1, after: [0.7, expect.closeTo(0.3)], swing: expect.closeTo(0.2), lost: 0 })
  expect(second!.swing).toBe(0)
})

test('a player alone takes the victory from a rival without a seat, and luck weighs as much as a loss', () => {
  const alone = { seat: 0, move: 1, luck: true }
  const judgements = [
    { ...alone, chances: [0.4], played: 0.3, best: { move: 2, chance: 0.4 } },
    { ...alone, chances: [0.3], played: 0.3, best: { move: 1, chance: 0.3 } },
    { ...alone, chances: [0.48], played: 0.38, best: { move: 2, chance: 0.48 } },
  ]
  const swings = momentsOf(judgements, undefined, 1).map(({ swing }) => swing)
  expect(swings).toEqual([0.1, 0.18, 0.1].map((swing) => expect.closeTo(swing)))
  const [, , last] = momentsOf(judgements, [], 1)
  expect(last!.swing).toBeCloseTo(0.48)
})

test('a blunder is decisive although luck brought back at once what was given away', () => {
  const moments = game(
    { chance: 0.33, played: 0.1 },
    { chance: 0.31 },
    { chance: 0.41 },
    { chance: 0.36 },
    { chance: 0.4 },
    { chance: 0.4 },
  )
  const [worst] = decisive(moments)
  expect(worst).toMatchObject({ number: 1, lost: expect.closeTo(0.23), swing: expect.closeTo(0.23) })
})

test('a game that was not played to its end ends as the last move left it', () => {
  const [last] = game({ chance: 0.45, played: 0.3 })
  expect(last!.after).toEqual([expect.closeTo(0.3), expect.closeTo(0.7)])
  expect(last!.swing).toBeCloseTo(0.15)
})

test('a move of which nothing was thought has lost nothing', () => {
  const unseen = { seat: 0, move: 1, chances: [0.5, 0.5], best: { move: 2 }, luck: false }
  expect(momentsOf([unseen], undefined, 2)[0]).toMatchObject({ lost: 0, swing: 0 })
})
