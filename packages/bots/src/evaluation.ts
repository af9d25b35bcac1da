import type { AnyRules, GameState, Move, Seat } from '@athanor/kernel'
import { Seer } from './insight.ts'
import type { Sheet } from './mind.ts'
import type { Lore } from './minds.ts'

/** A normal distribution is close to a logistic one that is so much steeper. */
export const LOGISTIC = 1.7

/** Weighs positions of one game at a table of one size. It keeps its sheet from one position to the next. */
export class Evaluation implements Sheet {
  readonly rules: AnyRules
  readonly lore: Lore
  readonly players: number
  /** What each feature is worth, the stages one after another. */
  private readonly worths: Float64Array
  private readonly bases: Float64Array
  private readonly spreads: Float64Array
  private readonly points: Float64Array
  private readonly seer: Seer | undefined
  private stage = 0
  private next = 0
  private share = 0
  private lower = 0
  private upper = 0
  private low = 0
  private high = 0

  constructor(rules: AnyRules, lore: Lore, players: number) {
    const { mind, weights, insight } = lore
    const stage = (i: number) => weights.stages[Math.min(i, weights.stages.length - 1)]!
    this.rules = rules
    this.lore = lore
    this.players = players
    this.points = new Float64Array(players)
    this.seer = insight?.players === players ? new Seer(mind, insight) : undefined
    this.spreads = Float64Array.from({ length: mind.stages }, (_, i) => stage(i).spread)
    this.bases = Float64Array.from({ length: mind.stages }, (_, i) => stage(i).base ?? 0)
    this.worths = new Float64Array(mind.stages * mind.features.length)
    for (let i = 0; i < mind.stages; i++) {
      const { worth } = stage(i)
      mind.features.forEach((feature, at) => {
        this.worths[i * mind.features.length + at] = worth[feature] ?? 0
      })
    }
  }

  add(feature: number, amount: number): void {
    this.low += amount * this.worths[this.lower + feature]!
    this.high += amount * this.worths[this.upper + feature]!
  }

  /** The legal moves of a seat that deserve a thought. */
  candidates(state: GameState, seat: Seat): readonly Move[] {
    const moves = this.rules.legal(state, seat)
    return moves.length === 1 ? moves : (this.lore.mind.sensible?.(state, seat, moves) ?? moves)
  }

  /** Every seat's chance of winning: what is known at the end of the game, what is likely before. */
  chances(state: GameState, into: Float64Array): void {
    if (this.rules.toAct(state) === 0) this.result(state, into)
    else if (this.seer && (this.lore.mind.isUsual?.(state) ?? true)) this.seer.chances(state, into)
    else this.estimate(state, into)
  }

  /** The points that every seat is expected to have in the end; returns the spread of a difference of two. */
  weigh(state: GameState, into: Float64Array): number {
    this.open(state)
    for (let seat = 0; seat < this.players; seat++) into[seat] = this.worthAt(state, seat)
    const { spreads, stage, next, share } = this
    return spreads[stage]! + (spreads[next]! - spreads[stage]!) * share
  }

  /** The points that one seat is expected to have in the end. */
  worth(state: GameState, seat: Seat): number {
    this.open(state)
    return this.worthAt(state, seat)
  }

  /** Turns to the weights of how far the game is. */
  private open(state: GameState): void {
    const { mind } = this.lore
    const progress = mind.progress(state)
    const last = mind.stages - 1
    this.stage = progress >= last ? last : progress <= 0 ? 0 : Math.floor(progress)
    this.next = this.stage === last ? last : this.stage + 1
    this.share = this.stage === last || progress <= 0 ? 0 : progress - this.stage
    this.lower = this.stage * mind.features.length
    this.upper = this.next * mind.features.length
  }

  private worthAt(state: GameState, seat: Seat): number {
    this.low = this.bases[this.stage]!
    this.high = this.bases[this.next]!
    this.lore.mind.observe(state, seat, this)
    return this.low + (this.high - this.low) * this.share
  }

  /** What one unit of a feature is worth when the game is so far. */
  worthOf(feature: number, progress: number): number {
    const { features, stages } = this.lore.mind
    const inside = Math.min(stages - 1, Math.max(0, progress))
    const stage = Math.floor(inside)
    const low = this.worths[stage * features.length + feature]!
    const high = this.worths[Math.min(stage + 1, stages - 1) * features.length + feature]!
    return low + (high - low) * (inside - stage)
  }

  private estimate(state: GameState, into: Float64Array): void {
    const { points, players } = this
    const steepness = LOGISTIC / this.weigh(state, points)
    const rival = this.lore.mind.rival?.(state)
    let best = rival ?? Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < players; seat++) if (points[seat]! > best) best = points[seat]!
    let sum = rival === undefined ? 0 : Math.exp((rival - best) * steepness)
    for (let seat = 0; seat < players; seat++) {
      into[seat] = Math.exp((points[seat]! - best) * steepness)
      sum += into[seat]!
    }
    for (let seat = 0; seat < players; seat++) into[seat]! /= sum
  }

  private result(state: GameState, into: Float64Array): void {
    into.fill(0)
    const standings = this.rules.standings(state) ?? []
    let winners = 0
    for (const { won } of standings) if (won) winners++
    for (const { seat, won } of standings) if (won && seat >= 0) into[seat] = 1 / winners
  }
}
