import { Worker } from 'node:worker_threads'
import type { Answer, Question } from '@athanor/bots'
import type { Move } from '@athanor/kernel'
import type { Thinker } from '../table/house.ts'

/** Thinks for bots, and can be closed. */
export interface BotPool extends Thinker {
  /** Questions that nobody has begun to think about. */
  readonly waiting: number
  close(): Promise<void>
}

interface Job {
  readonly question: Question
  readonly done: (move: Move) => void
  readonly failed: (error: Error) => void
}

export interface PoolRules {
  /** A worker that is not up by then will not be: a busy machine may take a quarter of a minute. */
  readonly startMs: number
  /** A worker that is up and has not answered by then is stuck. */
  readonly patienceMs: number
  /** A worker that has not answered so long after it was up may take its time, but another one does the work of the others. */
  readonly slowMs: number
  readonly worker: URL
}

export const POOL_RULES: PoolRules = {
  startMs: 60_000,
  patienceMs: 15_000,
  slowMs: 1000,
  worker: new URL('./worker.mjs', import.meta.url),
}

/** What a worker says when it has been loaded. */
export const UP = 'up'
export type Up = typeof UP

/** So many tables are remembered: with the worker they had last, or as slow. */
const MOST_TABLES = 1000

/**
 * Worker threads for bots. Each table has its own queue and the tables take turns, so a table full of bots does not
 * keep the others waiting. A worker that crashes or hangs is replaced; the question it was at fails, and the house asks
 * again. The line does not wait for a slow one: some may think on beside it, and a table that was slow stays beside it
 * until it is quick again. When there are too many of them, the slowest is given up.
 */
export class WorkerPool implements BotPool {
  private readonly queues = new Map<string, Job[]>()
  private readonly idle = new Set<Worker>()
  private readonly busy = new Set<Worker>()
  /** Those who think beside the line, the one that has been there longest first, and how to give them up. */
  private readonly slow = new Map<Worker, () => void>()
  private readonly slowTables = new Set<string>()
  /** Those who have said that they are up: until then nobody is slow. */
  private readonly up = new WeakSet<Worker>()
  /** Who thought for a table last, and remembers it. */
  private readonly last = new Map<string, Worker>()
  private readonly threads: number
  private readonly rules: PoolRules
  private closed = false

  constructor(threads: number, rules: PoolRules = POOL_RULES) {
    this.threads = threads
    this.rules = rules
  }

  get waiting(): number {
    let n = 0
    for (const queue of this.queues.values()) n += queue.length
    return n
  }

  choose(question: Question): Promise<Move> {
    return new Promise((done, failed) => {
      const queue = this.queues.get(question.table)
      const job = { question, done, failed }
      if (queue) queue.push(job)
      else this.queues.set(question.table, [job])
      this.handOut()
    })
  }

  async close(): Promise<void> {
    this.closed = true
    this.queues.clear()
    await Promise.all([...this.idle, ...this.busy, ...this.slow.keys()].map((worker) => worker.terminate()))
  }

  private get mostSlow(): number {
    return this.threads + 1
  }

  private handOut(): void {
    for (let table = this.nextTable(); table !== undefined; table = this.nextTable())
      this.give(this.rested(table) ?? this.hire(), this.nextJob(table))
  }

  /** The table that has waited longest of those for which somebody may think now. */
  private nextTable(): string | undefined {
    const inLine = this.busy.size < this.threads
    const beside = this.slowTables.size > 0 && this.slow.size < this.mostSlow
    if (this.closed || !(inLine || beside)) return undefined
    for (const table of this.queues.keys()) if (this.slowTables.has(table) ? beside : inLine) return table
    return undefined
  }

  /** One that has nothing to do: the one that knows the table, if possible. */
  private rested(table: string): Worker | undefined {
    const known = this.last.get(table)
    const [anybody] = this.idle
    const worker = known && this.idle.has(known) ? known : anybody
    if (worker) this.idle.delete(worker)
    return worker
  }

  /** The first question of the table, which then goes to the end of the line. */
  private nextJob(table: string): Job {
    const queue = this.queues.get(table)!
    const job = queue.shift()!
    this.queues.delete(table)
    if (queue.length > 0) this.queues.set(table, queue)
    return job
  }

  private hire(): Worker {
    const worker = new Worker(this.rules.worker)
    worker.unref()
    // What goes wrong with one that has nothing to do harms nobody.
    worker.on('error', () => {})
    worker.on('exit', () => this.idle.delete(worker))
    return worker
  }

  private remember(table: string, worker: Worker): void {
    this.last.delete(table)
    this.last.set(table, worker)
    forgetOldest(this.last)
  }

  /** Puts a worker beside the line; when it is full there, whoever has been there longest goes. */
  private setAside(worker: Worker, giveUp: () => void): void {
    this.busy.delete(worker)
    this.slow.set(worker, giveUp)
    const [longest] = this.slow.values()
    if (this.slow.size > this.mostSlow) longest!()
  }

  private rest(worker: Worker): void {
    if (this.idle.size + this.busy.size < this.threads) this.idle.add(worker)
    else void worker.terminate()
  }

  private give(worker: Worker, { question, done, failed }: Job): void {
    const { bot, table } = question
    this.busy.add(worker)
    this.remember(table, worker)
    let late = false
    let slow: NodeJS.Timeout | undefined
    const over = (): void => {
      clearTimeout(slow)
      clearTimeout(stuck)
      worker.off('error', lost)
      worker.off('exit', gone)
      worker.off('message', heard)
      this.busy.delete(worker)
      this.slow.delete(worker)
    }
    const lost = (error: Error): void => {
      over()
      void worker.terminate()
      failed(error)
      this.handOut()
    }
    const gone = (): void => lost(new Error(`a ${bot} went away`))
    const giveUp = (): void => lost(new Error(`a ${bot} was too slow`))
    const answered = (answer: Answer): void => {
      if (!late) this.slowTables.delete(table)
      over()
      this.rest(worker)
      if ('move' in answer) done(answer.move)
      else failed(new Error(answer.failed))
      this.handOut()
    }
    const slowDown = (): void => {
      late = true
      this.slowTables.add(table)
      forgetOldest(this.slowTables)
      if (this.busy.has(worker)) this.setAside(worker, giveUp)
      this.handOut()
    }
    const begin = (): void => {
      this.up.add(worker)
      clearTimeout(stuck)
      stuck = setTimeout(giveOut, this.rules.patienceMs)
      slow = setTimeout(slowDown, this.rules.slowMs)
    }
    const heard = (message: Answer | Up): void => (message === UP ? begin() : answered(message))
    const giveOut = (): void => lost(new Error(`a ${bot} did not answer in time`))
    let stuck = setTimeout(giveOut, this.rules.startMs)
    if (this.slowTables.has(table)) this.setAside(worker, giveUp)
    if (this.up.has(worker)) begin()
    worker.once('error', lost)
    worker.once('exit', gone)
    worker.on('message', heard)
    worker.postMessage(question)
  }
}

/** Keeps only so many, the newest. */
function forgetOldest(tables: Map<string, unknown> | Set<string>): void {
  for (const oldest of tables.keys())
    if (tables.size > MOST_TABLES) tables.delete(oldest)
    else return
}
