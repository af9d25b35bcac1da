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

/** A worker that has not answered by then is stuck. */
const PATIENCE_MS = 15_000

/**
 * Worker threads for bots. Each table has its own queue and the tables take turns, so a table full of bots does not
 * keep the others waiting. A worker that crashes or hangs is replaced; the question it was at fails, and the house asks
 * again.
 */
export class WorkerPool implements BotPool {
  private readonly queues = new Map<string, Job[]>()
  private readonly idle: Worker[] = []
  private readonly busy = new Set<Worker>()
  private readonly threads: number
  private readonly patience: number
  private closed = false

  constructor(threads: number, patience = PATIENCE_MS) {
    this.threads = threads
    this.patience = patience
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
    await Promise.all([...this.idle, ...this.busy].map((worker) => worker.terminate()))
  }

  private handOut(): void {
    while (!this.closed && this.queues.size > 0) {
      const worker = this.idle.pop() ?? this.hire()
      if (!worker) return
      this.give(worker, this.nextJob())
    }
  }

  /** The first question of the table that has waited longest; the table then goes to the end of the line. */
  private nextJob(): Job {
    const [table, queue] = this.queues.entries().next().value!
    const job = queue.shift()!
    this.queues.delete(table)
    if (queue.length > 0) this.queues.set(table, queue)
    return job
  }

  private hire(): Worker | undefined {
    if (this.busy.size >= this.threads) return undefined
    const worker = new Worker(new URL('./worker.mjs', import.meta.url))
    worker.unref()
    return worker
  }

  private give(worker: Worker, { question, done, failed }: Job): void {
    this.busy.add(worker)
    const over = (): void => {
      clearTimeout(timer)
      worker.removeAllListeners()
      this.busy.delete(worker)
    }
    const lost = (error: Error): void => {
      over()
      void worker.terminate()
      failed(error)
      this.handOut()
    }
    const timer = setTimeout(() => lost(new Error(`a ${question.bot} did not answer in time`)), this.patience)
    worker.once('error', lost)
    worker.once('exit', () => lost(new Error(`a ${question.bot} went away`)))
    worker.once('message', (answer: Answer) => {
      over()
      this.idle.push(worker)
      if ('move' in answer) done(answer.move)
      else failed(new Error(answer.failed))
      this.handOut()
    })
    worker.postMessage(question)
  }
}
