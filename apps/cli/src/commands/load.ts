import { type LoadFigures, type LoadWish, load as measure } from '@athanor/server'
import { gameNamed } from '../games.ts'
import type { Io } from '../io.ts'
import { keepFigures, machine } from '../machine.ts'
import { table } from '../table.ts'

export interface LoadOptions extends Pick<LoadWish, 'tables' | 'seconds' | 'rate' | 'idle'> {
  /** A PostgreSQL to measure too. */
  readonly database?: string
  readonly json?: boolean
  readonly write: boolean
}

type Result = LoadFigures & { readonly database: string }

/** Puts a server under load on this machine, with SQLite and, if there is one, with PostgreSQL. */
export async function load(game: string, { database, json, write, ...wish }: LoadOptions, io: Io): Promise<number> {
  const { id } = gameNamed(game).rules
  const results: Result[] = []
  for (const url of database === undefined ? [undefined] : [undefined, database]) {
    const name = url === undefined ? 'sqlite' : 'postgres'
    const figures = await measure(
      { ...wish, game: id, apart: true, ...(url !== undefined && { database: url }) },
      (step) => io.err(`${name}: ${step} ...`),
    )
    results.push({ database: name, ...figures })
  }
  const report = { date: new Date().toISOString().slice(0, 10), machine: machine(), game: id, results }
  if (write) keepFigures('load.json', report)
  io.out(json ? JSON.stringify(report) : results.flatMap(shown).join('\n'))
  return 0
}

function shown({ database, tables, sockets, saturation, paced, idle }: Result): string[] {
  const head = [database, 'moves/s', 'ack p50 ms', 'p95', 'p99', 'µs of CPU a move', 'RSS MB']
  const row = (
    name: string,
    { movesPerSecond, ack, cpuMicrosecondsPerMove, rssMegabytes }: LoadFigures['saturation'],
  ) => [
    name,
    ...[movesPerSecond, ack.p50, ack.p95, ack.p99, cpuMicrosecondsPerMove, rssMegabytes].map((n) =>
      n.toLocaleString('en'),
    ),
  ]
  const rows = [
    row(`${tables} tables, ${sockets} sockets`, saturation),
    row(`the same at ${paced.rate} moves/s`, paced),
    [`${idle.sockets} idle sockets`, '', '', '', '', '', String(idle.rssMegabytes)],
  ]
  return table(head, rows, ['left', ...head.slice(1).map(() => 'right' as const)])
}
