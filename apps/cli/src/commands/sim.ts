import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Bot } from '@athanor/bots'
import { type Language, type Options, readOptions } from '@athanor/kernel'
import { csvOf } from '../cards/statistics.ts'
import { cardNames, cardTable } from '../cards/table.ts'
import { gameNamed } from '../games.ts'
import type { Io } from '../io.ts'
import { wrap } from '../layout.ts'
import { Mistake, WordedMistake } from '../mistake.ts'
import { progress } from '../progress.ts'
import { round } from '../quantiles.ts'
import { reasonOf, writeRecord } from '../record-file.ts'
import { readBots } from '../seats.ts'
import { freshSeed } from '../seed.ts'
import { type Simulation, simulate } from '../simulation.ts'
import { type Align, table } from '../table.ts'
import { type Words, words } from '../words.ts'
import { withData } from './data.ts'

export interface SimOptions {
  readonly players: number
  readonly games: number
  readonly bots?: string
  readonly lang: Language
  readonly seed?: string
  readonly option: Options
  readonly data?: string
  readonly json?: boolean
  readonly records?: string
  readonly cards?: boolean
  readonly csv?: boolean
}

/** Plays many games among bots and tells how they went. */
export function sim(id: string, options: SimOptions, io: Io): number {
  const game = gameNamed(id)
  const { rules } = game
  const { players, games, records } = options
  if (options.csv && options.json) throw new WordedMistake('mistake.csv-or-json')
  const seed = options.seed ?? freshSeed()
  const complete = readOptions(rules.options, players, withData(game, options.option, options.data, 'en'))
  const followed = options.cards || options.csv ? game.cards : undefined
  if ((options.cards || options.csv) && !followed) throw new Mistake(`${id} has no cards to follow`)
  // What a card is good for shows where it is used well.
  const bots = readBots(game, options.bots ?? (followed ? 'adept' : 'random'), players)
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
    ...(followed && { followed }),
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
  const { cards = [] } = result
  if (options.json) io.out(JSON.stringify(report))
  else {
    const voice = words(options.lang, rules.texts[options.lang])
    const names = followed && cardNames(followed, voice)
    if (options.csv && names) io.out(csvOf(cards, names.name).join('\n'))
    else {
      const rows =
        followed && names
          ? cardTable(cards, followed, names, voice, io.width)
          : seatTable(report, bots, voice, io.width)
      io.out([...rows, ...summary(report, voice).flatMap((line) => wrap(line, io.width))].join('\n'))
    }
  }
  return 0
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new WordedMistake('mistake.unmakeable', { folder, reason: reasonOf(error) })
  }
}

function seatTable(
  { wins, scores, games }: Figures,
  bots: readonly Bot[],
  { ui, figure }: Words,
  width: number,
): string[] {
  const points = [
    ui('sim.least'),
    ...['25', '50', '75'].map((share) => `${share}\u00a0%`),
    ui('sim.most'),
    ui('sim.mean'),
  ]
  const head = [ui('sim.seat'), ui('sim.bot'), ui('sim.wins'), '%', ...points]
  const rows = bots.map(({ name }, seat) => {
    const { min, q25, median, q75, max, mean } = scores[seat]!
    const won = wins[seat]!
    return [
      String(seat + 1),
      name,
      figure(round(won, 2)),
      figure((100 * won) / games, 1),
      ...[min, q25, median, q75, max].map((score) => figure(score)),
      figure(mean, 2),
    ]
  })
  const align = head.map((_, i): Align => (i === 1 ? 'left' : 'right'))
  return table(head, rows, align, width)
}

interface Figures extends Simulation {
  readonly games: number
  readonly bots: readonly string[]
  readonly seed: string
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly msPerGame: number
}

function summary(figures: Figures, { ui, figure }: Words): string[] {
  const { games, bots, seed, turns, decisions, draws, opponentWins } = figures
  const { seconds, gamesPerSecond, decisionsPerSecond, msPerGame } = figures
  const { min, max, median } = turns
  const speed = {
    seconds: figure(seconds),
    rate: figure(gamesPerSecond),
    rated: gamesPerSecond,
    decisions: decisionsPerSecond,
    ms: figure(msPerGame),
  }
  return [
    ui('sim.bots', { bots: bots.join(', ') }),
    ...(opponentWins > 0 ? [ui('sim.opponent', { n: opponentWins })] : []),
    ...(draws > 0 ? [ui('sim.nobody', { n: draws })] : []),
    ui('sim.turns', { min, max, median, decisions: figure(round(decisions / games, 1)) }),
    ui('sim.speed', { games, ...speed }),
    ui('sim.seed', { seed }),
  ]
}
