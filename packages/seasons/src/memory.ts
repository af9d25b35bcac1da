import type { Seat } from '@athanor/kernel'
import {
  boundFor,
  cardOf,
  type Entry,
  entryOf,
  FIRST_FREE_GROUP,
  fromHand,
  fromNowhere,
  groupOf,
  isBound,
  isDealt,
  knownBy,
  LAST_GROUP,
  pickGroup,
  veiled,
  withGroup,
} from './entry.ts'
import type { State } from './state.ts'

/** What people still know of face-down cards when those are moved. */

/** What people know of one group holds for the two together. */
export function joinGroups(state: State, old: number, group: number): void {
  const relabel = (list: Entry[]): void => {
    for (let i = 0; i < list.length; i++) if (groupOf(list[i]!) === old) list[i] = withGroup(list[i]!, group)
  }
  relabel(state.held)
  relabel(state.discard)
  for (const player of state.players) relabel(player.hand)
}

/**
 * Before a player parts drawn cards secretly: whoever knew one of them from a look still knows that it is among them, but
 * no longer which place it goes to. That tells more than that they came from a certain reshuffled pile, which is given up.
 */
export function partSecretly(state: State, seat: Seat, cards: Entry[]): void {
  if (cards.length < 2) return
  const own = 1 << seat
  let knownToOthers = 0
  for (let i = 0; i < cards.length; i++) knownToOthers |= knownBy(cards[i]!) & ~own
  if (knownToOthers === 0) return
  const group = state.groups < LAST_GROUP ? state.groups++ : 0
  for (let i = 0; i < cards.length; i++) {
    const known = knownBy(cards[i]!)
    cards[i] = entryOf(cardOf(cards[i]!), known & own, group === 0 ? 0 : known & ~own, group)
  }
}

/** Before a player discards from the hand, unseen: whoever knew cards of the hand cannot tell any more which are left. */
export function veil(hand: Entry[], seat: Seat): void {
  if (hand.length < 2) return
  for (let i = 0; i < hand.length; i++) hand[i] = fromHand(veiled(hand[i]!, 1 << seat), seat)
}

/**
 * A card that a hand has discarded face down comes among others, unseen: it may be any of that hand, so what people know
 * of dealt cards, and of that hand, tells them too much about which one it is. It is given up.
 */
export function forgetDeal(state: State): void {
  const forget = (list: Entry[]): void => {
    for (let i = 0; i < list.length; i++) {
      const entry = fromNowhere(list[i]!)
      list[i] = groupOf(entry) < FIRST_FREE_GROUP ? entryOf(cardOf(entry), knownBy(entry)) : entry
    }
  }
  forget(state.discard)
  for (const { hand, second, third } of state.players) for (const list of [hand, second, third]) forget(list)
}

/**
 * What people know of a copy that stays where another copy was taken away: whoever knew of only one of them cannot know
 * whether it is this one. If neither place tells everybody the right thing, what was known of the place is given up.
 */
export function unsure(taken: Entry, stays: Entry, owner: Seat, players: number): Entry {
  const known = knownBy(taken) & knownBy(stays)
  const dealt = isDealt(groupOf(stays))
  for (const place of [stays, taken]) {
    if (isDealt(groupOf(place)) !== dealt) continue
    const other = place === stays ? taken : stays
    let tellsTooMuch = false
    for (let viewer = -1; viewer < players; viewer++)
      if (viewer !== owner && isBound(place, viewer, players) && !isBound(other, viewer, players)) tellsTooMuch = true
    if (!tellsTooMuch) return entryOf(cardOf(stays), known, boundFor(place), groupOf(place))
  }
  // The first pick from the own packet is a dealt card of which the others know nothing.
  return entryOf(cardOf(stays), known, 0, dealt ? pickGroup(owner, 0) : 0)
}
