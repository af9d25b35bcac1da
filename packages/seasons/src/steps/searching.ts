import { B, E, type Frame, type Move, removeAt } from '@athanor/kernel'
import type { CardId, Effect } from '../card.ts'
import { energyCost, isFamiliar } from '../catalogue.ts'
import { energyMoves, NO_MOVES } from '../choice.ts'
import { countOf, type Energy, one } from '../energy.ts'
import { cardOf, EVERYBODY, shownTo } from '../entry.ts'
import { KIND, kindOf, moveOf, optionMove, STOP, subjectOf } from '../move.ts'
import { ELEMENTAL_AMULET } from '../named.ts'
import type { State } from '../state.ts'
import { deed, ownCard, playerOf, question, seatOf } from '../step.ts'
import { payForCards, type SeasonsLog, takeTop } from '../supply.ts'
import { discardHeld, inWhichOrder } from './drawing.ts'

type Fits = (state: State, card: CardId, energy: Energy) => boolean

/** An item with an energy in its printed cost. EK-CARD-05.8, EK-CARD-05.9 */
const showsEnergy: Fits = (state, card, energy) =>
  !isFamiliar(card) && (card === ELEMENTAL_AMULET || countOf(energyCost(card, state.players.length), energy) > 0)

const NAMES: Move[] = energyMoves(one(0) + one(1) + one(2) + one(3), KIND.name)
const SEARCH = optionMove('search')

/** Reveals cards until one fits, or none is left; they stay held. `B` is 1 if one was found: the last. R-116 */
function search(state: State, frame: Frame, fits: Fits, energy: Energy, log: SeasonsLog): void {
  const seat = seatOf(state, frame)
  const cards: CardId[] = []
  state.stack[frame + B] = 0
  while (state.stack[frame + B] === 0) {
    const top = takeTop(state, log)
    if (top === 0) break
    state.held.push(shownTo(top, EVERYBODY))
    cards.push(cardOf(top))
    if (fits(state, cardOf(top), energy)) state.stack[frame + B] = 1
  }
  state.reveals++
  if (cards.length > 0) log?.({ type: 'revealed', seat, cards, by: ownCard(state, frame) })
}

// How far the searches have come, in `E`.
const FIRST = 1
const GIVEN_UP = 2
const SECOND = 3

/** The found card is kept or, the first time, given up: then there may be a second search. */
const decide = question(
  'found',
  (state, frame) => {
    if (state.stack[frame + B] === 0) return NO_MOVES
    const card = cardOf(state.held[state.held.length - 1]!)
    const keep = moveOf(KIND.keep, card)
    return state.stack[frame + E] === FIRST ? [keep, moveOf(KIND.discard, card)] : [keep]
  },
  (state, frame, move, log) => {
    state.stack[frame + B] = 0
    if (kindOf(move) === KIND.discard) {
      state.stack[frame + E] = GIVEN_UP
      return false
    }
    playerOf(state, frame).hand.push(removeAt(state.held, state.held.length - 1))
    log?.({ type: 'kept-open', seat: seatOf(state, frame), card: subjectOf(move), by: ownCard(state, frame) })
    payForCards(state, seatOf(state, frame), log)
    return false
  },
)

/** After the first find was given up, and if there are cards left. */
const again = (moves: readonly Move[], goOn: (state: State, frame: Frame, move: Move, log: SeasonsLog) => void) =>
  question(
    'again',
    (state, frame) => (state.stack[frame + E] === GIVEN_UP && state.pile.length > 0 ? [...moves, STOP] : NO_MOVES),
    (state, frame, move, log) => {
      if (move !== STOP) goOn(state, frame, move, log)
      state.stack[frame + E] = SECOND
      return false
    },
  )

const discardRest: Effect = [
  // Without a draw pile the cards set aside are shuffled into a new one: their order is no choice. R-116
  deed((state, frame, log) => {
    if (state.pile.length === 0) discardHeld(state, seatOf(state, frame), log, ownCard(state, frame), true)
  }),
  inWhichOrder,
  deed((state, frame, log) => discardHeld(state, seatOf(state, frame), log, ownCard(state, frame))),
]

function nameAndSearch(state: State, frame: Frame, move: Move, log: SeasonsLog): void {
  const energy = subjectOf(move)
  log?.({ type: 'named', seat: seatOf(state, frame), energy: [energy], by: ownCard(state, frame) })
  search(state, frame, showsEnergy, energy, log)
}

/** Name an energy and reveal cards until an item shows it; keep it, or give it up and search once more. EK-CARD-05 */
export const searchItem: Effect = [
  question(
    'name',
    () => NAMES,
    (state, frame, move, log) => {
      nameAndSearch(state, frame, move, log)
      state.stack[frame + E] = FIRST
      return false
    },
  ),
  decide,
  again(NAMES, nameAndSearch),
  decide,
  ...discardRest,
]

const searchForFamiliar = (state: State, frame: Frame, log: SeasonsLog): void =>
  search(state, frame, (_, card) => isFamiliar(card), 0, log)

/** Reveal cards until a familiar appears; keep it, or give it up and search once more. EK-CARD-08 */
export const searchFamiliar: Effect = [
  deed((state, frame, log) => {
    searchForFamiliar(state, frame, log)
    state.stack[frame + E] = FIRST
  }),
  decide,
  again([SEARCH], (state, frame, _move, log) => searchForFamiliar(state, frame, log)),
  decide,
  ...discardRest,
]
