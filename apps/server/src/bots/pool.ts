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
  /** A worker that has not answered by then is stuck. */
  readonly patienceMs: number
  /** A worker that has not answered by then may take its time, but another one does the work of the others. */
  readonly slowMs: number
  readonly worker: URL
}

export const POOL_RULES: PoolRules = {
  patienceMs: 15_000,
  slowMs: 3000,
  worker: new URL('./worker.mjs', import.meta.url),
}

/** So many tables are remembered with the worker they had last. */
const MOST_TABLES = 1000

/**
 * Worker threads for bots. Each table has its own queue and the tables take turns, so a table full of bots does not
 * keep the others waiting. A worker that crashes or hangs is replaced; the question it was at fails, and the house asks
 * again. The line does not wait for a slow one.
 */
export class WorkerPool implements BotPool {
  private readonly queues = new Map<string, Job[]>()
  private readonly idle = new Set<Worker>()
  private readonly busy = new Set<Worker>()
  private readonly slow = new Set<Worker>()
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
    await Promise.all([...this.idle, ...this.busy, ...this.slow].map((worker) => worker.terminate()))
  }

  private handOut(): void {
    while (!this.closed && this.queues.size > 0) {
      const [table] = this.queues.keys()
      const worker = this.rested(table!) ?? this.hire()
      if (!worker) return
      this.give(worker, this.nextJob())
    }
  }

  /** One that has nothing to do: the one that knows the table, if possible. */
  private rested(table: string): Worker | undefined {
    const known = this.last.get(table)
    const [anybody] = this.idle
    const worker = known && this.idle.has(known) ? known : anybody
    if (worker) this.idle.delete(worker)
    return worker
  }

  /** The first question of the table that has waited longest; the table then goes to the end of the line. */
  private nextJob(): Job {
    const [table, queue] = this.queues.entries().next().value!
    const job = queue.shift()!
    this.queues.delete(table)
    if (queue.length > 0) this.queues.set(table, queue)
    return job
  }

  /** A new worker, unless there are enough, or more slow ones than others. */
  private hire(): Worker | undefined {
    if (this.busy.size >= this.threads || this.slow.size > this.threads) return undefined
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
    for (const oldest of this.last.keys()) if (this.last.size > MOST_TABLES) this.last.delete(oldest)
  }

  private give(worker: Worker, { question, done, failed }: Job): void {
    this.busy.add(worker)
    this.remember(question.table, worker)
    const over = (): void => {
      clearTimeout(slow)
      clearTimeout(stuck)
      worker.off('error', lost)
      worker.off('exit', gone)
      worker.off('message', answered)
      this.busy.delete(worker)
      this.slow.delete(worker)
    }
    const lost = (error: Error): void => {
      over()
      void worker.terminate()
      failed(error)
      this.handOut()
    }
    const gone = (): void => lost(new Error(`a ${question.bot} went away`))
    const answered = (answer: Answer): void => {
      over()
      this.idle.add(worker)
      if ('move' in answer) done(answer.move)
      else failed(new Error(answer.failed))
      this.handOut()
    }
    const slow = setTimeout(() => {
      this.busy.delete(worker)
      this.slow.add(worker)
      this.handOut()
    }, this.rules.slowMs)
    const stuck = setTimeout(() => lost(new Error(`a ${question.bot} did not answer in time`)), this.rules.patienceMs)
    worker.once('error', lost)
    worker.once('exit', gone)
    worker.once('message', answered)
    worker.postMessage(question)
  }
}
