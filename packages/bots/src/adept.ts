import { below, type Move, type Rng } from '@athanor/kernel'
import type { Bot, Player } from './bot.ts'
import type { Chair } from './chair.ts'
import { knownLore, type Lore, loreOf } from './minds.ts'
import { consideredIn, foresightOf, type Outlook, outlook } from './outlook.ts'
import { TEMPER, type Temper } from './temper.ts'

/** Plays the move after which it likes the position best. */
export const adeptOf = (name: string, temper: Temper): Bot => ({
  name,
  plays: (game) => loreOf(game) !== undefined,
  sit: (chair) => adeptWith(chair, knownLore(chair.rules.id), temper),
})

export const adept = adeptOf('adept', TEMPER)

/** An adept that believes in this lore, for instance in weights that are being tuned. */
export function adeptWith(chair: Chair, lore: Lore, temper = TEMPER): Player {
  const foresight = foresightOf(chair, lore, temper)
  const { samples } = temper
  return {
    lore,
    choose: (rng) => {
      const moves = chair.legal()
      return moves.length === 1 ? moves[0]! : best(outlook(chair, foresight, samples, rng), rng)
    },
    consider: (rng) => consideredIn(outlook(chair, foresight, samples, rng)),
  }
}

/** One of the best moves, where several are equal. */
function best({ moves, promise }: Outlook, rng: Rng): Move {
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
