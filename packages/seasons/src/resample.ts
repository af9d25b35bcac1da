import {
  C,
  FRAME_SIZE,
  PROGRAM,
  type Rng,
  SEAT,
  type Seat,
  SPECTATOR,
  STEP,
  shuffle,
  split,
  type Viewer,
} from '@athanor/kernel'
import { dealTokensAnew } from './abilities/choice.ts'
import type { CardId } from './card.ts'
import { isFamiliar } from './catalogue.ts'
import {
  boundFor,
  cardOf,
  type Entry,
  FIRST_FREE_GROUP,
  firstSight,
  fromHandOf,
  groupOf,
  isDealt,
  isPick,
  knownBy,
  PLACE_BITS,
  packetOf,
  passOf,
  personOf,
  pickGroup,
  shownTo,
  veiledFor,
  withCard,
} from './entry.ts'
import { DIVINE_CHALICE, NECROTIC_KRISS, POTION_OF_DREAMS } from './named.ts'
import { packetAt } from './prelude.ts'
import { enterProgram, useProgram } from './programs.ts'
import { clone, type State } from './state.ts'
import { mayBePut } from './summoning.ts'
import { countKind } from './supply.ts'

/**
 * What a seat knows of face-down cards, and so what stays when a state is dealt anew for it:
 *
 * - its own hand and libraries, and every card it has seen where it lies: cards it gave away, the top of the pile it
 *   looked at, cards that were open before they came into a hand or onto the discard pile;
 * - of the draft: the cards that it passed on are with the seats that had the packet before it came back, one with each
 *   (with two players: exactly known); nothing of packets before it saw them. Hand or library, it cannot tell;
 * - of a reshuffled pile: the cards that it knew among the discards are among the cards of that pile, drawn or not;
 * - at the Apprentice level: everybody's set, but not its division;
 * - of a hand that has discarded cards face down: the cards it knew there are in that hand or among those discards;
 * - its own three ability tokens, and everybody's once they are chosen.
 *
 * Everything else is shuffled among the places where it may lie. When a player parts cards secretly that another one
 * had looked at, the other knows the group they are in. Not followed: conclusions from what somebody did or did not do.
 */
export function resample(state: State, viewer: Viewer, rng: Rng): State {
  const need = cardNeeded(state)
  if (!need) return deal(state, viewer, rng)
  for (let i = 0; i < MOST_DEALS; i++) {
    const twin = deal(state, viewer, rng)
    if (placeOfNeed(twin, need) >= 0) return twin
  }
  return dealAround(state, need, viewer, rng)
}

/** So often a card that fits is waited for; a viewer who knows where almost all of them are may wait in vain. */
const MOST_DEALS = 50

/** In a hand, or among the held cards, there is one that fits, as everybody knows. */
interface Need {
  readonly seat: Seat | typeof HELD
  readonly fits: (card: CardId) => boolean
}

const HELD = -1
const among = (state: State, { seat }: Need): Entry[] => (seat === HELD ? state.held : state.players[seat]!.hand)

/**
 * The questions of which others know that a certain kind of card answers them: a familiar to give up for Necrotic Kriss
 * comes from the hand of who has none in play, and Mesodae's Lantern answers neither Potion of Dreams nor Divine Chalice.
 */
function cardNeeded(state: State): Need | undefined {
  const { stack } = state
  const frame = stack.length - FRAME_SIZE
  if (frame < 0) return undefined
  const seat = stack[frame + SEAT]!
  const program = stack[frame + PROGRAM]
  if (program === useProgram(NECROTIC_KRISS, 0)) {
    if (stack[frame + STEP] !== 0 || countKind(state.players[seat]!, true) > 0) return undefined
    return { seat, fits: isFamiliar }
  }
  if (!state.table.kingdom) return undefined
  if (program === useProgram(POTION_OF_DREAMS, 0)) return { seat, fits: mayBePut }
  // The Chalice's card is still to be chosen.
  if (program === enterProgram(DIVINE_CHALICE) && stack[frame + C] === 0) return { seat: HELD, fits: mayBePut }
  return undefined
}

const placeOfNeed = (state: State, need: Need): number =>
  among(state, need).findIndex((entry) => need.fits(cardOf(entry)))

/** Deals anew, but the card that fits stays, as if the viewer knew it. */
function dealAround(state: State, need: Need, viewer: Viewer, rng: Rng): State {
  const at = placeOfNeed(state, need)
  if (at < 0) return deal(state, viewer, rng)
  const shown = clone(state)
  const card = among(shown, need)[at]!
  among(shown, need)[at] = shownTo(card, personOf(viewer))
  const twin = deal(shown, viewer, rng)
  among(twin, need)[at] = card
  return twin
}

function deal(state: State, viewer: Viewer, rng: Rng): State {
  const twin = clone(state)
  twin.rng = split(rng)
  twin.legal = undefined
  const lists = [twin.pile, twin.discard, twin.held]
  for (const player of twin.players) lists.push(player.hand, player.second, player.third)

  const me = personOf(viewer)
  const free: Place[] = []
  const groups = new Map<number, Place[]>()
  for (const list of lists) {
    for (let at = 0; at < list.length; at++) {
      const entry = list[at]!
      if ((knownBy(entry) | veiledFor(entry)) & me) continue
      const place = { list, at }
      const bound = boundGroup(twin, entry, list, viewer)
      if (bound === 0) free.push(place)
      const group = bound !== 0 ? bound : groupOf(entry) >= FIRST_FREE_GROUP ? groupOf(entry) : 0
      if (group === 0) continue
      const members = groups.get(group)
      if (members) members.push(place)
      else groups.set(group, [place])
    }
  }
  dealAnew(free, rng)
  for (const places of groups.values()) mix(places, rng)
  if (state.phase !== 'draft') mixDivisions(twin, viewer, rng)
  dealHiddenTokens(twin, viewer, rng)
  return twin
}

function dealHiddenTokens(state: State, viewer: Viewer, rng: Rng): void {
  if (state.players.every(({ dealt }) => dealt === undefined || dealt.length === 0)) return
  dealTokensAnew(state, state.players[viewer]?.dealt ?? [], rng)
}

interface Place {
  readonly list: Entry[]
  readonly at: number
}

const SEGMENTS = 16

/** The group of places to which a card is bound for the viewer; 0 if the viewer knows nothing of the card. */
function boundGroup(state: State, entry: Entry, list: readonly Entry[], viewer: Viewer): number {
  let group = groupOf(entry)
  if (state.phase === 'draft' && group === 0) {
    const holder = state.players.findIndex((player) => player.hand === list)
    if (holder >= 0) group = pickGroup(packetAt(state, holder), state.pass)
  }
  if (isPick(group)) return viewer === SPECTATOR ? 0 : segment(state.players.length, group, viewer)
  return boundFor(entry) & personOf(viewer) ? group : 0
}

/** Between two sights of a packet the viewer knows which cards are taken, but not by whom. Negative, to differ from groups. */
function segment(players: number, group: number, viewer: number): number {
  const packet = packetOf(group)
  const since = passOf(group) - firstSight(packet, viewer, players)
  return since < 0 ? 0 : -1 - packet * SEGMENTS - Math.floor(since / players)
}

/** Shuffles the cards of the places; what else is known of a place stays there. */
function dealAnew(places: readonly Place[], rng: Rng): void {
  const cards = shuffle(
    rng,
    places.map(({ list, at }) => cardOf(list[at]!)),
  )
  places.forEach(({ list, at }, i) => {
    list[at] = withCard(list[at]!, cards[i]!)
  })
}

const CARD_AND_BOUND = 127 | (31 << 12)

/** Shuffles the cards of a group together with who knows that they belong to it. */
function mix(places: readonly Place[], rng: Rng): void {
  const entries = shuffle(
    rng,
    places.map(({ list, at }) => list[at]!),
  )
  places.forEach(({ list, at }, i) => {
    list[at] = (list[at]! & ~CARD_AND_BOUND) | (entries[i]! & CARD_AND_BOUND)
  })
}

/** How another player has divided the dealt cards is unknown, and so is which cards it has discarded face down. */
function mixDivisions(state: State, viewer: Viewer, rng: Rng): void {
  const me = personOf(viewer)
  const faceDown = state.discard.some(fromHandOf)
  state.players.forEach((player, seat) => {
    if (seat === viewer) return
    if (faceDown) {
      const places: Place[] = []
      for (const list of [player.hand, state.discard]) addHidden(places, list, me, seat + 1)
      exchange(places, rng)
    }
    if (player.second.length + player.third.length === 0) return
    const places: Place[] = []
    for (const list of [player.hand, player.second, player.third]) addHidden(places, list, me)
    if (faceDown) addHidden(places, state.discard, me, seat + 1)
    exchange(
      places.filter(({ list, at }) => isDealt(groupOf(list[at]!))),
      rng,
    )
  })
}

/** Adds the places of a list that the viewer does not know; with an `owner`, a seat plus one, those with its mark. */
function addHidden(places: Place[], list: Entry[], me: number, owner = 0): void {
  for (let at = 0; at < list.length; at++)
    if (!(knownBy(list[at]!) & me) && (owner === 0 || fromHandOf(list[at]!) === owner)) places.push({ list, at })
}

/** Shuffles what lies on the places, together with all that is known of it. */
function exchange(places: readonly Place[], rng: Rng): void {
  const entries = shuffle(
    rng,
    places.map(({ list, at }) => list[at]!),
  )
  places.forEach(({ list, at }, i) => {
    list[at] = (entries[i]! & ~PLACE_BITS) | (list[at]! & PLACE_BITS)
  })
}
