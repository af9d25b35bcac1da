import { parentPort } from 'node:worker_threads'
import { work } from './work.ts'
import type { Order, WorkerMessage } from './workers.ts'

const say = (message: WorkerMessage): void => parentPort?.postMessage(message)

parentPort?.on('message', ({ kind, share }: Order) => {
  say({ kind: 'report', report: work(kind, share, () => say({ kind: 'game' })) })
})
