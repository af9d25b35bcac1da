import { fields, type Move, type Seat } from '@athanor/kernel'
import { HIGHEST_LEVEL, LOWEST_LEVEL } from './board.ts'
import { type Card, cardName, isTemple, parseCard } from './card.ts'
import { type Kind, kindLetter, parseKind, SPACES } from './crystal.ts'
import { GRID_SIDES } from './data/table.ts'

/**
 * What a move does. Most turns are one or two moves: `collect W3` goes there and collects, `break T2 ...` goes there and
 * breaks a curse. Who wants to cast after moving or after acting says `cast` and then `go W3`, which keeps the turn open.
 * Spaces, slots and seats are counted from 0 in a move and from 1 in its notation.
 */
export const KIND = {
  /** The turn is over. */
  end: 0,
  /** A spell, the conversion of the reserve or an open turn: which one is the next question. */
  cast: 1,
  /** No upgrade, no exchange, no more of a voluntary gain. */
  skip: 2,
  /** The exchange of a wilderness card. */
  trade: 3,
  speed: 4,
  exchange: 5,
  /** So many crystals of the reserve (P2). */
  convert: 6,
  /** The choice of a grid side. */
  grid: 7,
  /** The face-up rune of a temple. */
  rune: 8,
  /** To a card, and the turn stays open. */
  go: 9,
  /** To a card, unless the pawn has moved there, and collect. */
  collect: 10,
  put: 11,
  pay: 12,
  /** A colourless crystal of a space covers a slot. */
  cover: 13,
  swap: 14,
  /** A crystal that the supply lacks, from a slot of an upgrade card or from a space of another grid. */
  from: 15,
  rob: 16,
  /** To a temple, unless the pawn has moved there, and break a curse. */
  break: 17,
} as const
export type KindName = keyof typeof KIND

const KIND_NAMES = Object.keys(KIND) as KindName[]
const SIDES: readonly string[] = GRID_SIDES

const [kindField, first, second] = fields(5, 5, 5)
const [, templeField, endField, raiseField, chainField] = fields(5, 3, 1, 2, 19)
const TEMPLE_AT = 5
const END_AT = 8
const RAISE_AT = 9
const CHAIN_AT = 11
/** A chain is a number with up to five digits, one a space, of which 0 is none. */
const DIGITS = SPACES + 1
const LINKS = Array.from({ length: 5 }, (_, i) => DIGITS ** i * 2 ** CHAIN_AT)

export const kindOf = (move: Move): number => kindField.get(move)
export const kindName = (move: Move): KindName | undefined => KIND_NAMES[kindOf(move)]
/** The one thing, or the first of two, that a move names. */
export const subjectOf = (move: Move): number => first.get(move)
/** The second thing: a space. */
export const spaceOf = (move: Move): number => second.get(move)

export const END: Move = KIND.end
export const CAST: Move = KIND.cast
export const SKIP: Move = KIND.skip
export const TRADE: Move = KIND.trade
export const SPEED: Move = KIND.speed
export const EXCHANGE: Move = KIND.exchange

export const go = (card: Card): Move => KIND.go | (card << 5)
export const collectAt = (card: Card): Move => KIND.collect | (card << 5)
export const pay = (space: number): Move => KIND.pay | (space << 5)
export const put = (kind: Kind, space: number): Move => KIND.put | (kind << 5) | (space << 10)
export const cover = (slot: number, space: number): Move => KIND.cover | (slot << 5) | (space << 10)
export const swap = (a: number, b: number): Move => KIND.swap | (a << 5) | (b << 10)
export const from = (card: Card, slot: number): Move => KIND.from | (card << 5) | (slot << 10)
export const rob = (seat: Seat, space: number): Move => KIND.rob | (seat << 5) | (space << 10)
export const convert = (n: number): Move => KIND.convert | (n << 5)
export const chooseGrid = (side: number): Move => KIND.grid | (side << 5)
export const takeRune = (card: Card): Move => KIND.rune | (card << 5)

/** The head of a move that breaks a curse at the place of a temple; the links of the chain are added to it. */
export const breakAt = (place: Card, end: number, raise: number): Move =>
  KIND.break | (place << TEMPLE_AT) | (end << END_AT) | (raise << RAISE_AT)
/** The `i`th space of a chain. */
export const link = (i: number, space: number): Move => (space + 1) * LINKS[i]!

export const placeOf = (move: Move): Card => templeField.get(move)
export const endOf = (move: Move): number => endField.get(move)
export const raiseOf = (move: Move): number => raiseField.get(move)
/** The spaces of the chain, in its order. */
export function chainOf(move: Move): number[] {
  const chain: number[] = []
  for (let rest = chainField.get(move); rest > 0; rest = Math.floor(rest / DIGITS)) chain.push((rest % DIGITS) - 1)
  return chain
}

/** The wish to break the curse of an end and level with any chain: never legal, but `why` can say what is missing. */
export const breakSomehow = (place: Card, end: number, level: number, raise = 0): Move =>
  breakAt(place, end, raise) + link(0, level - 1)
/** The level of such a wish; undefined for a move with a chain. */
export function wishedLevel(move: Move): number | undefined {
  const digits = chainField.get(move)
  return digits >= LOWEST_LEVEL && digits <= HIGHEST_LEVEL ? digits : undefined
}

/** `collect W3`, `put R 4`, `swap 5 6`, `rob 2 7`, `break T2 left 3-1-4 +1`. */
export function formatMove(move: Move): string {
  const kind = kindName(move) ?? 'end'
  const a = subjectOf(move)
  const b = spaceOf(move) + 1
  switch (kind) {
    case 'go':
    case 'collect':
    case 'rune':
      return `${kind} ${cardName(a)}`
    case 'grid':
      return `grid ${GRID_SIDES[a] ?? '?'}`
    case 'convert':
      return `convert ${a}`
    case 'pay':
      return `pay ${a + 1}`
    case 'put':
      return `put ${kindLetter(a)} ${b}`
    case 'cover':
    case 'swap':
    case 'rob':
      return `${kind} ${a + 1} ${b}`
    case 'from':
      return `from ${cardName(a)} ${b}`
    case 'break': {
      const what =
        wishedLevel(move) ??
        chainOf(move)
          .map((space) => space + 1)
          .join('-')
      const raise = raiseOf(move)
      const end = endOf(move) === 0 ? 'left' : 'right'
      return `break ${cardName(placeOf(move))} ${end} ${what}${raise > 0 ? ` +${raise}` : ''}`
    }
    default:
      return kind
  }
}

export function parseMove(text: string): Move | undefined {
  const [word, ...rest] = text.split(' ')
  const name = KIND_NAMES.find((known) => known === word)
  const move = name && read(name, rest)
  // Only what `formatMove` writes is a move.
  return move !== undefined && formatMove(move) === text ? move : undefined
}

function read(name: KindName, words: readonly string[]): Move | undefined {
  const [a = '', b = ''] = words
  const number = (word: string, most: number): number => {
    const n = /^\d{1,2}$/.test(word) ? Number(word) : 0
    return n >= 1 && n <= most ? n : Number.NaN
  }
  const build = (subject: number | undefined, space = 0): Move | undefined =>
    subject === undefined || !(subject >= 0) || !(space >= 0) ? undefined : KIND[name] | (subject << 5) | (space << 10)
  switch (name) {
    case 'go':
    case 'collect':
    case 'rune':
      return build(parseCard(a))
    case 'grid':
      return build(SIDES.indexOf(a))
    case 'convert':
      return build(number(a, 6))
    case 'pay':
      return build(number(a, SPACES) - 1)
    case 'put':
      return build(parseKind(a), number(b, SPACES) - 1)
    case 'cover':
      return build(number(a, 8) - 1, number(b, SPACES) - 1)
    case 'swap':
      return build(number(a, SPACES) - 1, number(b, SPACES) - 1)
    case 'rob':
      return build(number(a, 4) - 1, number(b, SPACES) - 1)
    case 'from':
      return build(parseCard(a), number(b, 8) - 1)
    case 'break':
      return readBreak(words)
    default:
      return KIND[name]
  }
}

function readBreak([temple = '', end = '', what = '', plus = '']: readonly string[]): Move | undefined {
  const place = parseCard(temple)
  const raise = plus === '' ? 0 : Number(/^\+([12])$/.exec(plus)?.[1])
  if (place === undefined || !isTemple(place) || (end !== 'left' && end !== 'right') || Number.isNaN(raise))
    return undefined
  const side = end === 'left' ? 0 : 1
  if (/^[345]$/.test(what)) return breakSomehow(place, side, Number(what), raise)
  const chain = /^\d{1,2}(-\d{1,2}){2,4}$/.test(what) ? what.split('-').map(Number) : []
  if (chain.length === 0 || chain.some((space) => space < 1 || space > SPACES)) return undefined
  return chain.reduce((move, space, i) => move + link(i, space - 1), breakAt(place, side, raise))
}
