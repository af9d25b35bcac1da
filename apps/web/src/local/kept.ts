import { decodeRecord, encodeRecord, type GameRecord, type Options } from '@athanor/kernel'
import { type GameId, isGameId } from '../games.ts'
import { Store, useStore } from '../store.ts'

/** A game against bots that is kept on this device. */
export interface KeptGame {
  readonly id: string
  readonly game: GameId
  readonly players: number
  readonly options: Options
  readonly seed: string
  /** The level of each seat's bot; null for the person. */
  readonly bots: readonly (string | null)[]
  /** When it was last played. */
  readonly at: number
  readonly moves: number
  readonly over: boolean
  /** The game so far, as a line of text; absent before the first move. */
  readonly record?: string
}

const KEY = 'athanor.games'
/** A record is one to three kB: so many are well within what a browser keeps for a page. */
export const MOST = 200

/** Whether somebody may want to go on with it. */
const isUnfinished = ({ over, moves }: KeptGame): boolean => !over && moves > 0

/** The newest games first, as many as are kept. The newest of all stays; finished ones make room before the others. */
export function tidied(games: readonly KeptGame[]): readonly KeptGame[] {
  const [newest, ...older] = [...games].sort((a, b) => b.at - a.at)
  const wanted = [...older.filter(isUnfinished), ...older.filter((game) => !isUnfinished(game))].slice(0, MOST - 1)
  return newest ? [newest, ...older.filter((game) => wanted.includes(game))] : []
}

/** What is stored may be old or broken: only what looks like a game is taken. */
export function readGames(text: string | null): readonly KeptGame[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(value: unknown): value is KeptGame {
  const { id, game, players, options, seed, bots, at } = (value ?? {}) as { readonly [key in keyof KeptGame]?: unknown }
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    isGameId(game) &&
    typeof players === 'number' &&
    typeof options === 'object' &&
    typeof seed === 'string' &&
    Array.isArray(bots) &&
    typeof at === 'number'
  )
}

const games = new Store<readonly KeptGame[]>(readGames(stored()))

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function store(next: readonly KeptGame[]): void {
  games.set(tidied(next))
  try {
    localStorage.setItem(KEY, JSON.stringify(games.get()))
  } catch {}
}

/** Adds a game, or renews it. */
export const keep = (game: KeptGame): void => store([game, ...games.get().filter(({ id }) => id !== game.id)])

/** Notes how far a game has come. */
export function keepRecord(id: string, record: GameRecord, over: boolean): void {
  const game = keptGame(id)
  if (game) keep({ ...game, record: encodeRecord(record), moves: record.acts.length, over, at: Date.now() })
}

export const forget = (id: string): void => store(games.get().filter((game) => game.id !== id))

export const keptGame = (id: string): KeptGame | undefined => games.get().find((game) => game.id === id)

/** The record of a kept game, unless it cannot be read any more. */
export const recordOf = ({ record }: KeptGame): GameRecord | undefined => (record ? decodeRecord(record) : undefined)

const isOver = ({ over }: KeptGame): boolean => over

/** Games that can be looked back on. */
export const finishedGames = (): readonly KeptGame[] => games.get().filter(isOver)
export const useFinished = (): readonly KeptGame[] => useStore(games).filter(isOver)

/** Games that can be gone on with. */
export const useUnfinished = (): readonly KeptGame[] => useStore(games).filter(isUnfinished)
