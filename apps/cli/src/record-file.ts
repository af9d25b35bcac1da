import { readFileSync, writeFileSync } from 'node:fs'
import { decodeRecord, encodeRecord, type GameRecord, type PhraseArg, parseRecord } from '@athanor/kernel'
import { GAMES, type Game } from './games.ts'
import { WordedMistake } from './mistake.ts'
import { harmless } from './paint.ts'
import { en } from './texts/en.ts'
import type { CliKey } from './texts/index.ts'

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
    return { game: gameOf(file, record.game), record: tame(record) }
  }
  const [, id] = /^\[Game (\S+) /m.exec(text) ?? []
  if (id === undefined) throw new WordedMistake('mistake.no-game-line', { file })
  const game = gameOf(file, id)
  return { game, record: tame(parseRecord(game.rules, text)) }
}

function gameOf(file: string, id: string): Game {
  const found = GAMES.find(({ rules }) => rules.id === id)
  if (!found) {
    const games = GAMES.map(({ rules }) => rules.id).join(', ')
    throw new WordedMistake('mistake.record-game', { file, game: id, games })
  }
  return found
}

export function writeRecord(file: string, record: GameRecord): void {
  try {
    writeFileSync(file, `${encodeRecord(record)}\n`)
  } catch (error) {
    throw new WordedMistake('mistake.unwritable', { file, reason: reasonOf(error) })
  }
}

/** The text of a file; `-` is the standard input. */
export function readText(file: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(file === '-' ? 0 : file)
  } catch (error) {
    throw new WordedMistake('mistake.unreadable', { file, reason: reasonOf(error) })
  }
  if (bytes.length === 0) throw new WordedMistake('mistake.empty', { file })
  if (bytes.length > MOST_BYTES) throw new WordedMistake('mistake.too-large', { file })
  return bytes.toString('utf8')
}

/** Names from a stranger's file reach the terminal. */
const tame = (record: GameRecord): GameRecord =>
  record.names ? { ...record, names: record.names.map(harmless) } : record

const REASONS: { readonly [code: string]: CliKey } = {
  ENOENT: 'mistake.nothing-there',
  EACCES: 'mistake.no-permission',
  EISDIR: 'mistake.folder',
  ENOTDIR: 'mistake.no-folder',
}

/** What the system says, in words of our own where it is something usual. */
export function reasonOf(error: unknown): PhraseArg {
  const key = keyOf(error)
  return key ? { key } : messageOf(error)
}

/** The same in English. */
export function systemReason(error: unknown): string {
  const key = keyOf(error)
  return key ? en[key] : messageOf(error)
}

const keyOf = (error: unknown): CliKey | undefined =>
  error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
