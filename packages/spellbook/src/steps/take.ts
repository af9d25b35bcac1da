import { C, D, E, type Frame, removeAt, SEAT } from '@athanor/kernel'
import { altarMoves, anyToken, type Fits, ofColour, ofRune, placeOf } from '../choice.ts'
import { DONE, KIND, tokenOf } from '../move.ts'
import { colourOfSpell, type Effect, LOWEST, levelOf, parseSpell, runeOfMarker, type SpellId } from '../spell.ts'
import { room, type State } from '../state.ts'
import { cause, drawToPool, type SpellbookLog } from '../supply.ts'
import { colourOf, runeOf } from '../token.ts'
import { causeOf, deed, playerOf, question, reset } from './step.ts'

/** Moves an altar token into a pool. Returns whether the player's Mirage notices it: only on the own day. */
export function takeToken(state: State, seat: number, move: number, log: SpellbookLog, by?: SpellId): boolean {
  const token = removeAt(state.altar, placeOf(state.altar, move))
  state.players[seat]!.pool.push(token)
  log?.({ type: 'took', seat, token, ...cause(by) })
  return seat === state.active && mirageDraws(state, seat) > 0 && runeOf(token) === mirageRune(state, seat)
}

const MIRAGE: SpellId = parseSpell('B3')!

/** How many tokens Mirage draws for each token it notices. */
function mirageDraws(state: State, seat: number): number {
  const colour = colourOfSpell(MIRAGE)
  if (state.table.spells[colour] !== MIRAGE) return 0
  const level = levelOf(state.players[seat]!.book[colour]!)
  return level === 0 ? 0 : level === LOWEST ? 1 : 2
}

const mirageRune = (state: State, seat: number): number =>
  runeOfMarker(state.players[seat]!.book[colourOfSpell(MIRAGE)]!)

/** Mirage draws for all tokens it noticed in one take. SB-SPELL-B3.4 */
export function mirage(state: State, seat: number, noticed: number, log: SpellbookLog): void {
  if (noticed > 0) drawToPool(state, seat, noticed * mirageDraws(state, seat), log, MIRAGE)
}

export const settleTake = deed((state, frame, log) => {
  mirage(state, state.stack[frame + SEAT]!, state.stack[frame + D]!, log)
  reset(state, frame)
})

/** Takes a token and counts it in `C`, and in `D` if Mirage notices it. */
export function takeCounted(state: State, frame: Frame, move: number, log: SpellbookLog): number {
  if (takeToken(state, state.stack[frame + SEAT]!, move, log, causeOf(state, frame))) state.stack[frame + D]!++
  return ++state.stack[frame + C]!
}

/** Takes `n` tokens that fit, as far as altar and room allow; then Mirage. */
const takeFitting = (n: number, fits: Fits, compareTo: (state: State, frame: Frame) => number): Effect => [
  question(
    'take',
    (state, frame) => {
      const wanted = Math.min(n - state.stack[frame + C]!, room(playerOf(state, frame)))
      return wanted === 0 ? [] : altarMoves(state, KIND.take, fits, compareTo(state, frame), wanted)
    },
    (state, frame, move, log) => takeCounted(state, frame, move, log) < n,
  ),
  settleTake,
]

export const take = (n: number): Effect => takeFitting(n, anyToken, () => 0)
export const takeRune = (n: number, rune: number): Effect => takeFitting(n, ofRune, () => rune)
/** Takes a token that fits what `compareTo` says. */
export const takeOne = (fits: Fits, compareTo: (state: State, frame: Frame) => number): Effect =>
  takeFitting(1, fits, compareTo)

/** Takes none, one or two tokens of one colour. `E` is the colour of the first one, plus one. */
export const takeUpToTwoOfOneColour: Effect = [
  question(
    'take-up-to-2',
    (state, frame) => {
      if (room(playerOf(state, frame)) === 0) return []
      const first = state.stack[frame + E]!
      const fits = first === 0 ? anyToken : ofColour
      const moves = altarMoves(state, KIND.take, fits, first - 1, 0)
      moves.push(DONE)
      return moves
    },
    (state, frame, move, log) => {
      if (move === DONE) return false
      state.stack[frame + E] = colourOf(tokenOf(move)) + 1
      return takeCounted(state, frame, move, log) < 2
    },
  ),
  settleTake,
]
