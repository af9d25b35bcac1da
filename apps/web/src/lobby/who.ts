import { isGameId } from '../games.ts'
import { chairs, type SeatCard, type TableCard } from '../net/cards.ts'
import type { Words } from '../words/words.tsx'

const BOT_NAMES = ['local.bot1', 'local.bot2', 'local.bot3'] as const

/** What somebody at a table is called; bots have the same names as at tables of one's own. */
export function nameOf(card: TableCard, seat: SeatCard, ui: Words['ui']): string {
  if (seat.bot === undefined) return seat.name
  const bots = card.seats.filter(({ bot }) => bot !== undefined)
  return ui(BOT_NAMES[bots.findIndex((one) => one.seat === seat.seat) % BOT_NAMES.length]!)
}

/** The names at a table, seat by seat. */
export const namesAt = (card: TableCard, ui: Words['ui']): readonly string[] =>
  chairs(card).map((seat) => (seat ? nameOf(card, seat, ui) : ui('table.free')))

/** A game's name, also of one that this page does not know. */
export const gameName = (game: string, ui: Words['ui']): string => (isGameId(game) ? ui(`game.${game}`) : game)
