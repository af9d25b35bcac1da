import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

// Commits two rows again and again, for as long as it lives. Plain JavaScript: a thread has no TypeScript loader.
const sqlite = new Sqlite(workerData.file)
sqlite.pragma('synchronous = off')
const insert = sqlite.prepare('insert into mutes (person, other) values (?, ?)')
const both = sqlite.transaction((n) => {
  insert.run(`writer-${n}`, 'left')
  insert.run(`writer-${n}`, 'right')
})
for (let n = 0; ; n++) {
  both(n)
  if (n === 0) parentPort.postMessage('writing')
}
