import {
  type Act,
  decodeRecord,
  type GameEvent,
  type GameState,
  type Move,
  type Rng,
  replay,
  rngFrom,
  type Seat,
} from '@athanor/kernel'
import { estimate, opinion } from './analysis.ts'
import { chairAt, type Table } from './chair.ts'
import { rulesOf } from './games.ts'
import { type Lore, masterlyLore } from './minds.ts'
import { Luck } from './search/luck.ts'
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
  /** Every seat's chance of winning before the move, if the best one is made. */
  readonly chances: readonly number[]
  /** The chance of the seat with the move that it made, as far as that was looked at. */
  readonly played?: number
  /** The best move, with which the seat has the chance that it has before the move. One without a rival is not looked at. */
  readonly best: { readonly move: Move; readonly chance?: number }
  /** Whether the move used chance or showed something hidden: it could have ended otherwise. */
  readonly luck: boolean
}

/** Thinks about decisions with what the seats could know then. */
export function judge(share: JudgementShare, onDecision: () => void = () => {}): Judgement[] {
  const record = decodeRecord(share.record)
  const rules = rulesOf(record.game)
  const lore = masterlyLore(record.game)
  const state = replay(rules, record, share.from)
  const table = { rules, players: record.players, state }
  return record.acts.slice(share.from, share.from + share.decisions).map((act, i) => {
    const thought = judgeMove(table, lore, act, share.iterations, rngFrom(`${share.seed}/${share.from + i}`))
    const { reveals } = state
    rules.apply(state, act.seat, act.move)
    onDecision()
    return { ...thought, luck: state.reveals !== reveals }
  })
}

function judgeMove<S extends GameState, V, E extends GameEvent>(
  table: Table<S, V, E>,
  lore: Lore,
  { seat, move }: Act,
  iterations: number,
  rng: Rng,
): Omit<Judgement, 'luck'> {
  const considered = masterWith(chairAt(table, seat), lore, { budget: { iterations }, clock: () => 0 }).consider!(rng)
  // The race tells which move is best, but hardly what it is worth: it may be over after a few lines.
  const lines = Math.ceil(iterations / table.players)
  const luck = new Luck(rng)
  const follow = (first: Move) => ({ move: first, ...opinion(table, lore, seat, lines, luck, first) })
  const favourite = follow(considered[0]!.move)
  const wasLookedAt = considered.some((one) => one.move === move)
  const made = wasLookedAt && move !== favourite.move ? follow(move) : favourite
  const best = made.chances[seat]! < favourite.chances[seat]! ? favourite : made

  const chances = estimate(table, lore, iterations, rng, best)
  if (considered.length === 1) return { seat, move, chances, best: { move: best.move } }
  const chance = chances[seat]!
  const played = chance - lostOf(chance, best.chances[seat]!, made.chances[seat]!)
  return { seat, move, chances, ...(wasLookedAt && { played }), best: { move: best.move, chance } }
}

/** What is lost of a chance by a move that the seat itself gives `made` instead of `best`: as much, but no greater part. */
const lostOf = (chance: number, best: number, made: number): number =>
  made === best ? 0 : (best - made) * Math.min(1, chance / best)
