import { below, decodeRecord, encodeRecord, firstToAct, Match, replay, rngFrom } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { describe, expect, test } from 'vitest'
import { judge } from './judgement.ts'

const DECISIONS = 60

/** The beginning of a random game. */
function randomRecord(): string {
  const match = new Match(seasons, { players: 2, options: {}, seed: 'judged' })
  const rng = rngFrom('moves')
  while (match.acts.length < DECISIONS) {
    const seat = firstToAct(seasons.toAct(match.state))
    const moves = seasons.legal(match.state, seat)
    match.act(seat, moves[below(rng, moves.length)]!)
  }
  return encodeRecord(match.record())
}

const text = randomRecord()
const record = decodeRecord(text)
const judgements = judge({ record: text, from: 0, decisions: DECISIONS, iterations: 24, seed: 'judge' })
const before = judgements.map((_, i) => replay(seasons, record, i))
const after = judgements.map((_, i) => replay(seasons, record, i + 1))

describe('a judgement', () => {
  test('tells whether chance or something hidden came into play', () => {
    const expected = before.map(
      (state, i) => state.reveals !== after[i]!.reveals || state.rng.join() !== after[i]!.rng.join(),
    )
    expect(judgements.map(({ luck }) => luck)).toEqual(expected)
    expect(new Set(expected).size).toBe(2)
  })

  test('gives the best move the chance that its seat has, and no other one more', () => {
    const compared = judgements.filter(({ best }) => best.chance !== undefined)
    for (const { seat, move, chances, played, best } of compared) {
      expect(best.chance).toBe(chances[seat])
      if (move === best.move) expect(played).toBe(best.chance)
      if (played === undefined) continue
      expect(played).toBeLessThanOrEqual(best.chance!)
      expect(played).toBeGreaterThanOrEqual(0)
    }
    expect(compared.some(({ played, best }) => played !== undefined && played < best.chance! - 0.03)).toBe(true)
  })

  test('knows no chance of a move that had no rival', () => {
    const alone = judgements.filter(({ seat }, i) => seasons.legal(before[i]!, seat).length === 1)
    expect(alone.length).toBeGreaterThan(0)
    for (const { move, played, best } of alone) {
      expect(played).toBeUndefined()
      expect(best).toEqual({ move })
    }
  })

  test('is the same whether all decisions are judged together or in shares', () => {
    const share = judge({ record: text, from: 20, decisions: 3, iterations: 24, seed: 'judge' })
    expect(share).toEqual(judgements.slice(20, 23))
  })
})
