import { push, type Seat } from '@athanor/kernel'
import { RAVEN } from './named.ts'
import { LOSS, UNLINKED } from './programs.ts'
import { COPYING, FIRST_MARKER, type Played, RAVEN_MARKERS, SECOND_MARKER, type State } from './state.ts'

/** The two Raven markers: each joins a Raven with the item it copies. EK-TERMS-06 */

const isRaven = (played: Played): boolean => (played & COPYING) !== 0

/** Whether the marker of a Raven lies on an item. */
const lies = (raven: Played, item: Played): boolean => !isRaven(item) && (raven & item & RAVEN_MARKERS) !== 0

/** A marker that no Raven has laid. */
export function freeMarker(state: State): number {
  let laid = 0
  for (const { play } of state.players) for (const played of play) if (isRaven(played)) laid |= played & RAVEN_MARKERS
  return (laid & FIRST_MARKER) === 0 ? FIRST_MARKER : SECOND_MARKER
}

/** The Raven is gone, or has lost its copy: its marker no longer lies on the item. */
export function liftMarker(state: State, raven: Played): void {
  const marker = raven & RAVEN_MARKERS
  for (const { play } of state.players)
    for (let i = 0; i < play.length; i++) if (!isRaven(play[i]!)) play[i]! &= ~marker
}

/** An item with markers has left play: its Ravens follow, the left neighbour's first. EK-CARD-18.10 */
export function loseLinks(state: State, owner: Seat, item: Played): void {
  let seat = owner
  for (let i = 0; i < state.players.length; i++) {
    const { play } = state.players[seat]!
    for (let place = 0; place < play.length; place++)
      if (isRaven(play[place]!) && lies(play[place]!, item)) push(state.stack, LOSS, seat, place, RAVEN, UNLINKED)
    seat = (seat + state.players.length - 1) % state.players.length
  }
}

/** Whether a card has the effects that it shows: a Raven has them only as long as its item is in play. */
export const hasItsEffects = (state: State, played: Played): boolean =>
  !isRaven(played) || state.players.some(({ play }) => play.some((item) => lies(played, item)))

/** The seats whose Ravens copy an item in play. */
export function copiersOf(state: State, item: Played): Seat[] {
  if (isRaven(item) || (item & RAVEN_MARKERS) === 0) return []
  return state.players.flatMap(({ play }, seat) =>
    play.filter((played) => isRaven(played) && lies(played, item)).map(() => seat),
  )
}
