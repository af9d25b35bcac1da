import type { Bot } from './bot.ts'
import { pickWeighted, softened } from './chance.ts'
import { knownLore, loreOf } from './minds.ts'
import { consideredIn, foresightOf, outlook } from './outlook.ts'
import type { Temper } from './temper.ts'

/** Knows what is good, looks once, and often takes something that is only nearly as good. */
export const noviceOf = (name: string, temper: Temper): Bot => ({
  name,
  plays: (game) => loreOf(game) !== undefined,
  sit: (chair) => {
    const lore = knownLore(chair.rules.id)
    const foresight = foresightOf(chair, lore, temper)
    return {
      lore,
      choose: (rng) => {
        const legal = chair.legal()
        if (legal.length === 1) return legal[0]!
        const { moves, promise } = outlook(chair, foresight, 1, rng)
        return moves[pickWeighted(softened(promise, temper.whim), rng)]!
      },
      consider: (rng) => consideredIn(outlook(chair, foresight, 1, rng)),
    }
  },
})
