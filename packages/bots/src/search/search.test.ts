import type { Move } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { Evaluation } from '../evaluation.ts'
import { TEMPER } from '../temper.ts'
import { emberLore, emberTable } from '../testing/embers.ts'
import { Search } from './search.ts'
import { Node } from './tree.ts'

/** Tries whatever is open, all alike. */
const CURIOUS = { ...TEMPER, curiosity: 1e9, warmth: 1e9, width: 1 }

/** A decision whose moves promise the less the later they stand. */
function decision(temper = CURIOUS) {
  const { rules, state, players } = emberTable('width')
  const moves = rules.legal(state, 0)
  const search = new Search(new Evaluation(rules, emberLore, players), 0, temper)
  const node = new Node(0)
  search.begin(node, { moves, promise: Float64Array.from(moves, (_, i) => 0.5 - i / 100) })
  search.entrants(node, state)
  /** The moves that are followed in so many visits. */
  const followed = (visits: number, among: readonly Move[] = moves): Set<number> => {
    const tried = new Set<number>()
    for (let i = 0; i < visits; i++) {
      const edge = search.select(node, state, among)
      node.learn(edge, 0.5)
      tried.add(moves.indexOf(edge.move))
    }
    return tried
  }
  return { moves, followed }
}

describe('progressive widening', () => {
  test('opens the moves of a decision one after the other, those that promise most first', () => {
    const { moves, followed } = decision()
    expect(moves).toHaveLength(3)
    expect([...followed(1)]).toEqual([0])
    expect([...followed(3)].sort()).toEqual([0, 1])
    expect([...followed(9)].sort()).toEqual([0, 1, 2])
  })

  test('opens all at once where it may be so wide', () => {
    const { followed } = decision({ ...CURIOUS, width: 3 })
    expect([...followed(3)].sort()).toEqual([0, 1, 2])
  })

  test('never leaves a decision without a move, whichever of them are legal', () => {
    const { moves, followed } = decision()
    expect([...followed(1, moves.slice(-2))]).toEqual([moves.length - 2])
  })
})
