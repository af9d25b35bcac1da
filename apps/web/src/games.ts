import type { Json } from '@athanor/kernel'
import { once } from './once.ts'
import type { GameTable } from './table/contract.ts'

export const GAME_IDS = ['seasons', 'temples', 'spellbook'] as const
export type GameId = (typeof GAME_IDS)[number]

export const isGameId = (id: string | undefined): id is GameId => GAME_IDS.some((known) => known === id)

/**
 * A game's table is only ever given views of its own game. Views come as JSON, from the wire or the rules, and whose they
 * are is known by the table's `game`: no type can follow that, so this one cast stands for it.
 */
const game = <V>(load: () => Promise<GameTable<V>>) => once(load as unknown as () => Promise<GameTable<Json>>)

/** A game's rules, texts and board are fetched when somebody sits down to it. */
const LOAD: { readonly [id in GameId]: () => Promise<GameTable<Json>> } = {
  seasons: game(async () => (await import('./seasons/index.ts')).seasonsTable),
  temples: game(async () => (await import('./temples/index.ts')).templesTable),
  spellbook: game(async () => (await import('./spellbook/index.ts')).spellbookTable),
}

export const loadGame = (id: GameId): Promise<GameTable<Json>> => LOAD[id]()
