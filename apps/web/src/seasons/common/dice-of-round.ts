import type { Seat } from '@athanor/kernel'
import type { DieView, SeasonsView } from '@athanor/seasons'

interface TableDie {
  readonly die: DieView
  readonly owner: Seat | undefined
}

/** All dice of the round in one order, whoever has taken them. */
export function diceOfRound(view: SeasonsView): readonly TableDie[] {
  const taken = view.players.flatMap(({ seat, die }) => (die ? [{ die, owner: seat }] : []))
  const left = view.dice.map((die) => ({ die, owner: undefined }))
  return [...taken, ...left].sort((a, b) => (a.die.name < b.die.name ? -1 : 1))
}
