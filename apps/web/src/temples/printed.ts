import { readOptions, SPECTATOR } from '@athanor/kernel'
import { type TemplesView, temples } from '@athanor/temples'

/** A table on which everything lies as it is printed: what is looked up away from any game. */
export const printedFor = (players: number): TemplesView =>
  temples.view(temples.setup(readOptions(temples.options, players, {}), players, 'to be looked up'), SPECTATOR)

/** At the largest table all cards lie in the ring. */
export const PRINTED: TemplesView = printedFor(4)
