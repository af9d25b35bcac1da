import { SPECTATOR } from '@athanor/kernel'
import type { CardId } from './card.ts'

/**
 * A card that lies face down somewhere (hand, library, pile), together with what people know of it:
 *
 * - the card, 7 bits;
 * - who knows that exactly this card lies here, 5 bits: a seat each, the fifth for the spectator and so for everybody;
 * - who knows that this card belongs to the group below, but not where in the group it lies, 5 bits;
 * - the group, 11 bits: places among which somebody cannot tell the cards apart;
 * - on the discard pile, the seat that laid it there from its hand, face down, 3 bits: 0 is none of them; in that hand the
 *   cards that lay there at the time have the same mark.
 *
 * Group 0 is nothing special. Groups 1 to 36 and 41 to 52 are draft picks (packet and pass), 37 to 40 the ready-made sets,
 * and those from 64 on are made when a pile is shuffled or when a player parts cards secretly. Where the group is 0 or a
 * draft pick, who is bound knows that the card is in the hand where it lies or among what that hand has discarded.
 */
export type Entry = number

const CARD_MASK = 127
const KNOWN_AT = 7
const BOUND_AT = 12
const GROUP_AT = 17
const PEOPLE = 31
const GROUPS = 1 << 11
const HAND_AT = 28
const SEATS = 4

/** Some of the seats and the spectator, as bits. */
export type People = number
export const SPECTATOR_BIT: People = 16
export const EVERYBODY: People = 31
/** The viewer as a bit; nobody, who has seen nothing, for what is neither a seat nor the spectator. */
export function personOf(viewer: number): People {
  if (viewer === SPECTATOR) return SPECTATOR_BIT
  return Number.isInteger(viewer) && viewer >= 0 && viewer < SEATS ? 1 << viewer : 0
}

export const entryOf = (card: CardId, known: People, bound: People = 0, group = 0): Entry =>
  card | (known << KNOWN_AT) | (bound << BOUND_AT) | (group << GROUP_AT)

export const cardOf = (entry: Entry): CardId => entry & CARD_MASK
/** Sorted, so that another's hand does not tell when a card came. */
export const sorted = (cards: CardId[]): CardId[] => cards.sort((a, b) => a - b)
export const knownBy = (entry: Entry): People => (entry >> KNOWN_AT) & PEOPLE
export const boundFor = (entry: Entry): People => (entry >> BOUND_AT) & PEOPLE
export const groupOf = (entry: Entry): number => (entry >> GROUP_AT) & (GROUPS - 1)
/** The seat, plus one, that laid the card face down on the discard pile; 0 if none did. */
export const fromHandOf = (entry: Entry): number => entry >> HAND_AT
/** The entry, discarded by a seat from its hand, face down, or left in the hand. */
export const fromHand = (entry: Entry, seat: number): Entry => entry | ((seat + 1) << HAND_AT)
/** What tells of the place and not of the card on it. */
export const PLACE_BITS = 7 << HAND_AT
/** The entry without the mark of a hand that has discarded. */
export const fromNowhere = (entry: Entry): Entry => entry & ~PLACE_BITS

export const isPublic = (entry: Entry): boolean => knownBy(entry) === EVERYBODY

/** The entry, known to some more people. */
export const shownTo = (entry: Entry, people: People): Entry => entry | (people << KNOWN_AT)
export const withGroup = (entry: Entry, group: number): Entry =>
  (entry & ~((GROUPS - 1) << GROUP_AT)) | (group << GROUP_AT)
/** Another card in the same place. */
export const withCard = (entry: Entry, card: CardId): Entry => (entry & ~CARD_MASK) | card

const PASSES = 9
const FIRST_PICK = 1
const FIRST_SET = 37
/** Enchantments make the draft up to three passes longer. */
const FIRST_LATE_PICK = 41
const LATE_PASSES = 3
const AFTER_PICKS = 53
export const FIRST_FREE_GROUP = 64
export const LAST_GROUP = GROUPS - 1

/** The group of a card picked from a packet (named by the seat where it began) in a pass of the draft. */
export const pickGroup = (packet: number, pass: number): number =>
  pass < PASSES ? FIRST_PICK + packet * PASSES + pass : FIRST_LATE_PICK + packet * LATE_PASSES + pass - PASSES
export const setGroup = (seat: number): number => FIRST_SET + seat
export const isDealt = (group: number): boolean => group >= FIRST_PICK && group < FIRST_FREE_GROUP
export const isPick = (group: number): boolean =>
  (group >= FIRST_PICK && group < FIRST_SET) || (group >= FIRST_LATE_PICK && group < AFTER_PICKS)
export const packetOf = (group: number): number =>
  group < FIRST_SET ? Math.floor((group - FIRST_PICK) / PASSES) : Math.floor((group - FIRST_LATE_PICK) / LATE_PASSES)
export const passOf = (group: number): number =>
  group < FIRST_SET ? (group - FIRST_PICK) % PASSES : PASSES + ((group - FIRST_LATE_PICK) % LATE_PASSES)

/** Who knows that the card lies in the hand where it is, or was discarded from it face down. */
export const veiledFor = (entry: Entry): People => {
  const group = groupOf(entry)
  return group === 0 || isPick(group) ? boundFor(entry) : 0
}
/** The entry when the hand in which it lies discards a card face down: who knew it there cannot tell any more. */
export function veiled(entry: Entry, owner: People): Entry {
  const others = knownBy(entry) & ~owner
  if (others === 0) return entry
  const group = groupOf(entry) < FIRST_FREE_GROUP ? groupOf(entry) : 0
  const bound = groupOf(entry) < FIRST_FREE_GROUP ? boundFor(entry) : 0
  return entryOf(cardOf(entry), knownBy(entry) & owner, bound | others, group)
}

/** The pass in which a seat first sees a packet. */
export const firstSight = (packet: number, seat: number, players: number): number => (seat - packet + players) % players

/** Whether a viewer knows that the card belongs to its group. Of a packet one knows what one has seen and passed on. */
export function isBound(entry: Entry, viewer: number, players: number): boolean {
  const group = groupOf(entry)
  if (!isPick(group)) return (boundFor(entry) & personOf(viewer)) !== 0
  return viewer >= 0 && passOf(group) >= firstSight(packetOf(group), viewer, players)
}

/** Where a card lies in a list of entries; -1 if it does not. */
export function findCard(list: readonly Entry[], card: CardId): number {
  for (let i = 0; i < list.length; i++) if ((list[i]! & CARD_MASK) === card) return i
  return -1
}

/** Whether one of the first `before` entries is the same card as the entry there. */
export function isRepeated(list: readonly Entry[], before: number): boolean {
  const card = list[before]! & CARD_MASK
  for (let i = 0; i < before; i++) if ((list[i]! & CARD_MASK) === card) return true
  return false
}
