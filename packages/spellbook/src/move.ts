import { fields, type Move, type Seat } from '@athanor/kernel'
import { type LevelNumber, LOWEST, parseSpell, type SpellId, spellName } from './spell.ts'
import { parseToken, type Token, tokenName } from './token.ts'

/** What a move does. A move on a token carries the token; `nth` tells equal altar tokens apart where their order counts. */
export const KIND = {
  pass: 0,
  draw: 1,
  /** Enough: no more of an "up to" choice. */
  done: 2,
  /** Altar to pool. */
  take: 3,
  /** Pool to familiar. */
  store: 4,
  discard: 5,
  /** The natural token that will lie on the card. */
  mark: 6,
  pay: 7,
  /** A paid token that Communion puts on the familiar. */
  keep: 8,
  /** The pool's side of a swap. */
  give: 9,
  /** The other side of a swap. */
  get: 10,
  /** An altar token that Storm will replace. */
  replace: 11,
  /** Altar to familiar. */
  absorb: 12,
  /** Altar to the solo opponent's board or, as a gift, to its pool. */
  feed: 13,
  learn: 14,
  use: 15,
  copy: 16,
  raise: 17,
} as const
export type KindName = keyof typeof KIND
export type Kind = (typeof KIND)[KindName]

const KIND_NAMES = Object.keys(KIND) as KindName[]
const FIRST_TOKEN_MOVE = KIND.take
const FIRST_SPELL_MOVE = KIND.learn

// A token with `nth` and a spell with its level and owner share the upper bits.
const [kindField, subject, detail, ownerField] = fields(5, 5, 4, 3)

export const kindOf = (move: Move): number => kindField.get(move)
export const kindName = (move: Move): KindName | undefined => KIND_NAMES[kindOf(move)]
export const tokenOf = (move: Move): Token => subject.get(move)
export const nthOf = (move: Move): number => detail.get(move)
export const spellOf = (move: Move): SpellId => subject.get(move)
export const levelOfMove = (move: Move): LevelNumber => detail.get(move) + LOWEST
export const ownerOf = (move: Move): Seat => ownerField.get(move)

export const PASS: Move = KIND.pass
export const DRAW: Move = KIND.draw
export const DONE: Move = KIND.done
export const onToken = (kind: Kind, token: Token, nth = 0): Move =>
  kindField.put(kind) | subject.put(token) | detail.put(nth)
export const onSpell = (kind: Kind, spell: SpellId, level: LevelNumber = LOWEST, owner: Seat = 0): Move =>
  kindField.put(kind) | subject.put(spell) | detail.put(level - LOWEST) | ownerField.put(owner)

/** `take Rc`, `learn R1/4`, `copy K2/5 from 3`. */
export function formatMove(move: Move): string {
  const kind = kindName(move)
  if (kind === undefined) return `unknown ${move}`
  if (KIND[kind] < FIRST_TOKEN_MOVE) return kind
  if (KIND[kind] < FIRST_SPELL_MOVE) {
    const nth = nthOf(move)
    return `${kind} ${tokenName(tokenOf(move))}${nth > 0 ? `.${nth + 1}` : ''}`
  }
  const name = spellName(spellOf(move))
  if (kind === 'raise') return `raise ${name}`
  const from = kind === 'copy' ? ` from ${ownerOf(move) + 1}` : ''
  return `${kind} ${name}/${levelOfMove(move)}${from}`
}

export function parseMove(text: string): Move | undefined {
  const words = /^([a-z]+)(?: ([A-Z][a-z1-3])(?:\.(\d{1,2}))?(?:\/([345]))?(?: from ([1-4]))?)?$/.exec(text)
  if (!words) return undefined
  const [, kind, name, nth, level, owner] = words
  const found = KIND_NAMES.find((known) => known === kind)
  if (found === undefined) return undefined
  let move: Move
  if (name === undefined) move = KIND[found]
  else {
    const token = parseToken(name)
    const spell = parseSpell(name)
    if (token !== undefined) move = onToken(KIND[found], token, nth ? Number(nth) - 1 : 0)
    else if (spell !== undefined)
      move = onSpell(KIND[found], spell, level ? Number(level) : LOWEST, owner ? Number(owner) - 1 : 0)
    else return undefined
  }
  // Only what `formatMove` writes is a move.
  return formatMove(move) === text ? move : undefined
}
