import { firstToAct, type Move, rngFrom } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { chairAt } from '../chair.ts'
import { emberLore, emberTable } from '../testing/embers.ts'
import { explain } from './explain.ts'

/** A seat that may draw a card, which is worth points at once, or stay. */
const table = emberTable('explain')
for (const seat of [0, 1]) table.rules.apply(table.state, seat, table.rules.legal(table.state, seat)[0]!)
const chair = chairAt(table, firstToAct(table.rules.toAct(table.state)))
const [draw, stay] = chair.legal()

/** Why the first of two moves is better, by so much, than the second, and why the second is not. */
function reasons(first: Move, second: Move, by: number) {
  const considered = [
    { move: first, chance: 0.5 + by, share: 0.5 },
    { move: second, chance: 0.5, share: 0.5 },
  ]
  return explain(chair, emberLore, considered, rngFrom('why')).map(({ why }) => why)
}
const why = (first: Move, second: Move, by: number) => reasons(first, second, by)[0]

describe('the reason for the best move', () => {
  test('is what it brings at once', () => {
    expect(why(draw!, stay!, 0.1)).toMatchObject({ key: 'why.gains' })
  })

  test('is not what it costs at once: a search has seen that it pays off', () => {
    expect(why(stay!, draw!, 0.1)).toMatchObject({ key: 'why.later', args: { losses: [{ key: 'why.part' }] } })
  })

  test('does not promise more than the search has found', () => {
    expect(why(stay!, draw!, 0.001)).toEqual({ key: 'why.next' })
  })

  test('does not say that a move is as good as the next which is clearly ahead, if nothing shows why', () => {
    expect(reasons(draw!, draw!, 0.1)).toEqual([{ key: 'why.unseen' }, { key: 'why.unseen' }])
    expect(reasons(draw!, draw!, 0.001)).toEqual([{ key: 'why.next' }, { key: 'why.same' }])
  })
})

describe('the reason for another move', () => {
  test('is what it costs', () => {
    expect(reasons(draw!, stay!, 0.1)[1]).toMatchObject({ key: 'why.losses' })
  })

  test('is not what it brings at once, although the best is ahead', () => {
    expect(reasons(stay!, draw!, 0.1)[1]).toMatchObject({ key: 'why.fades', args: { gains: [{ key: 'why.part' }] } })
    expect(reasons(stay!, draw!, 0.001)[1]).toEqual({ key: 'why.same' })
  })
})

describe('a move without others', () => {
  const alone = (share: number) => explain(chair, emberLore, [{ move: draw!, chance: 0.7, share }], rngFrom('why'))[0]!

  test('is compared with none', () => {
    expect(alone(1)).toMatchObject({ chance: 0.7, why: { key: 'why.only' } })
  })

  test('has no chance if nothing was thought about it', () => {
    expect(alone(0)).toEqual({ move: draw, share: 0, why: { key: 'why.only' } })
  })
})
