import { chmodSync, closeSync, existsSync, lchownSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** What only the server's own user may do with a file and with a folder: what is in there is everybody's secret. */
export const OWN_FILE = 0o600
const OWN_FOLDER = 0o700

/** Makes the file of a SQLite database with its folder, or takes away what others may do with it; its log is made like it. */
export function makeOwnFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: OWN_FOLDER })
  closeSync(openSync(file, 'a', OWN_FILE))
  for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) makeOwn(part)
}

/**
 * Takes a file away from everybody but the owner of its folder: root may have made it, for a server that runs as
 * somebody else. What a link leads to is left alone: whoever made the link need not own that.
 */
export function makeOwn(file: string): void {
  chmodSync(file, OWN_FILE)
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(file))
  lchownSync(file, uid, gid)
}
