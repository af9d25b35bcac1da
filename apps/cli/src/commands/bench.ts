import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Options } from '@athanor/kernel'
import { GAMES } from '../games.ts'
import type { Io } from '../io.ts'
import { type Measurement, measure, type Spread } from '../measurement.ts'
import { table } from '../table.ts'

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

/** Measures every game and keeps the figures in bench/results.json. */
export function bench({ seconds, json, write }: BenchOptions, io: Io): number {
  const results = GAMES.flatMap(({ rules, measured: options }) =>
    rules.players.map((players): Result => {
      if (io.progress) io.err(`${rules.id}, ${players} players ...`)
      const { id, version } = rules
      const headline = players === HEADLINE_PLAYERS
      return { game: id, version, players, options, headline, ...measure({ rules, players, options }, seconds) }
    }),
  )
  const report = { date: new Date().toISOString().slice(0, 10), machine: machine(), seconds, results }
  if (write) keep(JSON.stringify(report, undefined, 2))
  if (json) io.out(JSON.stringify(report))
  else io.out([...figures(results), `${report.machine.cpu}, Node ${report.machine.node}, one core`].join('\n'))
  return 0
}

/** What the figures depend on; nothing that names a machine or a person. */
function machine() {
  const [first] = cpus()
  return {
    node: process.versions.node,
    cpu: first?.model.trim() ?? 'unknown',
    cores: cpus().length,
    system: `${process.platform} ${process.arch}`,
  }
}

function keep(text: string): void {
  const folder = new URL('../../../../bench/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileURLToPath(new URL('results.json', folder)), `${text}\n`)
}

function figures(results: readonly Result[]): string[] {
  const head = ['game', 'players', 'decisions/s', 'games/s', 'a game', 'clone µs', 'record bytes', 'search it/s']
  const rows = results.map((result) => [
    result.headline ? `${result.game} *` : result.game,
    String(result.players),
    thousands(result.decisionsPerSecond),
    show(result.gamesPerSecond.median),
    String(result.decisionsPerGame),
    show(result.cloneMicroseconds.median),
    `${result.recordBytes.mean}, max ${result.recordBytes.max}`,
    result.searchIterationsPerSecond ? thousands(result.searchIterationsPerSecond) : '',
  ])
  return table(head, rows, ['left', 'right', 'right', 'right', 'right', 'right', 'right', 'right'])
}

const show = (n: number): string => n.toLocaleString('en')
const thousands = ({ median, min, max }: Spread): string => {
  const [middle, low, high] = [median, min, max].map((n) => `${show(Math.round(n / 1000))}k`)
  return `${middle} (${low} to ${high})`
}
