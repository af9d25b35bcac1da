import { below } from '@athanor/kernel'
import type { Hidden } from '@athanor/kernel/testing'
import { TEMPLES } from '../card.ts'
import { RUNES_PER_TEMPLE, type State } from '../state.ts'

/** Two runes that lie face down change places. MT-GEN-17 */
export const hiddenAtTemples: Hidden<State> = {
  exchange: (state, _seat, rng) => {
    const places: number[] = []
    for (let temple = 0; temple < TEMPLES; temple++) {
      const faceUp = state.runesLeft[temple]! - 1
      for (let i = 0; i < faceUp; i++) places.push(temple * RUNES_PER_TEMPLE + i)
    }
    if (places.length < 2) return
    const [a, b] = [places[below(rng, places.length)]!, places[below(rng, places.length)]!]
    const deck = state.deck.slice()
    deck[a] = state.deck[b]!
    deck[b] = state.deck[a]!
    state.deck = deck
  },
}
