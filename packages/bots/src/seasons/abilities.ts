import type { Seat } from '@athanor/kernel'
import { ABILITIES, type AbilityId, countOf, type State, WATER } from '@athanor/seasons/inside'
import type { Sheet } from '../mind.ts'
import { feature } from './features.ts'
import type { Side } from './side.ts'

/** A token that was not used yet; what it brings once it was is in the score. */
const UNUSED = ABILITIES.map((slug) => feature(`ability.${slug}`))

/** So much of what a token asks for is there. */
const HELPS: { readonly [slug: string]: (side: Side) => number } = {
  'water-tribute': ({ tokens }) => Math.min(4, countOf(tokens, WATER)),
  restraint: ({ room, player }) => Math.max(0, room - player.hand.length),
  transmutation: ({ reserve }) => reserve,
  'rising-power': ({ room, player }) => Math.max(0, player.hand.length - room),
  hoarder: ({ player }) => player.hand.length,
  offering: ({ room, player }) => Math.max(0, player.hand.length - room),
}
const HELP = ABILITIES.map((slug) => (HELPS[slug] ? feature(`ability.${slug}+`) : -1))

/** The token that a seat has kept, also while others still choose; 0 if there is none. */
function abilityOf(state: State, seat: Seat): AbilityId {
  const { ability, dealt } = state.players[seat]!
  if (state.phase !== 'abilities') return ability ?? 0
  return dealt?.[state.picks[seat]! - 1] ?? 0
}

export function observeAbility(side: Side, sheet: Sheet): void {
  const ability = abilityOf(side.state, side.seat)
  if (ability === 0 || side.player.used) return
  sheet.add(UNUSED[ability - 1]!, 1)
  const help = HELP[ability - 1]!
  if (help >= 0) sheet.add(help, HELPS[ABILITIES[ability - 1]!]!(side))
}
