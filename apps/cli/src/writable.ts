import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Mistake } from './mistake.ts'
import { systemReason } from './record-file.ts'

/** Refuses a file that cannot be written, before hours are spent on what shall be in it. */
export function checkWritable(file: string): void {
  if (existsSync(file) && statSync(file).isDirectory()) throw new Mistake(`${file} cannot be written: it is a folder`)
  try {
    // The dot tells a folder from a file.
    accessSync(existsSync(file) ? file : `${dirname(file)}/.`, constants.W_OK)
  } catch (error) {
    throw new Mistake(`${file} cannot be written: ${systemReason(error)}`)
  }
}
