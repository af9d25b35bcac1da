import { promises } from './adept.ts'
import type { Bot } from './bot.ts'
import { pickWeighted, softened } from './chance.ts'
import { Evaluation } from './evaluation.ts'
import { Foresight } from './foresight.ts'
import { knownLore, loreOf } from './minds.ts'

/** How unsure the novice is, as a logarithm of odds. */
const WARMTH = 0.2

/** Knows what is good, looks once, and often takes something that is only nearly as good. */
export const novice: Bot = {
  name: 'novice',
  plays: (game) => loreOf(game) !== undefined,
  sit: (chair) => {
    const foresight = new Foresight(new Evaluation(chair.rules, knownLore(chair.rules.id), chair.players), chair.seat)
    return {
      choose: (rng) => {
        const moves = chair.legal()
        if (moves.length === 1) return moves[0]!
        return moves[pickWeighted(softened(promises(chair, foresight, moves, 1, rng), WARMTH), rng)]!
      },
    }
  },
}
