import type { Options } from '@athanor/kernel'
import { crew } from '../crew.ts'
import { type DuelReport, roundsOf, type Thought } from '../duel.ts'
import { type Game, gameNamed } from '../games.ts'
import type { Io } from '../io.ts'
import { Mistake } from '../mistake.ts'
import { round } from '../quantiles.ts'
import { eloOf, ratingOf } from '../rating.ts'
import { botFor } from '../seats.ts'
import { freshSeed } from '../seed.ts'
import { tableOptions } from '../table-options.ts'
import { withData } from './data.ts'

export interface DuelOptions {
  readonly players: number
  readonly games: number
  readonly seed?: string
  readonly option: Options
  readonly data?: string
  readonly jobs?: number
  readonly json?: boolean
}

/** So many games of bots that decide at once are worth the second in which a worker starts. A master's round is. */
const GAMES_WORTH_A_WORKER = 8
const isMaster = (bot: string): boolean => bot.split(':')[0] === 'master'

/** Lets one bot play against another, or against a table of them, and tells who is better by how much. */
export async function duel(
  id: string,
  challenger: string,
  defender: string,
  options: DuelOptions,
  io: Io,
): Promise<number> {
  const game = gameNamed(id)
  const { players } = options
  if (players < 2) throw new Mistake('a duel takes two players or more; athanor sim plays games of one')
  for (const name of [challenger, defender]) botFor(game, name)
  const complete = tableOptions(game.rules, players, withData(game, options.option, options.data, 'en'))
  const seed = options.seed ?? freshSeed()
  const shares = roundsOf({ game: id, players, options: complete, seed, challenger, defender }, options.games)
  const games = shares.length * players
  const worthAWorker = [challenger, defender].some(isMaster) ? players : GAMES_WORTH_A_WORKER
  const task = { pieces: games, what: `games of ${id}`, worthAWorker, jobs: options.jobs }

  const started = performance.now()
  const reports = await crew(io, 'fight', shares, task)
  const seconds = (performance.now() - started) / 1000

  const report = summary(game, reports, { challenger, defender, players, options: complete, seed, games, seconds })
  io.out(options.json ? JSON.stringify(report) : inWords(report).join('\n'))
  return 0
}

interface Setting {
  readonly challenger: string
  readonly defender: string
  readonly players: number
  readonly options: Options
  readonly seed: string
  readonly games: number
  readonly seconds: number
}

function summary(game: Game, reports: readonly DuelReport[], setting: Setting) {
  const { players, seconds } = setting
  const { share, low, high } = ratingOf(reports.map(({ results }) => results))
  const thought = (of: (report: DuelReport) => Thought): number => {
    const all = reports.map(of)
    const milliseconds = all.reduce((sum, one) => sum + one.milliseconds, 0)
    return round(milliseconds / all.reduce((sum, one) => sum + one.decisions, 0), 3)
  }
  return {
    game: game.rules.id,
    version: game.rules.version,
    ...setting,
    seconds: round(seconds, 1),
    wins: round(share, 4),
    interval: [round(low, 4), round(high, 4)] as const,
    elo: rounded(eloOf(share, players)),
    eloInterval: [rounded(eloOf(low, players)), rounded(eloOf(high, players))] as const,
    decisions: reports.reduce((sum, { decisions }) => sum + decisions, 0),
    msPerDecision: {
      challenger: thought((report) => report.thought.challenger),
      defender: thought((report) => report.thought.defender),
    },
  }
}

/** JSON knows no infinity: for somebody who wins everything or nothing it is a text, as `Number` reads it. */
const rounded = (elo: number): number | string => (Number.isFinite(elo) ? Math.round(elo) : String(elo))

function inWords(report: ReturnType<typeof summary>): string[] {
  const { challenger, defender, players, games, wins, interval, elo, eloInterval, seconds, msPerDecision } = report
  const percent = (share: number): string => (100 * share).toFixed(1)
  const shown = (elo: number | string): string => String(elo).replace('Infinity', '∞')
  const against = players === 2 ? defender : `${players - 1} × ${defender}`
  return [
    `${challenger} against ${against}, ${report.game}: ${percent(wins)} % of ${games} games`,
    `95 % interval: ${percent(interval[0])} to ${percent(interval[1])} %; Elo ${shown(elo)} (${shown(eloInterval[0])} to ${shown(eloInterval[1])})`,
    `ms a decision: ${challenger} ${msPerDecision.challenger}, ${defender} ${msPerDecision.defender}; ${seconds} s, ${round(games / seconds, 1)} games/s`,
    `seed: ${report.seed}`,
  ]
}
