import type { Move, Seat } from '@athanor/kernel'
import { abilityNamed, abilitySlug } from './abilities/slugs.ts'
import type { CardId } from './card.ts'
import { cardNamed, slugOf } from './catalogue.ts'
import { FACE_COUNT, type Face, faceName, parseFace } from './die.ts'
import { ENERGIES, type Energy } from './energy.ts'

/** Five bits are full: further kinds have one more, above the rest of the move. */
const MORE = 1 << 18

/** What a move does. */
export const KIND = {
  end: 0,
  /** Carry out the chosen die. */
  go: 1,
  /** Crystal Orb: leave the card on the pile. */
  leave: 2,
  /** Vampiric Crown: draw. */
  draw: 3,
  // on a die
  die: 4,
  // a bonus
  bonus: 5,
  // on a card
  pick: 6,
  hand: 7,
  library: 8,
  summon: 9,
  keep: 10,
  discard: 11,
  put: 12,
  resolve: 13,
  give: 14,
  activate: 15,
  sacrifice: 16,
  recall: 17,
  // on energy
  take: 18,
  return: 19,
  save: 20,
  choose: 21,
  into: 22,
  pay: 23,
  transmute: 24,
  place: 25,
  change: 26,
  // the rest
  with: 27,
  marker: 28,
  copy: 29,
  // Enchanted Kingdom
  /** Choose an ability token, or use it. */
  token: MORE,
  /** The card lies next from the top of the pile. */
  top: MORE + 1,
  /** Vision of Destiny: discard the top card. */
  avert: MORE + 2,
  /** Drought: lose capacity. */
  shrink: MORE + 3,
  /** Elemental Amulet: the crystals first. */
  crystals: MORE + 4,
} as const
export type KindName = keyof typeof KIND
export type Kind = (typeof KIND)[KindName]
const KIND_NAMES = Object.keys(KIND) as KindName[]
const NAME_OF_KIND = new Map<number, KindName>(KIND_NAMES.map((name) => [KIND[name], name]))

/** The last one comes with Olaf's Knowledge. */
export const BONUSES = ['exchange', 'transmute', 'gauge', 'cards', 'card'] as const
export type BonusName = (typeof BONUSES)[number]
export const BONUS = { exchange: 0, transmute: 1, gauge: 2, cards: 3, card: 4 } as const

// kind: 5 bits; the card, face, energy, seat or ability token: 7 bits; copy, source, count or receiver: 5 bits; which use:
// 1 bit; the last bit of the kind.
const SUBJECT_AT = 5
const DETAIL_AT = 12
const USE_AT = 17
const LIMIT = 1 << 19

export const kindOf = (move: Move): number => move & (MORE | 31)
export const kindName = (move: Move): KindName | undefined =>
  move >= 0 && move < LIMIT && Number.isInteger(move) ? NAME_OF_KIND.get(kindOf(move)) : undefined
export const subjectOf = (move: Move): number => (move >> SUBJECT_AT) & 127
export const detailOf = (move: Move): number => (move >> DETAIL_AT) & 31
export const useOf = (move: Move): number => (move >> USE_AT) & 1

export const END: Move = KIND.end
export const GO: Move = KIND.go
export const LEAVE: Move = KIND.leave
export const DRAW: Move = KIND.draw
export const SHRINK: Move = KIND.shrink
export const CRYSTALS: Move = KIND.crystals

/** A move of a kind on a card, a face, an energy; `detail` is the copy, the source of a token, a count. */
export const moveOf = (kind: Kind, subject: number, detail = 0, use = 0): Move =>
  kind | (subject << SUBJECT_AT) | (detail << DETAIL_AT) | (use << USE_AT)

export const MARKER_STEPS: readonly number[] = [-3, -2, -1, 1, 2, 3]
/** Moves the season marker: -3 to 3, not 0. */
export const markerMove = (steps: number): Move => moveOf(KIND.marker, steps + 3)
export const stepsOf = (move: Move): number => subjectOf(move) - 3

const copyName = (card: CardId, copy: number): string => (copy > 0 ? `${slugOf(card)}#${copy + 1}` : slugOf(card))

const sourceName = (source: number): string =>
  source === 0 ? '' : source === 1 ? ' from amulet' : ` from amulet#${source}`

/** `summon temporal-boots`, `activate tree-of-light/2`, `pay fire from amulet`. */
export function formatMove(move: Move): string {
  const kind = kindName(move)
  const subject = subjectOf(move)
  const detail = detailOf(move)
  switch (kind) {
    case undefined:
      return `move ${move}`
    case 'end':
    case 'go':
    case 'leave':
    case 'draw':
    case 'shrink':
    case 'crystals':
      return kind
    case 'die':
      return `die ${subject < FACE_COUNT ? faceName(subject) : subject}`
    case 'bonus':
      return `bonus ${BONUSES[subject] ?? subject}`
    case 'pick':
    case 'hand':
    case 'library':
    case 'summon':
    case 'keep':
    case 'discard':
    case 'put':
    case 'resolve':
    case 'top':
    case 'avert':
      return `${kind} ${slugOf(subject)}`
    case 'token':
      return `token ${abilitySlug(subject)}`
    case 'give':
      return `give ${slugOf(subject)} to ${detail + 1}`
    case 'activate':
      return `activate ${copyName(subject, detail)}${useOf(move) > 0 ? '/2' : ''}`
    case 'sacrifice':
    case 'recall':
      return `${kind} ${copyName(subject, detail)}`
    case 'take':
    case 'return':
    case 'save':
    case 'choose':
    case 'into':
      return `${kind} ${ENERGIES[subject] ?? subject}`
    case 'pay':
    case 'transmute':
    case 'place':
      return `${kind} ${ENERGIES[subject] ?? subject}${sourceName(detail)}`
    case 'change':
      return `change ${detail} ${ENERGIES[subject] ?? subject}`
    case 'with':
      return `with ${ENERGIES.filter((_, energy) => (subject >> energy) & 1).join('+')}`
    case 'marker':
      return `marker ${stepsOf(move) > 0 ? '+' : ''}${stepsOf(move)}`
    case 'copy':
      return `copy ${subject + 1}`
  }
}

const ENERGY_NAMES: readonly string[] = ENERGIES
const BONUS_NAMES: readonly string[] = BONUSES
const energyNamed = (name: string): Energy => ENERGY_NAMES.indexOf(name)

/** Reads the part after the kind. Loose: `parseMove` checks that it is what `formatMove` writes. */
function readRest(kind: KindName, rest: string): Move | undefined {
  const code = KIND[kind]
  if (kind === 'die') {
    const face: Face | undefined = parseFace(rest)
    return face === undefined ? undefined : moveOf(code, face)
  }
  if (kind === 'token') return abilityNamed(rest) > 0 ? moveOf(code, abilityNamed(rest)) : undefined
  if (kind === 'bonus') return moveOf(code, BONUS_NAMES.indexOf(rest))
  if (kind === 'marker') return markerMove(Number(rest))
  if (kind === 'copy') return moveOf(code, Number(rest) - 1)
  if (kind === 'with')
    return moveOf(
      code,
      rest.split('+').reduce((set, name) => set | (1 << energyNamed(name)), 0),
    )
  if (kind === 'change') {
    const [, count, name] = /^(\d{1,2}) ([a-z]+)$/.exec(rest) ?? []
    return name === undefined ? undefined : moveOf(code, energyNamed(name), Number(count))
  }
  if (code >= KIND.take && code < MORE) {
    const [, name, source, nth] = /^([a-z]+)( from amulet(?:#(\d))?)?$/.exec(rest) ?? []
    return name === undefined ? undefined : moveOf(code, energyNamed(name), source ? Number(nth ?? 1) : 0)
  }
  const [, slug, copy, use, to] = /^([a-z-]+)(?:#(\d))?(\/2)?(?: to ([1-4]))?$/.exec(rest) ?? []
  const card = slug === undefined ? undefined : cardNamed(slug)
  if (card === undefined) return undefined
  const detail: Seat = to ? Number(to) - 1 : copy ? Number(copy) - 1 : 0
  return moveOf(code, card, detail, use ? 1 : 0)
}

export function parseMove(text: string): Move | undefined {
  const [, word, rest] = /^([a-z]+)(?: (.+))?$/.exec(text) ?? []
  const kind = KIND_NAMES.find((known) => known === word)
  if (kind === undefined) return undefined
  const move = rest === undefined ? KIND[kind] : readRest(kind, rest)
  // Only what `formatMove` writes is a move.
  return move !== undefined && move >= 0 && move < LIMIT && formatMove(move) === text ? move : undefined
}
