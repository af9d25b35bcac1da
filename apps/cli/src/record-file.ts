import { readFileSync, writeFileSync } from 'node:fs'
import { decodeRecord, encodeRecord, type GameRecord, parseRecord } from '@athanor/kernel'
import { type Game, gameNamed } from './games.ts'
import { Mistake } from './mistake.ts'
import { harmless } from './paint.ts'

/** No game comes near this; a file that is larger is something else. */
const MOST_BYTES = 16 * 2 ** 20

export interface RecordFile {
  readonly game: Game
  readonly record: GameRecord
}

/** Reads a record as JSON or in notation. It is not replayed yet. */
export function readRecord(file: string): RecordFile {
  const text = readText(file)
  if (!text.trimStart().startsWith('[')) {
    const record = decodeRecord(text)
    return { game: gameNamed(record.game), record: tame(record) }
  }
  const [, id] = /^\[Game (\S+) /m.exec(text) ?? []
  if (id === undefined) throw new Mistake(`${file} is no record: the line [Game ...] is missing`)
  const game = gameNamed(id)
  return { game, record: tame(parseRecord(game.rules, text)) }
}

export function writeRecord(file: string, record: GameRecord): void {
  try {
    writeFileSync(file, `${encodeRecord(record)}\n`)
  } catch (error) {
    throw new Mistake(`${file} cannot be written: ${systemReason(error)}`)
  }
}

/** The text of a file; `-` is the standard input. */
export function readText(file: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(file === '-' ? 0 : file)
  } catch (error) {
    throw new Mistake(`${file} cannot be read: ${systemReason(error)}`)
  }
  if (bytes.length === 0) throw new Mistake(`${file} is empty`)
  if (bytes.length > MOST_BYTES) throw new Mistake(`${file} is too large`)
  return bytes.toString('utf8')
}

/** Names from a stranger's file reach the terminal. */
const tame = (record: GameRecord): GameRecord =>
  record.names ? { ...record, names: record.names.map(harmless) } : record

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
}

export function systemReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error))
}
