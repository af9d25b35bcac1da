import { Worker } from 'node:worker_threads'
import type { ConformanceReport } from '@athanor/kernel/testing'
import { examine, type Share } from './examination.ts'

/** What a worker says: a game is done, or the whole share. */
export type WorkerMessage = { readonly kind: 'game' } | { readonly kind: 'report'; readonly report: ConformanceReport }

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
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url))
    try {
      for (let share = waiting.shift(); share && !enough(reports); share = waiting.shift())
        reports.push(await askWorker(worker, share, onGame))
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  return reports
}

const askWorker = (worker: Worker, share: Share, onGame: () => void): Promise<ConformanceReport> =>
  new Promise((resolve, reject) => {
    worker.removeAllListeners()
    worker.on('error', reject)
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'game') onGame()
      else resolve(message.report)
    })
    worker.postMessage(share)
  })
