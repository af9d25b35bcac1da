import type { Move, Rng } from '@athanor/kernel'
import type { Considered } from './bot.ts'
import type { Chair } from './chair.ts'
import { Evaluation } from './evaluation.ts'
import { Foresight } from './foresight.ts'
import type { Lore } from './minds.ts'
import { finish, type Steps } from './steps.ts'
import type { Temper } from './temper.ts'

export const foresightOf = (chair: Chair, lore: Lore, { sight }: Temper): Foresight =>
  new Foresight(new Evaluation(chair.rules, lore, chair.players), sight)

/** The moves that deserve a thought, and the seat's chance after each. */
export interface Outlook {
  readonly moves: readonly Move[]
  readonly promise: Float64Array
}

/** Tries all moves on the same states: so many as `samples`, or one where nothing hidden and no chance comes into play. */
export const outlook = (chair: Chair, foresight: Foresight, samples: number, rng: Rng): Outlook =>
  finish(looking(chair, foresight, samples, rng, () => false))

/** The same state by state, for somebody who may have to stop after any of them. */
export function* looking(
  chair: Chair,
  foresight: Foresight,
  samples: number,
  rng: Rng,
  enough: () => boolean,
): Steps<Outlook> {
  let state = chair.resample(rng)
  const moves = foresight.candidates(state, chair.seat)
  const promise = new Float64Array(moves.length)
  const chances = new Float64Array(chair.players)
  foresight.surprised = false
  for (let sample = 1; ; sample++) {
    for (let i = 0; i < moves.length; i++) {
      foresight.tryMove(state, chair.seat, moves[i]!, chances)
      promise[i]! += (chances[chair.seat]! - promise[i]!) / sample
    }
    yield
    if (sample === samples || !foresight.surprised || enough()) return { moves, promise }
    state = chair.resample(rng)
  }
}

/** The moves of an outlook, best first. */
export function consideredIn({ moves, promise }: Outlook): Considered[] {
  return moves
    .map((move, i) => ({ move, chance: promise[i]!, share: 1 / moves.length }))
    .sort((a, b) => b.chance - a.chance)
}
