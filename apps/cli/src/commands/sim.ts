import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Bot } from '@athanor/bots'
import { type Options, readOptions } from '@athanor/kernel'
import { gameNamed } from '../games.ts'
import type { Io } from '../io.ts'
import { Mistake } from '../mistake.ts'
import { progress } from '../progress.ts'
import { round } from '../quantiles.ts'
import { systemReason, writeRecord } from '../record-file.ts'
import { readBots } from '../seats.ts'
import { freshSeed } from '../seed.ts'
import { type Simulation, simulate } from '../simulation.ts'
import { table } from '../table.ts'
import { withData } from './data.ts'

export interface SimOptions {
  readonly players: number
  readonly games: number
  readonly bots: string
  readonly seed?: string
  readonly option: Options
  readonly data?: string
  readonly json?: boolean
  readonly records?: string
}

/** Plays many games among bots and tells how they went. */
export function sim(id: string, options: SimOptions, io: Io): number {
  const game = gameNamed(id)
  const { rules } = game
  const { players, games, records } = options
  const seed = options.seed ?? freshSeed()
  const bots = readBots(game, options.bots, players)
  const complete = readOptions(rules.options, players, withData(game, options.option, options.data, 'en'))
  if (records !== undefined) makeFolder(records)

  const bar = progress(io, games, 'games')
  const digits = String(games - 1).length
  const started = performance.now()
  const result = simulate({
    rules,
    players,
    options: complete,
    games,
    seed,
    bots,
    onGame: bar.update,
    ...(records !== undefined && {
      onRecord: (record, game) => writeRecord(join(records, `${String(game).padStart(digits, '0')}.json`), record),
    }),
  })
  const seconds = (performance.now() - started) / 1000
  bar.stop()

  const report = {
    game: id,
    version: rules.version,
    players,
    options: complete,
    bots: bots.map(({ name }) => name),
    seed,
    games,
    seconds: round(seconds, 3),
    gamesPerSecond: round(games / seconds, 1),
    decisionsPerSecond: Math.round(result.decisions / seconds),
    msPerGame: round((seconds * 1000) / games, 4),
    ...result,
  }
  if (options.json) io.out(JSON.stringify(report))
  else io.out([...seatTable(result, bots, games), ...summary(report, result)].join('\n'))
  return 0
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Mistake(`${folder} cannot be made: ${systemReason(error)}`)
  }
}

function seatTable({ wins, scores }: Simulation, bots: readonly Bot[], games: number): string[] {
  const head = ['seat', 'bot', 'wins', '%', 'score: min', '25 %', '50 %', '75 %', 'max', 'mean']
  const rows = bots.map(({ name }, seat) => {
    const { min, q25, median, q75, max, mean } = scores[seat]!
    const won = wins[seat]!
    const share = ((100 * won) / games).toFixed(1)
    return [
      String(seat + 1),
      name,
      String(round(won, 2)),
      share,
      ...[min, q25, median, q75, max].map(String),
      mean.toFixed(2),
    ]
  })
  return table(
    head,
    rows,
    head.map((_, i) => (i === 1 ? 'left' : 'right')),
  )
}

interface Figures {
  readonly games: number
  readonly seed: string
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly msPerGame: number
}

function summary(figures: Figures, { turns, decisions, draws, opponentWins }: Simulation): string[] {
  const { games, seed, seconds, gamesPerSecond, decisionsPerSecond, msPerGame } = figures
  return [
    ...(opponentWins > 0 ? [`won by the automatic opponent: ${opponentWins}`] : []),
    ...(draws > 0 ? [`won by nobody: ${draws}`] : []),
    `turns a game: ${turns.min} to ${turns.max}, median ${turns.median}; decisions a game: ${round(decisions / games, 1)}`,
    `${games} games in ${seconds} s: ${gamesPerSecond} games/s, ${decisionsPerSecond} decisions/s, ${msPerGame} ms a game`,
    `seed: ${seed}`,
  ]
}
