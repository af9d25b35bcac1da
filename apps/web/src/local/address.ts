import type { Options } from '@athanor/kernel'
import type { GameId } from '../games.ts'

/** How a person wants to play against bots. */
export interface LocalWish {
  readonly game: GameId
  readonly players: number
  readonly bots: string
  readonly options: Options
}

export const USUAL_BOT = 'adept'
export const usualPlayers = (sizes: readonly number[]): number => (sizes.includes(2) ? 2 : (sizes[0] ?? 2))

/** The address that begins such a game: `/play/seasons?players=3&bots=adept&o.level=archmage`. */
export function playAddress({ game, players, bots, options }: LocalWish): string {
  const search = new URLSearchParams({ players: String(players), bots })
  for (const [name, value] of Object.entries(options)) search.set(`o.${name}`, String(value))
  return `/play/${game}?${search}`
}

/** What such an address asks for. */
export function wishIn(game: GameId, search: URLSearchParams): LocalWish {
  const options = [...search].filter(([key]) => key.startsWith('o.')).map(([key, value]) => [key.slice(2), value])
  return {
    game,
    players: Number(search.get('players') ?? 2),
    bots: search.get('bots') ?? USUAL_BOT,
    options: Object.fromEntries(options),
  }
}
