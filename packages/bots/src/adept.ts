import { below, type Move, type Rng } from '@athanor/kernel'
import type { Bot, Player } from './bot.ts'
import type { Chair } from './chair.ts'
import { Evaluation } from './evaluation.ts'
import { Foresight } from './foresight.ts'
import { knownLore, type Lore, loreOf } from './minds.ts'

/** So many states that its seat cannot tell apart the adept tries every move on. */
const SAMPLES = 3
const BREADTH = 48

/** Plays the move after which it likes the position best. */
export const adept: Bot = {
  name: 'adept',
  plays: (game) => loreOf(game) !== undefined,
  sit: (chair) => adeptWith(chair, knownLore(chair.rules.id)),
}

/** An adept that believes in this lore, for instance in weights that are being tuned. */
export function adeptWith(chair: Chair, lore: Lore, samples = SAMPLES): Player {
  const foresight = foresightOf(chair, lore)
  return {
    choose: (rng) => {
      const moves = foresight.candidates(chair.resample(rng), chair.seat)
      if (moves.length === 1) return moves[0]!
      return best(moves, promises(chair, foresight, moves, samples, rng), rng)
    },
  }
}

export const foresightOf = (chair: Chair, lore: Lore): Foresight =>
  new Foresight(new Evaluation(chair.rules, lore, chair.players), BREADTH)

/** The seat's chance after each of the moves, on the same states for all of them. */
export function promises(
  chair: Chair,
  foresight: Foresight,
  moves: readonly Move[],
  samples: number,
  rng: Rng,
): Float64Array {
  const promise = new Float64Array(moves.length)
  const chances = new Float64Array(chair.players)
  foresight.surprised = false
  for (let sample = 0; sample < samples; sample++) {
    const state = chair.resample(rng)
    for (let i = 0; i < moves.length; i++) {
      foresight.tryMove(state, chair.seat, moves[i]!, chances)
      promise[i]! += (chances[chair.seat]! - promise[i]!) / (sample + 1)
    }
    if (!foresight.surprised) break
  }
  return promise
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
