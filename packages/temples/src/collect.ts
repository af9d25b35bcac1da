import { A, B, C, type Move, push, SEAT, type Seat } from '@athanor/kernel'
import type { Board } from './board.ts'
import { type Card, isTemple, TEMPLES } from './card.ts'
import { COLOURLESS, SPACES } from './crystal.ts'
import { freeChoice, pushGain, pushTrade } from './gain.ts'
import { cover, KIND, kindOf, SKIP, spaceOf, subjectOf, TRADE } from './move.ts'
import { payCrystals } from './payment.ts'
import { deed, type Effect, NONE, question, type TemplesLog, TRADING, UPGRADING } from './programs.ts'
import { boardOf, COLLECTED, countOf, ownedRunes, type State, templeAt } from './state.ts'
import { covered, obtainable } from './supply.ts'
import { addTo, type Gain, plus, type Tally } from './tally.ts'

const tabletOf = (state: State, board: Board, card: Card): number =>
  isTemple(card) ? board.temples[templeAt(state, card)]!.tablet : board.wilderness[card]!.tablet

/** The runes of a seat that resonate on a card. MT-RUNE-04, MT-RUNE-08 */
export const resonating = (state: State, board: Board, seat: Seat, card: Card): number =>
  ownedRunes(state, seat, tabletOf(state, board, card))

/** Collects on the card where the pawn stands: first what it gives, then its upgrade or exchange. MT-COLLECT-06 */
export function collect(state: State, seat: Seat, log: TemplesLog): void {
  const card = state.pawns[seat]!
  const board = boardOf(state)
  const temple = isTemple(card) ? templeAt(state, card) : -1
  state.flags |= COLLECTED
  log?.({ type: 'collected', seat, card, temple })
  if (temple >= 0) {
    takeCrystals(state, board, seat, card, board.temples[temple]!.gain, log)
    return
  }
  const { action, gain } = board.wilderness[card]!
  if (action === 'upgrade') push(state.stack, UPGRADING, seat, card)
  if (action === 'exchange') push(state.stack, TRADING, seat, card)
  takeCrystals(state, board, seat, card, gain, log)
}

/** What the card gives directly and what its resonance gives: one gain. MT-COLLECT-05 */
function takeCrystals(state: State, board: Board, seat: Seat, card: Card, gain: Gain, log: TemplesLog): void {
  let { kinds, anyColour, anyKind } = gain
  const n = resonating(state, board, seat, card)
  if (n > 0) {
    const rune = tabletOf(state, board, card)
    const more = board.runes[rune]!.gain
    kinds = plus(kinds, more.kinds, n)
    anyColour += more.anyColour * n
    anyKind += more.anyKind * n
    log?.({ type: 'resonance', seat, rune, n })
  }
  if (kinds !== 0 || anyColour + anyKind > 0) pushGain(state, seat, 'card', kinds, freeChoice(anyColour, anyKind))
}

// ---- upgrade

/** Whether enough of the slot's colour is left for one more. `here` are the slots covered in this visit. MT-COLLECT-57 */
function yields(state: State, seat: Seat, slots: readonly number[], slot: number, here: number): boolean {
  const colour = slots[slot]!
  let promised = 0
  for (let i = 0; i < slots.length; i++) if ((here >> i) & 1 && slots[i] === colour) promised++
  return obtainable(state, seat, colour, promised + 1) > promised
}

/** A free slot and the colourless crystal to cover it; of free slots of one colour the first. MT-COLLECT-19 to MT-COLLECT-22 */
function coverMoves(
  state: State,
  board: Board,
  seat: Seat,
  card: Card,
  here: number,
  placed: number,
  moves: Move[],
): void {
  const { slots, maxPlaced } = board.wilderness[card]!
  if (placed === maxPlaced) return
  const mask = state.slots[card - TEMPLES]!
  let colours = 0
  for (let slot = 0; slot < slots.length; slot++) {
    if ((mask >> slot) & 1 || (colours >> slots[slot]!) & 1 || !yields(state, seat, slots, slot, here)) continue
    colours |= 1 << slots[slot]!
    for (let space = 0, at = seat * SPACES; space < SPACES; space++, at++)
      if (state.crystals[at] === COLOURLESS) moves.push(cover(slot, space))
  }
}

/** A rune clears the upgrade card before the upgrade. MT-RUNE-20 to MT-RUNE-22 */
const clearByRune = deed((state, frame, log) => {
  const card = state.stack[frame + A]!
  const board = boardOf(state)
  if (state.slots[card - TEMPLES] === 0) return
  const n = resonating(state, board, state.stack[frame + SEAT]!, card)
  if (n > 0 && board.runes[tabletOf(state, board, card)]!.clears) clear(state, card, 'rune', log)
})

/** All crystals of an upgrade card return to the supply. */
function clear(state: State, card: Card, by: 'rune' | 'upgrade', log: TemplesLog): void {
  const n = covered(state, card)
  state.supply[COLOURLESS]! += n
  state.slots[card - TEMPLES] = 0
  log?.({ type: 'cleared', card, n, by })
}

const upgrade = question(
  'upgrade',
  (state, frame) => {
    const { stack } = state
    const card = stack[frame + A]!
    const moves: Move[] = []
    coverMoves(state, boardOf(state), stack[frame + SEAT]!, card, stack[frame + B]!, stack[frame + C]!, moves)
    if (moves.length > 0) moves.push(SKIP)
    return moves
  },
  (state, frame, move, log) => {
    if (kindOf(move) !== KIND.cover) return false
    const { stack } = state
    const seat = stack[frame + SEAT]!
    const card = stack[frame + A]!
    const slot = subjectOf(move)
    const space = spaceOf(move)
    // MT-COLLECT-23: the crystal stays on the card.
    state.crystals[seat * SPACES + space] = -1
    state.slots[card - TEMPLES]! |= 1 << slot
    stack[frame + B]! |= 1 << slot
    stack[frame + C]!++
    log?.({ type: 'covered', seat, card, slot, colour: boardOf(state).wilderness[card]!.slots[slot]!, space })
    return true
  },
)

const takeUpgraded = deed((state, frame) => {
  const { stack } = state
  const here = stack[frame + B]!
  if (here === 0) return
  const { slots } = boardOf(state).wilderness[stack[frame + A]!]!
  let kinds: Tally = 0
  for (let slot = 0; slot < slots.length; slot++) if ((here >> slot) & 1) kinds = addTo(kinds, slots[slot]!, 1)
  pushGain(state, stack[frame + SEAT]!, 'upgrade', kinds, 0)
})

/** MT-COLLECT-27 to MT-COLLECT-29 */
const checkClearing = deed((state, frame, log) => {
  if (state.stack[frame + B] === 0) return
  const card = state.stack[frame + A]!
  const { slots, clearIfFreeAtMost } = boardOf(state).wilderness[card]!
  if (slots.length - covered(state, card) <= clearIfFreeAtMost) clear(state, card, 'upgrade', log)
})

/** The card in `A`, the slots covered in this visit in `B`, their number in `C`. */
export const upgradeProgram: Effect = [clearByRune, upgrade, takeUpgraded, checkClearing]

// ---- exchange

/** The crystals that runes add to the exchange of a card. MT-RUNE-27 */
export const extraTrade = (state: State, board: Board, seat: Seat, card: Card): number =>
  resonating(state, board, seat, card) * board.runes[tabletOf(state, board, card)]!.extra

const trade = question(
  'trade',
  (state, frame) => {
    const { pay } = boardOf(state).wilderness[state.stack[frame + A]!]!
    return countOf(state, state.stack[frame + SEAT]!, COLOURLESS) >= pay ? [TRADE, SKIP] : NONE
  },
  (state, frame, move, log) => {
    if (move !== TRADE) return false
    const seat = state.stack[frame + SEAT]!
    const card = state.stack[frame + A]!
    const board = boardOf(state)
    const { pay, take, different } = board.wilderness[card]!
    log?.({ type: 'traded', seat })
    pushTrade(state, seat, take + extraTrade(state, board, seat, card), take, different)
    payCrystals(state, seat, 'trade', pay, true)
    return false
  },
)

/** The card in `A`. */
export const tradeProgram: Effect = [trade]
