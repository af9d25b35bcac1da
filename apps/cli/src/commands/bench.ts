import type { Options } from '@athanor/kernel'
import { GAMES, type Game, gameNamed } from '../games.ts'
import type { Io } from '../io.ts'
import { keepFigures, machine } from '../machine.ts'
import type { Measurement, Spread } from '../measurement.ts'
import { table } from '../table.ts'
import { shareOut } from '../workers.ts'

export interface BenchOptions {
  readonly seconds: number
  readonly json?: boolean
  readonly write: boolean
}

interface Result extends Measurement {
  readonly game: string
  readonly version: number
  readonly players: number
  readonly options: Options
  /** The table that a game is judged by. */
  readonly headline: boolean
}

const HEADLINE_PLAYERS = 2

/** Measures one game, or every game; the figures of all are kept in bench/results.json. */
export async function bench(id: string | undefined, { seconds, json, write }: BenchOptions, io: Io): Promise<number> {
  const games = id === undefined ? GAMES : [gameNamed(id)]
  const results: Result[] = []
  for (const game of games) results.push(...(await resultsOf(game, seconds, io)))
  const report = { date: new Date().toISOString().slice(0, 10), machine: machine(), seconds, results }
  if (write && id === undefined) keepFigures('results.json', report)
  if (json) io.out(JSON.stringify(report))
  else io.out([...figures(results), `${report.machine.cpu}, Node ${report.machine.node}, one core`].join('\n'))
  return 0
}

/** Each game has a worker of its own: what the compiler learned from another, and its litter, would be measured too. */
async function resultsOf({ rules, measured }: Game, seconds: number, io: Io): Promise<Result[]> {
  const { id: game, version } = rules
  const tables = measured.flatMap((options) => rules.players.map((players) => ({ game, players, options, seconds })))
  if (io.progress) io.err(`${game} ...`)
  const measurements = await shareOut('measure', tables, { jobs: 1, apart: true, onGame: () => {} })
  return measurements.map((measurement, i) => {
    const { players, options } = tables[i]!
    const headline = options === measured[0] && players === HEADLINE_PLAYERS
    return { game, version, players, options, headline, ...measurement }
  })
}

function figures(results: readonly Result[]): string[] {
  const head = ['game', 'players', 'decisions/s', 'games/s', 'a game', 'clone µs', 'record bytes', 'search it/s']
  const rows = results.map((result) => [
    `${named(result.game, result.options)}${result.headline ? ' *' : ''}`,
    String(result.players),
    thousands(result.decisionsPerSecond),
    show(result.gamesPerSecond.median),
    String(result.decisionsPerGame),
    show(result.cloneMicroseconds.median),
    `${result.recordBytes.mean}, max ${result.recordBytes.max}`,
    result.searchIterationsPerSecond ? whole(result.searchIterationsPerSecond) : '',
  ])
  return table(head, rows, ['left', 'right', 'right', 'right', 'right', 'right', 'right', 'right'])
}

/** A game with the options of its table, if it has any: `seasons level=archmage`. */
const named = (game: string, options: Options): string =>
  [game, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(' ')

const show = (n: number): string => n.toLocaleString('en')
const thousands = (spread: Spread): string => ranged(spread, (n) => `${show(Math.round(n / 1000))}k`)
const whole = (spread: Spread): string => ranged(spread, (n) => show(Math.round(n)))
const ranged = ({ median, min, max }: Spread, shown: (n: number) => string): string =>
  `${shown(median)} (${shown(min)} to ${shown(max)})`
