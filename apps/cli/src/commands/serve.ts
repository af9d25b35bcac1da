import { BackupError, restore as readBackup, readConfig, serve as run, backup as writeBackup } from '@athanor/server'
import type { Io } from '../io.ts'
import { Mistake } from '../mistake.ts'

/** Runs the server until it is told to stop. */
export const serve = (io: Io): Promise<number> => run(io.env, process.cwd())

/** Writes everything that the server keeps into a file. */
export async function backup(file: string, io: Io): Promise<number> {
  await orMistake(() => writeBackup(readConfig(io.env, process.cwd()).database, file))
  io.out(`everything is in ${file}`)
  return 0
}

/** Puts a backup in the place of what the server keeps. */
export async function restore(file: string, io: Io): Promise<number> {
  await orMistake(() => readBackup(readConfig(io.env, process.cwd()).database, file))
  io.out(`${file} is in place`)
  return 0
}

async function orMistake(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof BackupError) throw new Mistake(error.message)
    throw error
  }
}
