import { type Fits, ofRune, some } from './choice.ts'
import type { Need } from './spell.ts'
import { available, room, spaces } from './state.ts'
import { colourOf } from './token.ts'

/** What a level needs to be usable: each says what is missing. SB-USE-15 */

export const poolRoom: Need = (state, seat) => (room(state.players[seat]!) > 0 ? undefined : 'pool-full')

export const poolTokens: Need = (state, seat) => (state.players[seat]!.pool.length > 0 ? undefined : 'pool-empty')

/** The pool must hold fewer than `n` tokens. */
export const poolBelow =
  (n: number): Need =>
  (state, seat) =>
    state.players[seat]!.pool.length < n ? undefined : 'pool-large'

export const held =
  (rune: number): Need =>
  (state, seat) =>
    some(state.players[seat]!.pool, ofRune, rune) ? undefined : 'no-rune-held'

/** A pool token with the rune of the marker. */
export const runeHeld: Need = (state, seat, rune) =>
  some(state.players[seat]!.pool, ofRune, rune) ? undefined : 'no-rune-held'

export const altarTokens: Need = (state) => (state.altar.length > 0 ? undefined : 'altar-empty')

export const onAltar =
  (fits: Fits, value: number): Need =>
  (state) =>
    some(state.altar, fits, value) ? undefined : 'no-match-on-altar'

/** An altar token of a colour that lies on the own familiar. */
export const storedColourOnAltar: Need = (state, seat) =>
  some(state.altar, ofColours, storedColours(state.players[seat]!.familiar)) ? undefined : 'no-stored-colour-on-altar'

export const tokensToDraw: Need = (state) => (available(state) > 0 ? undefined : 'nothing-to-draw')

export const tokensToTakeOrDraw: Need = (state) =>
  state.altar.length + available(state) > 0 ? undefined : 'nothing-to-take'

export const familiarSpace: Need = (state, seat) => (spaces(state.players[seat]!) > 0 ? undefined : 'familiar-full')

export const familiarTokens: Need = (state, seat) =>
  state.players[seat]!.familiar.length > 0 ? undefined : 'familiar-empty'

/** The colours of some tokens as bits. */
export function storedColours(tokens: readonly number[]): number {
  let colours = 0
  for (const token of tokens) colours |= 1 << colourOf(token)
  return colours
}

export const ofColours: Fits = (token, colours) => ((colours >> colourOf(token)) & 1) === 1
