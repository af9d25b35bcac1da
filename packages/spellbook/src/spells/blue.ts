import { A, SEAT } from '@athanor/kernel'
import { action } from '../action.ts'
import { beginLearning, canLearn, learnMoves } from '../learning.ts'
import { transmuting } from '../payment.ts'
import { type Effect, evening, instant, type Need, noEffect, permanent, spell } from '../spell.ts'
import { question } from '../steps/index.ts'

const somethingToTransmute =
  (most: number): Need =>
  (state, seat, rune) =>
    canLearn(state, seat, transmuting(rune, most)) ? undefined : 'nothing-to-transmute'

/** Learns a spell; up to `most` tokens of the arrow's rune count as natural ones. */
const transmute = (most: number): Effect => [
  question(
    'transmute',
    (state, frame) => {
      const moves: number[] = []
      learnMoves(state, state.stack[frame + SEAT]!, transmuting(state.stack[frame + A]!, most), moves)
      return moves
    },
    (state, frame, move) => {
      beginLearning(state, state.stack[frame + SEAT]!, move, transmuting(state.stack[frame + A]!, most))
      return false
    },
  ),
]

export const blue = [
  // B1 Transmutation. Learn a spell; 1 (L5: up to 2) tokens of the marker's rune count as its colour.
  spell(
    'B1',
    'transmutation',
    noEffect(4),
    evening(4, [somethingToTransmute(1)], transmute(1)),
    evening(4, [somethingToTransmute(2)], transmute(2)),
  ),
  // B2 Swiftness. A morning action at once (L5: a second morning action every day).
  spell('B2', 'swiftness', instant(3, [], [action('morning')]), instant(6, [], [action('morning')]), permanent(0)),
  // B3 Mirage. For each token of the marker's rune you take on your day, draw 1 (L4, L5: 2).
  spell('B3', 'mirage', permanent(2), permanent(3), permanent(6)),
]
