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

/** Why the first of two moves is better, by so much, than the second. */
function why(first: Move, second: Move, by: number) {
  const considered = [
    { move: first, chance: 0.5 + by, share: 0.5 },
    { move: second, chance: 0.5, share: 0.5 },
  ]
  return explain(chair, emberLore, considered, rngFrom('why'))[0]!.why
}

describe('the reason for the best move', () => {
  test('is what it brings at once', () => {
    expect(why(draw!, stay!, 0.1)).toMatchObject({ key: 'why.gains' })
  })

  test('is not what it costs at once: a search has seen that it pays off', () => {
    expect(why(stay!, draw!, 0.1)).toMatchObject({ key: 'why.later', args: { losses: [{ key: 'why.part' }] } })
  })

  test('does not promise more than the search has found', () => {
    expect(why(stay!, draw!, 0.001)).toMatchObject({ key: 'why.losses' })
  })
})
