import { restore } from '../ops/restore.ts'

/** Restores a database in a process of its own, which may be killed. */
const [database, file] = process.argv.slice(2)
await restore(database!, file!)
