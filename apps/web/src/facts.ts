import type { GameId } from './games.ts'

/** What one wants to know before a game is fetched. The numbers of players are those of the rules. */
export const FACTS: { readonly [id in GameId]: { readonly players: readonly number[]; readonly minutes: number } } = {
  seasons: { players: [2, 3, 4], minutes: 60 },
  temples: { players: [2, 3, 4], minutes: 40 },
  spellbook: { players: [1, 2, 3, 4], minutes: 45 },
}
