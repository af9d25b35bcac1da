import type { SeasonsView } from '@athanor/seasons'
import type { Travel } from '../../table/contract.ts'
import { at, isPrelude } from '../places.ts'
import { cardTravels } from './cards.ts'
import { home } from './home.ts'
import { tokenTravels } from './tokens.ts'

/** What moved between two views, as far as the difference tells. */
export function travels(before: SeasonsView, after: SeasonsView): readonly Travel[] {
  if (isPrelude(before) || isPrelude(after)) return preludeTravels(before, after)
  return [
    ...markerTravels(before, after),
    ...dieTravels(before, after),
    ...tokenTravels(before, after),
    ...cardTravels(before, after),
  ]
}

function preludeTravels(before: SeasonsView, after: SeasonsView): Travel[] {
  const was = before.players[before.viewer]?.libraries?.[1].length ?? 0
  const is = after.players[after.viewer]?.libraries?.[1] ?? []
  const card = is.at(-1)
  if (after.phase !== 'draft' || is.length <= was || card === undefined) return []
  return [{ from: at.hand(card), to: at.picked(card), thing: `card ${card}`, sound: 'card' }]
}

function markerTravels(before: SeasonsView, after: SeasonsView): Travel[] {
  if (before.space === after.space) return []
  return [{ from: at.space(before.space), to: at.space(after.space), thing: 'marker', sound: 'turn' }]
}

function dieTravels(before: SeasonsView, after: SeasonsView): Travel[] {
  return after.players.flatMap(({ seat, die }) => {
    if (!die || before.players[seat]?.die) return []
    return [{ from: at.die(die.name), to: home.crystals(seat), thing: `die ${die.name}`, sound: 'die' } as const]
  })
}
