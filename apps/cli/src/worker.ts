import { parentPort } from 'node:worker_threads'
import { examine, type Share } from './examination.ts'
import type { WorkerMessage } from './workers.ts'

const say = (message: WorkerMessage): void => parentPort?.postMessage(message)

parentPort?.on('message', (share: Share) => {
  say({ kind: 'report', report: examine(share, () => say({ kind: 'game' })) })
})
