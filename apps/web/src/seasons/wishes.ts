import type { Move } from '@athanor/kernel'
import { BONUSES, ENERGIES, KIND, moveOf, type SeasonsView } from '@athanor/seasons'
import { bonusesOf, isPrelude, myself, usesOf } from './places.ts'

/** What a person may think of doing in a turn: whatever of it is not possible explains itself. */
export function wishes(view: SeasonsView): readonly Move[] {
  const me = myself(view)
  if (!me || isPrelude(view) || view.phase === 'over') return []
  const copies = new Map<number, number>()
  const activations = me.play.flatMap(({ card, copies: copied }) => {
    const copy = copies.get(card) ?? 0
    copies.set(card, copy + 1)
    return Array.from({ length: usesOf(copied ?? card) }, (_, use) => moveOf(KIND.activate, card, copy, use))
  })
  return [
    ...new Set(me.hand.map((card) => moveOf(KIND.summon, card))),
    ...activations,
    ...ENERGIES.flatMap((energy, i) => (me.reserve[energy] > 0 ? [moveOf(KIND.transmute, i)] : [])),
    ...bonusesOf(view).map((bonus) => moveOf(KIND.bonus, BONUSES.indexOf(bonus))),
    ...(me.ability === null ? [] : [moveOf(KIND.token, me.ability)]),
    ...view.faceUp.slice(0, 1).map((card) => moveOf(KIND.avert, card)),
  ]
}
