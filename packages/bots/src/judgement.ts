import { decodeRecord, type Move, replay, rngFrom, type Seat } from '@athanor/kernel'
import { estimate } from './analysis.ts'
import { chairAt } from './chair.ts'
import { rulesOf } from './games.ts'
import { masterlyLore } from './minds.ts'
import { masterWith } from './search/master.ts'

/** Some decisions of a recorded game to think about. */
export interface JudgementShare {
  /** The record as text. */
  readonly record: string
  readonly from: number
  readonly decisions: number
  readonly iterations: number
  readonly seed: string
}

/** What is thought of one decision. */
export interface Judgement {
  readonly seat: Seat
  readonly move: Move
  /** Every seat's chance of winning before the move. */
  readonly chances: readonly number[]
  /** The chance of the seat with the move that it made, as far as that was looked at, and with the best one. */
  readonly played?: number
  readonly best: { readonly move: Move; readonly chance: number }
}

/** Thinks about decisions with what the seats could know then. */
export function judge(share: JudgementShare, onDecision: () => void = () => {}): Judgement[] {
  const record = decodeRecord(share.record)
  const rules = rulesOf(record.game)
  const { players } = record
  const lore = masterlyLore(record.game)
  const state = replay(rules, record, share.from)
  const budget = { iterations: share.iterations }
  return record.acts.slice(share.from, share.from + share.decisions).map(({ seat, move }, i) => {
    const rng = rngFrom(`${share.seed}/${share.from + i}`)
    const table = { rules, players, state }
    const chances = estimate(table, lore, Math.ceil(share.iterations / players), rng)
    const considered = masterWith(chairAt(table, seat), lore, { budget, clock: () => 0 }).consider!(rng)
    const played = considered.find((one) => one.move === move)?.chance
    const { move: bestMove, chance } = considered[0]!
    rules.apply(state, seat, move)
    onDecision()
    return { seat, move, chances, ...(played !== undefined && { played }), best: { move: bestMove, chance } }
  })
}
