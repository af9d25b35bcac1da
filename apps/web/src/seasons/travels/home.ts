import type { Seat } from '@athanor/kernel'
import type { CardId } from '@athanor/seasons'

/** The places between which things travel, beside those that can be answers. */
export const home = {
  crystals: (seat: Seat) => `crystals of ${seat}`,
  reserve: (seat: Seat) => `reserve of ${seat}`,
  gauge: (seat: Seat) => `gauge of ${seat}`,
  hand: (seat: Seat) => `hand of ${seat}`,
  play: (seat: Seat) => `play of ${seat}`,
  /** The cards of the coming years: mine one by one, those of others together. */
  library: (card: CardId) => `library ${card}`,
  libraries: (seat: Seat) => `libraries of ${seat}`,
  /** Cards that a running effect has drawn. */
  held: 'held',
  /** My card that is being paid for. */
  summoning: 'summoning',
  discard: 'discard',
  wheel: 'wheel',
} as const
