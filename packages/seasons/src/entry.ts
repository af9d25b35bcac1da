import { SPECTATOR } from '@athanor/kernel'
import type { CardId } from './card.ts'

/**
 * A card that lies face down somewhere (hand, library, pile), together with what people know of it:
 *
 * - the card, 7 bits;
 * - who knows that exactly this card lies here, 5 bits: a seat each, the fifth for the spectator and so for everybody;
 * - who knows that this card belongs to the group below, but not where in the group it lies, 5 bits;
 * - the group, 13 bits: places among which somebody cannot tell the cards apart.
 *
 * Group 0 is nothing special. Groups 1 to 36 are draft picks (packet and pass), 37 to 40 the ready-made sets, and the
 * higher ones are made when a discard pile is shuffled or when a player parts cards secretly.
 */
export type Entry = number

const CARD_MASK = 127
const KNOWN_AT = 7
const BOUND_AT = 12
const GROUP_AT = 17
const PEOPLE = 31
const GROUPS = 1 << 13
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
export const knownBy = (entry: Entry): People => (entry >> KNOWN_AT) & PEOPLE
export const boundFor = (entry: Entry): People => (entry >> BOUND_AT) & PEOPLE
export const groupOf = (entry: Entry): number => entry >> GROUP_AT

export const isPublic = (entry: Entry): boolean => knownBy(entry) === EVERYBODY

/** The entry, known to some more people. */
export const shownTo = (entry: Entry, people: People): Entry => entry | (people << KNOWN_AT)
export const withGroup = (entry: Entry, group: number): Entry =>
  entryOf(cardOf(entry), knownBy(entry), boundFor(entry), group)
/** Another card in the same place. */
export const withCard = (entry: Entry, card: CardId): Entry => (entry & ~CARD_MASK) | card

const PASSES = 9
const FIRST_PICK = 1
const FIRST_SET = 37
export const FIRST_FREE_GROUP = 64
export const LAST_GROUP = GROUPS - 1

/** The group of a card picked from a packet (named by the seat where it began) in a pass of the draft. */
export const pickGroup = (packet: number, pass: number): number => FIRST_PICK + packet * PASSES + pass
export const setGroup = (seat: number): number => FIRST_SET + seat
export const isDealt = (group: number): boolean => group >= FIRST_PICK && group < FIRST_FREE_GROUP
export const isPick = (group: number): boolean => group >= FIRST_PICK && group < FIRST_SET
export const packetOf = (group: number): number => Math.floor((group - FIRST_PICK) / PASSES)
export const passOf = (group: number): number => (group - FIRST_PICK) % PASSES

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
