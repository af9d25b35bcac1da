import { setTimeout as pause } from 'node:timers/promises'
import { expectShortLives } from '../ops/memory.ts'
import { Conductor } from './conductor.ts'
import { crowd, idlers } from './crowd.ts'
import { MOVES_A_GAME } from './pair.ts'
import { HostProcess } from './process.ts'

export interface LoadWish {
  readonly game: string
  readonly tables: number
  /** How long it is measured as fast as it goes; at a fixed rate that takes several times as long. */
  readonly seconds: number
  /** How long it runs before that. */
  readonly warmUp?: number
  /** Moves a second of the measurement at a fixed rate. */
  readonly rate: number
  readonly idle: number
  /** A PostgreSQL; undefined: SQLite. */
  readonly database?: string
  /** Server and clients each keep to a core of their own, where the system can do that. */
  readonly apart?: boolean
}

/** What was seen while moves were made. */
export interface MoveFigures {
  readonly movesPerSecond: number
  readonly refused: number
  /** Milliseconds from the message to its acknowledgement, as the client sees it. */
  readonly ack: { readonly p50: number; readonly p95: number; readonly p99: number }
  /** Of the server's process; the rest of the second it was idle, or the core was busy with others. */
  readonly cpuMicrosecondsPerMove: number
  readonly rssMegabytes: number
}

export interface LoadFigures {
  readonly tables: number
  readonly sockets: number
  readonly saturation: MoveFigures
  readonly paced: MoveFigures & { readonly rate: number }
  readonly idle: { readonly sockets: number; readonly rssMegabytes: number }
}

/** No more are to be expected of one core, a second. */
const MOST_MOVES = 8000
/**
 * At a fixed rate it is measured so many times as long. A full garbage collection comes once in half a minute or less
 * often: a short look sees none of it, or nothing else.
 */
const PACED_TIMES = 6
/** So long the compiler of JavaScript is still at work on what is used most. */
const WARM_UP_SECONDS = 10
/** A person may have so many sockets. */
const SOCKETS_EACH = 20

/** Puts a server under load, in three ways. `tell` hears how far it is. */
export async function load(wish: LoadWish, tell: (step: string) => void = () => {}): Promise<LoadFigures> {
  // The clients play in this process: what holds them up would count as the server's.
  expectShortLives()
  const warmUp = (): Promise<void> => pause((wish.warmUp ?? WARM_UP_SECONDS) * 1000)
  const moves = await withHost(wish, async (host) => {
    tell(`${wish.tables} tables with ${2 * wish.tables} sockets`)
    const pairs = await crowd(host.url, wish.game, wish.tables, tablesEach(wish))
    tell('as fast as it goes')
    const conductor = new Conductor(pairs)
    conductor.start()
    await warmUp()
    const saturation = await measure(host, conductor, wish.seconds)
    tell(`${wish.rate} moves a second`)
    conductor.rate = wish.rate
    await warmUp()
    const paced = { rate: wish.rate, ...(await measure(host, conductor, PACED_TIMES * wish.seconds)) }
    conductor.stop()
    return { saturation, paced }
  })
  const idle = await withHost(wish, async (host) => {
    tell(`${wish.idle} idle sockets`)
    const sockets = await idlers(host.url, wish.idle, SOCKETS_EACH)
    await warmUp()
    const { rss } = await host.usage()
    for (const socket of sockets) socket.terminate()
    return { sockets: sockets.length, rssMegabytes: megabytes(rss) }
  })
  return { tables: wish.tables, sockets: 2 * wish.tables, ...moves, idle }
}

/** A pair gets up from its first table early, and needs another whenever a game has ended. */
function tablesEach({ tables, seconds, rate, warmUp = WARM_UP_SECONDS }: LoadWish): number {
  const moves = MOST_MOVES * (warmUp + seconds) + rate * (warmUp + PACED_TIMES * seconds)
  return 2 + Math.floor(moves / tables / MOVES_A_GAME)
}

async function withHost<T>({ database, apart = false }: LoadWish, work: (host: HostProcess) => Promise<T>): Promise<T> {
  const host = await HostProcess.start(database, apart)
  try {
    return await work(host)
  } finally {
    await host.stop()
  }
}

async function measure(host: HostProcess, conductor: Conductor, seconds: number): Promise<MoveFigures> {
  const before = await host.usage()
  conductor.acks = []
  conductor.refused = 0
  const began = performance.now()
  await pause(seconds * 1000)
  const acks = Float64Array.from(conductor.acks).sort()
  const passed = (performance.now() - began) / 1000
  const after = await host.usage()
  const at = (share: number): number => rounded(acks[Math.floor(share * (acks.length - 1))] ?? 0, 1)
  return {
    movesPerSecond: Math.round(acks.length / passed),
    refused: conductor.refused,
    ack: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    cpuMicrosecondsPerMove: rounded((after.cpuMicroseconds - before.cpuMicroseconds) / acks.length, 1),
    rssMegabytes: megabytes(after.rss),
  }
}

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20)
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
