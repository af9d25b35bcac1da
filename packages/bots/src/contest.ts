import {
  chooseSeat,
  type GameEvent,
  type GameState,
  type Log,
  type Move,
  type Rng,
  type Rules,
  rngFrom,
  type Seat,
  type Standing,
} from '@athanor/kernel'
import type { Bot } from './bot.ts'
import { chairAt } from './chair.ts'

/** Bots that idle on purpose could go on for ever (RT-069): a game is broken off here, and nobody has won it. */
const MOST_DECISIONS = 5_000

/** What a seat has won: all, a part of a shared victory, or nothing; of a game that nobody has won everybody has a part. */
export function shareOfVictory(standings: readonly Standing[], seat: Seat, players: number): number {
  const winners = standings.filter(({ won }) => won)
  if (winners.length === 0) return 1 / players
  return winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0
}

/** A game among bots. */
export interface Contest<S extends GameState, V, E extends GameEvent> {
  readonly rules: Rules<S, V, E>
  /** Fresh from setup; it is played to its end. */
  readonly state: S
  /** One a seat. */
  readonly bots: readonly Pick<Bot, 'sit'>[]
  /** All chance of the bots comes from it, each seat's apart. */
  readonly seed: string
  /** Is told each move before it is played. */
  readonly seen?: (seat: Seat, move: Move) => void
  readonly log?: Log<E>
}

/** Plays the game and returns how many decisions it took. */
export function playOut<S extends GameState, V, E extends GameEvent>(contest: Contest<S, V, E>): number {
  const { rules, state, bots, seed, seen, log } = contest
  const table = { rules, state, players: bots.length }
  const seated = bots.map((bot, seat) => bot.sit(chairAt(table, seat)))
  const chance = bots.map((_, seat): Rng => rngFrom(`${seed} seat ${seat}`))
  const order = rngFrom(`${seed} order`)
  let decisions = 0
  for (let mask = rules.toAct(state); mask !== 0; mask = rules.toAct(state)) {
    if (decisions >= MOST_DECISIONS) break
    const seat = chooseSeat(mask, order)
    const move = seated[seat]!.choose(chance[seat]!)
    seen?.(seat, move)
    rules.apply(state, seat, move, log)
    decisions++
  }
  return decisions
}
