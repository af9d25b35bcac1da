import { below } from '@athanor/kernel'
import type { Bot } from './bot.ts'

/** Any legal move, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  choose: (chair, rng) => {
    const moves = chair.legal()
    return moves[below(rng, moves.length)]!
  },
}
