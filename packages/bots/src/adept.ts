import { below, type Move, type Rng } from '@athanor/kernel'
import type { Bot, Player } from './bot.ts'
import type { Chair } from './chair.ts'
import { Evaluation } from './evaluation.ts'
import { Foresight } from './foresight.ts'
import { knownLore, type Lore, loreOf } from './minds.ts'

/** So many states that its seat cannot tell apart the adept tries every move on. */
const SAMPLES = 3

/** Plays the move after which it likes the position best. */
export const adept: Bot = {
  name: 'adept',
  plays: (game) => loreOf(game) !== undefined,
  sit: (chair) => adeptWith(chair, knownLore(chair.rules.id)),
}

/** An adept that believes in this lore, for instance in weights that are being tuned. */
export function adeptWith(chair: Chair, lore: Lore, samples = SAMPLES): Player {
  const foresight = new Foresight(new Evaluation(chair.rules, lore, chair.players), chair.seat)
  return {
    choose: (rng) => {
      const moves = chair.legal()
      if (moves.length === 1) return moves[0]!
      return best(moves, promises(chair, foresight, moves, samples, rng), rng)
    },
  }
}

/** The chance after each of the moves, added up over the same states for all of them. */
export function promises(
  chair: Chair,
  foresight: Foresight,
  moves: readonly Move[],
  samples: number,
  rng: Rng,
): Float64Array {
  const totals = new Float64Array(moves.length)
  for (let i = 0; i < samples; i++) if (!foresight.tryAll(chair.resample(rng), moves, totals)) break
  return totals
}

/** One of the best moves, where several are equal. */
function best(moves: readonly Move[], promise: Float64Array, rng: Rng): Move {
  let equal = 0
  let chosen = 0
  for (let i = 0; i < moves.length; i++) {
    if (promise[i]! > promise[chosen]!) {
      chosen = i
      equal = 1
    } else if (promise[i] === promise[chosen]) {
      equal++
      if (below(rng, equal) === 0) chosen = i
    }
  }
  return moves[chosen]!
}
