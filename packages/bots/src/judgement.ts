import { decodeRecord, type Move, replay, rngFrom, type Seat, type Standing } from '@athanor/kernel'
import { estimate } from './analysis.ts'
import { chairAt } from './chair.ts'
import { rulesOf } from './games.ts'
import { knownLore } from './minds.ts'
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
  const lore = knownLore(record.game)
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

/** A decision, what it changed, and its number in the record, from 1. */
export interface Moment extends Judgement {
  readonly number: number
  /** The chances at the next decision, or the result. */
  readonly after: readonly number[]
  /** How much of the victory changed hands. */
  readonly swing: number
}

/** The decisions of a finished game, one after the other. */
export function momentsOf(judgements: readonly Judgement[], standings: readonly Standing[], players: number): Moment[] {
  const result = resultOf(standings, players)
  return judgements.map((judgement, i) => {
    const after = judgements[i + 1]?.chances ?? result
    const changed = after.reduce((sum, chance, seat) => sum + Math.abs(chance - judgement.chances[seat]!), 0)
    return { ...judgement, number: i + 1, after, swing: changed / 2 }
  })
}

const DECISIVE = 3

/** The moments that decided a game, the most important first. */
export const decisive = (moments: readonly Moment[]): Moment[] =>
  [...moments].sort((a, b) => b.swing - a.swing).slice(0, DECISIVE)

function resultOf(standings: readonly Standing[], players: number): number[] {
  const winners = standings.filter(({ won }) => won)
  return Array.from({ length: players }, (_, seat) =>
    winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0,
  )
}
