import { begin } from '@athanor/kernel'
import { type EmbersState, embers } from '@athanor/kernel/testing'
import { type Chair, chairAt } from '../chair.ts'
import type { Mind, Weights } from '../mind.ts'
import type { Lore } from '../minds.ts'

const WON = 0
const HAND = 1

/** A mind for the kernel's example game: embers won, and what the cards in hand add up to. */
const mind: Mind<EmbersState> = {
  game: 'embers',
  features: ['won', 'hand.sum'],
  stages: 2,
  progress: ({ round, rounds }) => (rounds === 1 ? 1 : (round - 1) / (rounds - 1)),
  observe: (state, seat, sheet) => {
    sheet.add(WON, state.embers[seat]!)
    for (const card of state.hands[seat]!) sheet.add(HAND, card)
  },
}

const weights: Weights = {
  origin: 'made up for tests',
  stages: [
    { spread: 4, worth: { won: 1, 'hand.sum': 0.2 } },
    { spread: 2, worth: { won: 1, 'hand.sum': 0.1 } },
  ],
}

export const emberLore: Lore = { mind, weights }

/** A fresh table of Embers. */
export function emberTable(seed: string, players = 2) {
  return { rules: embers, players, state: begin(embers, players, {}, seed) }
}

export const emberChair = (seed: string, seat = 0): Chair => chairAt(emberTable(seed), seat)
