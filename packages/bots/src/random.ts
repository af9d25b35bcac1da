import { below } from '@athanor/kernel'
import type { Bot } from './bot.ts'

/** Any legal move, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  plays: () => true,
  sit: (chair) => ({
    choose: (rng) => {
      const moves = chair.legal()
      return moves[below(rng, moves.length)]!
    },
  }),
}
