import type { Move } from '@athanor/kernel'
import { KIND, type Kind, nthOf, onToken, tokenOf } from './move.ts'
import type { State } from './state.ts'
import { colourOf, runeOf, type Token } from './token.ts'

/** Which tokens a choice is about. `value` is whatever the step wants to compare with. */
export type Fits = (token: Token, value: number) => boolean

export const anyToken: Fits = () => true
export const ofRune: Fits = (token, rune) => runeOf(token) === rune
export const ofColour: Fits = (token, colour) => colourOf(token) === colour

/**
 * Moves of one kind on the tokens of a list, each kind of token once. Places in `chosen` (a bit mask) are passed over.
 * If no more than `wanted` tokens are left to choose from, their order is no choice and a single move is returned.
 */
export function tokenMoves(
  list: readonly Token[],
  kind: Kind,
  fits: Fits,
  value: number,
  wanted: number,
  chosen = 0,
): Move[] {
  const moves: Move[] = []
  let seen = 0
  let candidates = 0
  for (let i = 0; i < list.length; i++) {
    const token = list[i]!
    if ((chosen >> i) & 1 || !fits(token, value)) continue
    candidates++
    if (((seen >> token) & 1) === 0) {
      seen |= 1 << token
      moves.push(onToken(kind, token))
    }
  }
  if (candidates <= wanted && moves.length > 1) moves.length = 1
  return moves
}

/**
 * The same for the altar. Equal tokens are told apart where the order of the altar can matter; neighbours are not, if
 * one of them leaves the altar and the gap closes.
 */
export function altarMoves(state: State, kind: Kind, fits: Fits, value: number, wanted: number, chosen = 0): Move[] {
  const { altar } = state
  if (!state.table.altarOrder) return tokenMoves(altar, kind, fits, value, wanted, chosen)
  const closesUp = kind !== KIND.get && kind !== KIND.replace
  const moves: Move[] = []
  let candidates = 0
  let before = -1
  const met: number[] = []
  for (let i = 0; i < altar.length; i++) {
    const token = altar[i]!
    if ((chosen >> i) & 1 || !fits(token, value)) {
      before = -1
      continue
    }
    const nth = met[token] ?? 0
    met[token] = nth + 1
    candidates++
    if (token !== before || !closesUp) moves.push(onToken(kind, token, nth))
    before = token
  }
  if (candidates <= wanted && moves.length > 1) moves.length = 1
  return moves
}

/** Where the token of a move lies in a list; `chosen` places are passed over. */
export function placeOf(list: readonly Token[], move: Move, chosen = 0): number {
  const token = tokenOf(move)
  let nth = nthOf(move)
  for (let i = 0; i < list.length; i++) {
    if (list[i] === token && ((chosen >> i) & 1) === 0 && nth-- === 0) return i
  }
  throw new RangeError('a legal move names a token that lies there')
}

/** Whether some token of the list fits. */
export function some(list: readonly Token[], fits: Fits, value: number): boolean {
  for (let i = 0; i < list.length; i++) if (fits(list[i]!, value)) return true
  return false
}

/** The tokens of a list at the places of a mask. */
export const chosenOf = (list: readonly Token[], mask: number): Token[] => list.filter((_, i) => (mask >> i) & 1)
