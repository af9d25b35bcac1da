import {
  below,
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
  type People,
  PLACE_BITS,
  packetOf,
  passOf,
  personOf,
  pickGroup,
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
 * - its own three ability tokens, and everybody's once they are chosen;
 * - its own choice while all choose at the same time.
 *
 * Everything else is shuffled among the places where it may lie. When a player parts cards secretly that another one
 * had looked at, the other knows the group they are in. Not followed: conclusions from what somebody did or did not do.
 */
export function resample(state: State, viewer: Viewer, rng: Rng): State {
  const need = cardNeeded(state)
  if (!need || placeOfNeed(state, need) < 0) return deal(state, viewer, rng)
  for (let deals = 1; ; deals++) {
    const twin = deal(state, viewer, rng)
    if (placeOfNeed(twin, need) >= 0) return twin
    if (deals >= PATIENCE && bringFitting(twin, need, viewer, rng)) return twin
  }
}

/** So often a card that fits is waited for; whoever knows where almost all of them are would wait long. */
const PATIENCE = 50

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

/**
 * Exchanges a card where one is needed for one that fits, if the viewer would not notice: any of those exchanges, each as
 * likely. Where the viewer knows more of the cards that fit, another deal may help.
 */
function bringFitting(twin: State, need: Need, viewer: Viewer, rng: Rng): boolean {
  const hidden = hiddenPlaces(twin, viewer)
  const fitting = hidden.filter((place) => need.fits(cardOf(lyingAt(place))))
  const wanting = hidden.filter(({ list }) => list === among(twin, need))
  const swaps = fitting.flatMap((from) => wanting.flatMap((to) => swapOf(twin, from, to, viewer)))
  if (swaps.length === 0) return false
  const { from, to, what } = swaps[below(rng, swaps.length)]!
  const [brought, taken] = [lyingAt(from) & what, lyingAt(to) & what]
  from.list[from.at] = (lyingAt(from) & ~what) | taken
  to.list[to.at] = (lyingAt(to) & ~what) | brought
  return true
}

/** What lies on two places and may be exchanged, as bits of entries. */
interface Swap {
  readonly from: Place
  readonly to: Place
  readonly what: number
}

/** The exchange of two cards, if the viewer could not tell: of unknown cards, or within a group. */
function swapOf(state: State, from: Place, to: Place, viewer: Viewer): Swap[] {
  const [a, b] = [from, to].map((place) => boundGroup(state, lyingAt(place), place.list, viewer))
  if (a === 0 && b === 0) return [{ from, to, what: CARD }]
  const group = groupFor(state, from, viewer)
  return group !== 0 && group === groupFor(state, to, viewer) ? [{ from, to, what: CARD_AND_BOUND }] : []
}

/**
 * Deals anew. Everything is sorted before it is shuffled, by what the viewer can tell: the same chance deals the same from
 * all states that are alike to the viewer, so that where the cards really are leaves no trace.
 */
function deal(state: State, viewer: Viewer, rng: Rng): State {
  const twin = clone(state)
  twin.rng = split(rng)
  twin.legal = undefined
  if (state.phase !== 'draft') mixDivisions(twin, viewer, rng)
  dealCards(twin, viewer, rng)
  dealHiddenTokens(twin, viewer, rng)
  chooseAnew(twin, viewer, rng)
  return twin
}

function dealCards(state: State, viewer: Viewer, rng: Rng): void {
  const free: Place[] = []
  const groups = new Map<number, Place[]>()
  const hidden = hiddenPlaces(state, viewer)
  for (let i = 0; i < hidden.length; i++) {
    const group = groupFor(state, hidden[i]!, viewer)
    const members = group === 0 ? free : groups.get(group)
    if (members) members.push(hidden[i]!)
    else groups.set(group, [hidden[i]!])
  }
  for (const [group, places] of groups) {
    mix(places, rng)
    if (group < FIRST_FREE_GROUP) continue
    for (const place of places) if (!isBoundFor(place, viewer)) free.push(place)
  }
  dealAnew(free, rng)
}

function dealHiddenTokens(state: State, viewer: Viewer, rng: Rng): void {
  if (state.players.every(({ dealt }) => dealt === undefined || dealt.length === 0)) return
  dealTokensAnew(state, state.players[viewer]?.dealt ?? [], rng)
}

/** While all choose at the same time, nobody knows what the others have chosen. */
function chooseAnew(state: State, viewer: Viewer, rng: Rng): void {
  for (let seat = 0; seat < state.picks.length; seat++)
    if (hasChosenFor(state, seat, viewer)) state.picks[seat] = 1 + below(rng, choiceOf(state, seat))
}

/** Whether a seat has chosen something that the viewer does not know yet. */
export const hasChosenFor = ({ picks }: State, seat: Seat, viewer: Viewer): boolean =>
  picks[seat] !== undefined && picks[seat] !== 0 && seat !== viewer

/** Among how many things a seat chooses while all do. */
export function choiceOf({ phase, players }: State, seat: Seat): number {
  const { dealt = [], hand, third } = players[seat]!
  return (phase === 'abilities' ? dealt : hand.length > 0 ? hand : third).length
}

export interface Place {
  readonly list: Entry[]
  readonly at: number
}

const lyingAt = ({ list, at }: Place): Entry => list[at]!
const isBoundFor = (place: Place, viewer: Viewer): boolean => (boundFor(lyingAt(place)) & personOf(viewer)) !== 0

/** The places of cards that the viewer neither knows nor knows to be in a hand. */
function hiddenPlaces({ pile, discard, held, players }: State, viewer: Viewer): Place[] {
  const lists = [pile, discard, held]
  for (const player of players) lists.push(player.hand, player.second, player.third)
  const me = personOf(viewer)
  const places: Place[] = []
  for (const list of lists)
    for (let at = 0; at < list.length; at++)
      if (!((knownBy(list[at]!) | veiledFor(list[at]!)) & me)) places.push({ list, at })
  return places
}

/** The group of places among which the viewer, or somebody else, cannot tell the cards apart; 0 if there is none. */
function groupFor(state: State, { list, at }: Place, viewer: Viewer): number {
  const bound = boundGroup(state, list[at]!, list, viewer)
  if (bound !== 0) return bound
  return groupOf(list[at]!) >= FIRST_FREE_GROUP ? groupOf(list[at]!) : 0
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
  const cards = shuffle(rng, cardsInOrder(places))
  places.forEach(({ list, at }, i) => {
    list[at] = withCard(list[at]!, cards[i]!)
  })
}

/** Counted instead of sorted: bots ask for it with every line of play. */
function cardsInOrder(places: readonly Place[]): CardId[] {
  copies.fill(0)
  for (let i = 0; i < places.length; i++) copies[cardOf(lyingAt(places[i]!))]!++
  const cards: CardId[] = []
  for (let card = 0; cards.length < places.length; card++) for (let n = copies[card]!; n > 0; n--) cards.push(card)
  return cards
}

const CARD_LIMIT = 128
const copies = new Uint8Array(CARD_LIMIT)
const CARD = CARD_LIMIT - 1
const CARD_AND_BOUND = CARD | (31 << 12)

/** Shuffles the cards of a group together with who knows that they belong to it. */
function mix(places: readonly Place[], rng: Rng): void {
  const entries = places.map((place) => lyingAt(place) & CARD_AND_BOUND)
  shuffle(rng, sortedBy(entries.slice(), entries))
  for (let i = 0; i < places.length; i++) {
    const { list, at } = places[i]!
    list[at] = (list[at]! & ~CARD_AND_BOUND) | entries[i]!
  }
}

/** How another player has divided the dealt cards is unknown, and so is which cards it has discarded face down. */
function mixDivisions(state: State, viewer: Viewer, rng: Rng): void {
  const faceDown = state.discard.some(fromHandOf)
  for (let seat = 0; seat < state.players.length; seat++) {
    const { second, third } = state.players[seat]!
    const parted = second.length + third.length > 0
    if (seat === viewer || !(faceDown || parted)) continue
    const me = personOf(viewer)
    const marked = faceDown ? markedPlaces(state, seat, me) : []
    // A dealt card that has come out of a library may have lain in the hand when that discarded, and another one not.
    const all = [...marked, ...dealtPlaces(state, seat, me, faceDown)]
    lineUp(all, me)
    exchange(marked, rng)
    exchange(all.filter(hasDealt), rng)
  }
}

const hasDealt = (place: Place): boolean => isDealt(groupOf(lyingAt(place)))

/** The places of which the viewer knows only that the cards are in the hand or among those discarded from it. */
function markedPlaces({ players, discard }: State, seat: Seat, me: People): Place[] {
  const places: Place[] = []
  for (const list of [players[seat]!.hand, discard])
    for (let at = 0; at < list.length; at++)
      if (!(knownBy(list[at]!) & me) && fromHandOf(list[at]!) === seat + 1) places.push({ list, at })
  return places
}

/** The places of dealt cards in hand and libraries that the viewer does not know, but for those above. */
function dealtPlaces({ players }: State, seat: Seat, me: People, faceDown: boolean): Place[] {
  const { hand, second, third } = players[seat]!
  const places: Place[] = []
  for (const list of [hand, second, third])
    for (let at = 0; at < list.length; at++) {
      const entry = list[at]!
      if (knownBy(entry) & me || !isDealt(groupOf(entry))) continue
      if (!faceDown || fromHandOf(entry) !== seat + 1) places.push({ list, at })
    }
  return places
}

/** Sorts what lies on the places: what was not dealt first, for it stays on the first of them, where marked cards lie. */
function lineUp(places: readonly Place[], me: People): void {
  const entries = places.map(lyingAt)
  const ranks = entries.map((entry) => rank(entry, me))
  lay(places, sortedBy(ranks, entries))
}

/** Sorts a short list by ranks: for so few, putting one after the other into its place is quicker than anything else. */
function sortedBy(ranks: number[], entries: Entry[]): Entry[] {
  for (let i = 1; i < entries.length; i++) {
    const entry = entries[i]!
    const rank = ranks[i]!
    let at = i
    for (; at > 0 && ranks[at - 1]! > rank; at--) {
      ranks[at] = ranks[at - 1]!
      entries[at] = entries[at - 1]!
    }
    ranks[at] = rank
    entries[at] = entry
  }
  return entries
}

/** Entries in the order of what stays with them when groups are mixed and cards dealt: group, who knows, who is bound, card. */
function rank(entry: Entry, me: People): number {
  const group = groupOf(entry)
  const bound = boundFor(entry)
  const known = (((isDealt(group) ? 1 << 11 : 0) | group) << 5) | knownBy(entry)
  return (((known << 1) | (bound & me ? 1 : 0)) << 12) | (bound << 7) | cardOf(entry)
}

/** Where another seat's dealt cards lie in hand and libraries, if the viewer cannot tell how they are divided. */
export const dividedPlaces = (state: State, seat: Seat, viewer: Viewer): readonly Place[] =>
  state.phase === 'draft' || seat === viewer
    ? []
    : dealtPlaces(state, seat, personOf(viewer), state.discard.some(fromHandOf))

/** Two of these cards change their places, with all that is known of them: the viewer cannot tell. */
export function changePlaces(a: Place, b: Place): void {
  lay([a, b], [lyingAt(b), lyingAt(a)])
}

/** Shuffles what lies on the places, together with all that is known of it. */
const exchange = (places: readonly Place[], rng: Rng): void => lay(places, shuffle(rng, places.map(lyingAt)))

function lay(places: readonly Place[], entries: readonly Entry[]): void {
  places.forEach(({ list, at }, i) => {
    list[at] = (entries[i]! & ~PLACE_BITS) | (list[at]! & PLACE_BITS)
  })
}
