import { readOptions, SPECTATOR } from '@athanor/kernel'
import { type TemplesView, temples } from '@athanor/temples'

/** At the largest table all cards lie in the ring. */
const PLAYERS = 4

/** A table on which everything lies as it is printed: what is looked up away from any game. */
export const PRINTED: TemplesView = temples.view(
  temples.setup(readOptions(temples.options, PLAYERS, {}), PLAYERS, 'to be looked up'),
  SPECTATOR,
)
