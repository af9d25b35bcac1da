import type { Json } from '@athanor/kernel'
import type { GameTable } from './table/contract.ts'

export const GAME_IDS = ['seasons', 'temples', 'spellbook'] as const
export type GameId = (typeof GAME_IDS)[number]

export const isGameId = (id: string | undefined): id is GameId => GAME_IDS.some((known) => known === id)

/** A game's rules, texts and board are fetched when somebody sits down to it. */
const LOAD: { readonly [id in GameId]: () => Promise<GameTable<never>> } = {
  seasons: async () => (await import('./seasons/index.ts')).seasonsTable,
  temples: async () => (await import('./temples/index.ts')).templesTable,
  spellbook: async () => (await import('./spellbook/index.ts')).spellbookTable,
}

const loaded = new Map<GameId, Promise<GameTable<Json>>>()

export function loadGame(id: GameId): Promise<GameTable<Json>> {
  const known = loaded.get(id)
  if (known) return known
  // A game's table is only ever given views of its own game.
  const loading = LOAD[id]() as unknown as Promise<GameTable<Json>>
  loaded.set(id, loading)
  loading.catch(() => loaded.delete(id))
  return loading
}
