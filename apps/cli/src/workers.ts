import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Kind, type ReportOf, type ShareOf, work } from './work.ts'

/** What a worker is told to do. */
export interface Order<K extends Kind = Kind> {
  readonly kind: K
  readonly share: ShareOf<K>
}

/** What a worker says: a game is done, or the whole share. */
export type WorkerMessage<R = unknown> = { readonly kind: 'game' } | { readonly kind: 'report'; readonly report: R }

export interface Team<R> {
  /** How many workers; with one, the work is done here. */
  readonly jobs: number
  readonly onGame: () => void
  /** Ends the work early. */
  readonly enough?: (reports: readonly R[]) => boolean
}

/** As many workers as cores, but not more than have enough to do: each takes a second to start. */
export const jobsFor = (games: number, gamesWorthAWorker: number): number =>
  Math.min(availableParallelism(), Math.ceil(games / gamesWorthAWorker))

/** Has all shares done by a team. The reports come in the order of the shares, unless the work ended early. */
export async function shareOut<K extends Kind>(
  kind: K,
  shares: readonly ShareOf<K>[],
  { jobs, onGame, enough = () => false }: Team<ReportOf<K>>,
): Promise<ReportOf<K>[]> {
  const done: { readonly at: number; readonly report: ReportOf<K> }[] = []
  const reports = (): ReportOf<K>[] => done.map(({ report }) => report)
  let next = 0
  const takeShares = async (doIt: (share: ShareOf<K>) => ReportOf<K> | Promise<ReportOf<K>>): Promise<void> => {
    while (next < shares.length && !enough(reports())) {
      const at = next++
      done.push({ at, report: await doIt(shares[at]!) })
    }
  }
  const employ = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url))
    try {
      await takeShares((share) => askWorker(worker, { kind, share }, onGame))
    } finally {
      await worker.terminate()
    }
  }
  if (jobs === 1) await takeShares((share) => work(kind, share, onGame))
  else await Promise.all(Array.from({ length: Math.min(jobs, shares.length) }, employ))
  return done.sort((a, b) => a.at - b.at).map(({ report }) => report)
}

const askWorker = <K extends Kind>(worker: Worker, order: Order<K>, onGame: () => void): Promise<ReportOf<K>> =>
  new Promise((resolve, reject) => {
    worker.removeAllListeners()
    worker.on('error', reject)
    worker.on('message', (message: WorkerMessage<ReportOf<K>>) => {
      if (message.kind === 'game') onGame()
      else resolve(message.report)
    })
    worker.postMessage(order)
  })
