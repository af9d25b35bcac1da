import { type Bot, playOut } from '@athanor/bots'
import {
  type Act,
  type AnyRules,
  AUTOMATON,
  begin,
  type Count,
  type GameRecord,
  hashOf,
  type Move,
  type Options,
  readOptions,
  type Seat,
  tally,
} from '@athanor/kernel'
import { type CardFigures, CardStatistics } from './cards/statistics.ts'
import type { Followed } from './cards/watch.ts'
import { type Quantiles, quantiles } from './quantiles.ts'

export interface SimulationPlan {
  readonly rules: AnyRules
  readonly players: number
  readonly options: Options
  readonly games: number
  readonly seed: string
  /** One a seat. */
  readonly bots: readonly Bot[]
  readonly onGame?: (played: number) => void
  /** Asks for the records; without it the games are played without keeping their moves. */
  readonly onRecord?: (record: GameRecord, game: number) => void
  /** Cards to follow through each game. */
  readonly followed?: Followed
}

export interface Simulation {
  readonly decisions: number
  /** By seat; a shared victory counts in parts. */
  readonly wins: readonly number[]
  /** Games that the automatic opponent has won. */
  readonly opponentWins: number
  /** Games that nobody has won. */
  readonly draws: number
  readonly scores: readonly Quantiles[]
  /** How often each score was reached, by whichever seat. */
  readonly spread: readonly Count[]
  readonly turns: Quantiles
  /** What became of the cards, if they were followed. */
  readonly cards?: readonly CardFigures[]
}

/** Plays games among bots. Game `i` has the seed `<seed>/<i>`: the same plan gives the same games. */
export function simulate(plan: SimulationPlan): Simulation {
  const { rules, players, games, seed, bots } = plan
  const options = readOptions(rules.options, players, plan.options)
  const wins = bots.map(() => 0)
  const scores = bots.map((): number[] => [])
  const turns: number[] = []
  let decisions = 0
  let opponentWins = 0
  let draws = 0
  const cards = plan.followed && new CardStatistics()

  for (let game = 0; game < games; game++) {
    const gameSeed = `${seed}/${game}`
    const watch = plan.followed?.watch()
    const log = watch && { log: watch.hear }
    const state = begin(rules, players, options, gameSeed, watch?.hear)
    if (plan.followed) cards?.begin(plan.followed.inGame(state))
    const acts: Act[] | undefined = plan.onRecord && []
    const seen = acts && { seen: (seat: Seat, move: Move) => acts.push({ seat, move }) }
    decisions += playOut({ rules, state, bots, seed: gameSeed, ...seen, ...log })

    const standings = rules.standings(state) ?? []
    const winners = standings.filter(({ won }) => won)
    if (winners.length === 0) draws++
    for (const { seat } of winners) {
      if (seat === AUTOMATON) opponentWins++
      else wins[seat]! += 1 / winners.length
    }
    for (const { seat, score } of standings) scores[seat]?.push(score)
    if (watch) cards?.add(watch.fates(standings), standings)
    turns.push(rules.turn(state).number)
    if (acts) {
      const { id, version } = rules
      plan.onRecord?.({ game: id, version, players, options, seed: gameSeed, acts, hash: hashOf(state) }, game)
    }
    plan.onGame?.(game + 1)
  }
  return {
    ...{
      decisions,
      wins,
      opponentWins,
      draws,
      scores: scores.map(quantiles),
      spread: tally(scores.flat()),
      turns: quantiles(turns),
    },
    ...(cards && { cards: cards.figures() }),
  }
}
