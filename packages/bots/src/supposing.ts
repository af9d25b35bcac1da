import type { GameState, Rng, Seat } from '@athanor/kernel'
import type { Chair } from './chair.ts'
import type { Evaluation } from './evaluation.ts'

/**
 * The chair of somebody who supposes that others have arranged well what they could arrange in secret. What is dealt
 * there still depends on what the seat knows and on luck alone.
 */
export function supposing(chair: Chair, evaluation: Evaluation): Chair {
  const { mind } = evaluation.lore
  if (!mind.suppose) return chair
  const likely = (state: GameState, seat: Seat, rng: Rng): GameState => {
    mind.suppose!(state, seat, rng, (other) => evaluation.worth(state, other))
    return state
  }
  return {
    ...chair,
    resample: (rng) => likely(chair.resample(rng), chair.seat, rng),
    rules: {
      ...chair.rules,
      resample: (state, seat, rng) => likely(chair.rules.resample(state, seat, rng), seat, rng),
    },
  }
}
