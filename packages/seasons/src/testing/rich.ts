import { below, type Rng } from '@athanor/kernel'
import { ALL_CARDS, type CardId, COPIES } from '../card.ts'
import { SHIELD_OF_ZIRA } from '../named.ts'

import type { SeatSetup } from './arrange.ts'
import { card, words } from './words.ts'

/** Cards that lean on others: they protect, sacrifice, take back, put into play, hold tokens, reduce reserves. */
const COMPANY: readonly CardId[] = [
  4, 10, 15, 17, 18, 24, 34, 35, 36, 37, 42, 44, 51, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69,
]

/** The seats of a table at which much can happen. What is given lies in play and in the hands of the first seats. */
export function richSeats(
  rng: Rng,
  players: number,
  play: readonly string[] = [],
  hands: readonly string[] = [],
): SeatSetup[] {
  const taken: number[] = new Array(ALL_CARDS + 1).fill(0)
  for (const word of [...play, ...hands].flatMap(words)) taken[card(word.replace(/:.*/, ''))]!++
  const take = (wanted: CardId): boolean => taken[wanted]! < COPIES && ++taken[wanted]! > 0
  const some = (n: number): string => {
    const found: CardId[] = []
    while (found.length < n) {
      const wanted = below(rng, 3) > 0 ? COMPANY[below(rng, COMPANY.length)]! : 1 + below(rng, ALL_CARDS)
      if (take(wanted)) found.push(wanted)
    }
    return found.join(' ')
  }
  return Array.from({ length: players }, (_, seat) => ({
    reserve: 'AWFE',
    crystals: 25,
    markers: below(rng, 2),
    play: `${below(rng, 2) === 0 && take(SHIELD_OF_ZIRA) ? SHIELD_OF_ZIRA : ''} ${play[seat] ?? ''} ${some(2)}`,
    hand: `${hands[seat] ?? ''} ${some(3)}`,
  }))
}
