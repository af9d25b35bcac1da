import { parentPort } from 'node:worker_threads'
import { examine } from './examination.ts'
import { measure } from './measurement.ts'
import type { Task, WorkerMessage } from './workers.ts'

const say = (message: WorkerMessage): void => parentPort?.postMessage(message)

parentPort?.on('message', (task: Task) => {
  if (task.kind === 'measure') say({ kind: 'measurement', measurement: measure(task.table) })
  else say({ kind: 'report', report: examine(task.share, () => say({ kind: 'game' })) })
})
