import type { Move, Seat } from '@athanor/kernel'
import { abilityNamed, abilitySlug } from './abilities/slugs.ts'
import type { CardId } from './card.ts'
import { cardNamed, slugOf } from './catalogue.ts'
import { FACE_COUNT, type Face, faceName, parseFace } from './die.ts'
import { ENERGIES, type Energy } from './energy.ts'

/** The kinds that do not fit into the first five bits have this one. */
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
  /** One of the choices that a card gives, or an enchantment. */
  option: MORE,
  /** Scroll of Ishtar: an energy. */
  name: MORE + 1,
  /** Sacrifice a Shield of Zira instead. */
  shield: MORE + 2,
  /** The card that comes next on the pile. */
  next: MORE + 3,
  /** Raven the Usurper: copy an item. */
  usurp: MORE + 4,
  /** Choose an ability token, or use it. */
  token: MORE + 5,
  /** Vision of Destiny: discard the top card. */
  avert: MORE + 6,
} as const
export type KindName = keyof typeof KIND
export type Kind = (typeof KIND)[KindName]
const KIND_NAMES = new Map<number, KindName>(
  (Object.keys(KIND) as KindName[]).map((name): [number, KindName] => [KIND[name], name]),
)

/** The last one comes with Olaf's Knowledge. */
export const BONUSES = ['exchange', 'transmute', 'gauge', 'cards', 'card'] as const
export type BonusName = (typeof BONUSES)[number]
export const BONUS = { exchange: 0, transmute: 1, gauge: 2, cards: 3, card: 4 } as const

/** What may be given to choose from, as `option` moves. */
export const OPTIONS = [
  'stop',
  'search',
  'look',
  'gauge',
  'energy',
  'transmute',
  'tokens',
  'cards',
  'crystals',
  'shrink',
] as const
export type OptionName = (typeof OPTIONS)[number]

// kind: 5 bits, and a last one; the card, face, energy, seat or ability token: 7 bits; copy, source, count or receiver: 5
// bits; which use: 1 bit.
const SUBJECT_AT = 5
const DETAIL_AT = 12
const USE_AT = 17
const KIND_BITS = 31 | MORE
const LIMIT = 1 << 19

export const kindOf = (move: Move): number => move & KIND_BITS
export const kindName = (move: Move): KindName | undefined =>
  move >= 0 && move < LIMIT && Number.isInteger(move) ? KIND_NAMES.get(kindOf(move)) : undefined
export const subjectOf = (move: Move): number => (move >> SUBJECT_AT) & 127
export const detailOf = (move: Move): number => (move >> DETAIL_AT) & 31
export const useOf = (move: Move): number => (move >> USE_AT) & 1

export const END: Move = KIND.end
export const GO: Move = KIND.go
export const LEAVE: Move = KIND.leave
export const DRAW: Move = KIND.draw

/** A move of a kind on a card, a face, an energy; `detail` is the copy, the source of a token, a count. */
export const moveOf = (kind: Kind, subject: number, detail = 0, use = 0): Move =>
  kind | (subject << SUBJECT_AT) | (detail << DETAIL_AT) | (use << USE_AT)

export const optionMove = (option: OptionName): Move => moveOf(KIND.option, OPTIONS.indexOf(option))
export const STOP: Move = optionMove('stop')
/** Drought: lose capacity. */
export const SHRINK: Move = optionMove('shrink')
/** Elemental Amulet: the crystals first. */
export const CRYSTALS: Move = optionMove('crystals')

/** Raven the Usurper copies an item of a seat; `copy` as among that seat's cards. */
export const usurpMove = (seat: Seat, card: CardId, copy: number): Move => moveOf(KIND.usurp, card, seat | (copy << 2))
export const usurpedSeat = (move: Move): Seat => detailOf(move) & 3
export const usurpedCopy = (move: Move): number => detailOf(move) >> 2

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
    case 'next':
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
    case 'shield':
      return `${kind} ${copyName(subject, detail)}`
    case 'usurp':
      return `usurp ${copyName(subject, usurpedCopy(move))} of ${usurpedSeat(move) + 1}`
    case 'option':
      return `option ${OPTIONS[subject] ?? subject}`
    case 'take':
    case 'return':
    case 'save':
    case 'choose':
    case 'into':
    case 'name':
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
const OPTION_NAMES: readonly string[] = OPTIONS
const ON_ENERGY: readonly KindName[] = ['take', 'return', 'save', 'choose', 'into', 'name', 'pay', 'transmute', 'place']
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
  if (kind === 'option') return moveOf(code, OPTION_NAMES.indexOf(rest))
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
  if (ON_ENERGY.includes(kind)) {
    const [, name, source, nth] = /^([a-z]+)( from amulet(?:#(\d))?)?$/.exec(rest) ?? []
    return name === undefined ? undefined : moveOf(code, energyNamed(name), source ? Number(nth ?? 1) : 0)
  }
  const [, slug, copy, use, to, of] = /^([a-z-]+)(?:#(\d))?(\/2)?(?: to ([1-4]))?(?: of ([1-4]))?$/.exec(rest) ?? []
  const card = slug === undefined ? undefined : cardNamed(slug)
  if (card === undefined) return undefined
  if (of) return usurpMove(Number(of) - 1, card, copy ? Number(copy) - 1 : 0)
  const detail: Seat = to ? Number(to) - 1 : copy ? Number(copy) - 1 : 0
  return moveOf(code, card, detail, use ? 1 : 0)
}

const isKind = (word: string): word is KindName => Object.hasOwn(KIND, word)

export function parseMove(text: string): Move | undefined {
  const [, word, rest] = /^([a-z]+)(?: (.+))?$/.exec(text) ?? []
  const kind = word !== undefined && isKind(word) ? word : undefined
  if (kind === undefined) return undefined
  const move = rest === undefined ? KIND[kind] : readRest(kind, rest)
  // Only what `formatMove` writes is a move.
  return move !== undefined && move >= 0 && move < LIMIT && formatMove(move) === text ? move : undefined
}
