import { Worker } from 'node:worker_threads'
import type { ConformanceReport } from '@athanor/kernel/testing'
import { examine, type Share } from './examination.ts'
import type { MeasuredTable, Measurement } from './measurement.ts'

/** What a worker is asked for. */
export type Task =
  | { readonly kind: 'examine'; readonly share: Share }
  | { readonly kind: 'measure'; readonly table: MeasuredTable }

/** What a worker says: a game is done, or the whole task. */
export type WorkerMessage =
  | { readonly kind: 'game' }
  | { readonly kind: 'report'; readonly report: ConformanceReport }
  | { readonly kind: 'measurement'; readonly measurement: Measurement }

/** Examines all shares with so many workers; ends early when `enough` says so. */
export async function examineAll(
  shares: readonly Share[],
  jobs: number,
  onGame: () => void,
  enough: (reports: readonly ConformanceReport[]) => boolean,
): Promise<ConformanceReport[]> {
  const reports: ConformanceReport[] = []
  if (jobs === 1) {
    for (const share of shares) if (!enough(reports)) reports.push(examine(share, onGame))
    return reports
  }
  const waiting = [...shares]
  const work = (): Promise<void> =>
    withWorker(async (worker) => {
      for (let share = waiting.shift(); share && !enough(reports); share = waiting.shift())
        await askWorker(worker, { kind: 'examine', share }, (message) => {
          if (message.kind === 'game') onGame()
          if (message.kind === 'report') reports.push(message.report)
        })
    })
  await Promise.all(Array.from({ length: jobs }, work))
  return reports
}

/**
 * Measures tables one after another in a worker of their own: what the compiler has learned from another game, and what
 * that game has left in memory, would be measured too.
 */
export async function measureApart(
  tables: readonly MeasuredTable[],
  onTable: (table: MeasuredTable) => void,
): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  await withWorker(async (worker) => {
    for (const table of tables) {
      onTable(table)
      await askWorker(worker, { kind: 'measure', table }, (message) => {
        if (message.kind === 'measurement') measurements.push(message.measurement)
      })
    }
  })
  return measurements
}

async function withWorker(use: (worker: Worker) => Promise<void>): Promise<void> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url))
  try {
    await use(worker)
  } finally {
    await worker.terminate()
  }
}

/** Gives a worker a task and hears it to the end. */
const askWorker = (worker: Worker, task: Task, hear: (message: WorkerMessage) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.removeAllListeners()
    worker.on('error', reject)
    worker.on('message', (message: WorkerMessage) => {
      hear(message)
      if (message.kind !== 'game') resolve()
    })
    worker.postMessage(task)
  })
