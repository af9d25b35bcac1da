import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

// Brings the log into the database when it is asked to. Plain JavaScript: a thread has no TypeScript loader of its own.
const sqlite = new Sqlite(workerData.file)
parentPort.on('message', () => {
  const [{ log, checkpointed }] = sqlite.pragma('wal_checkpoint(passive)')
  parentPort.postMessage({ log, checkpointed })
})
