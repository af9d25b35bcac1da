import { foresightOf, promises } from './adept.ts'
import type { Bot } from './bot.ts'
import { pickWeighted, softened } from './chance.ts'
import { knownLore, loreOf } from './minds.ts'

/** How unsure the novice is, as a logarithm of odds. */
const WARMTH = 0.2

/** Knows what is good, looks once, and often takes something that is only nearly as good. */
export const novice: Bot = {
  name: 'novice',
  plays: (game) => loreOf(game) !== undefined,
  sit: (chair) => {
    const foresight = foresightOf(chair, knownLore(chair.rules.id))
    return {
      choose: (rng) => {
        const moves = foresight.candidates(chair.resample(rng), chair.seat)
        if (moves.length === 1) return moves[0]!
        return moves[pickWeighted(softened(promises(chair, foresight, moves, 1, rng), WARMTH), rng)]!
      },
    }
  },
}
