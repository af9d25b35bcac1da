import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** What only the server's own user may do with a file and with a folder: what is in there is everybody's secret. */
export const OWN_FILE = 0o600
const OWN_FOLDER = 0o700

/** Makes the file of a SQLite database with its folder, or takes away what others may do with it; its log is made like it. */
export function makeOwnFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: OWN_FOLDER })
  closeSync(openSync(file, 'a', OWN_FILE))
  for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) chmodSync(part, OWN_FILE)
}
