import { A, B, type Frame, leftOf, push, type Seat } from '@athanor/kernel'
import type { Effect } from '../card.ts'
import { energyCost, isFamiliar } from '../catalogue.ts'
import { cardMoves, placeOf, playMoves } from '../choice.ts'
import { changesAt } from '../enchantments/index.ts'
import { giveUp, giveUpFromHand } from '../loss.ts'
import { detailOf, KIND, kindOf, optionMove, subjectOf } from '../move.ts'
import { CURSED_TREATISE, ELEMENTAL_AMULET, SELENIAS_CODEX } from '../named.ts'
import { DROP, GIVE_UP, IN_HAND, IN_PLAY, NAMED, OWN, OWN_ASIDE, RECALL, SHOWN } from '../programs.ts'
import { type Played, playedCard, SAVED, type State } from '../state.ts'
import { asked, deed, opponentsOf, ownCard, playerOf, question, seatOf } from '../step.ts'
import { countKind, leavePlay, recall } from '../supply.ts'

export const sacrificeThis = deed((state, frame, log) =>
  giveUp(state, seatOf(state, frame), state.stack[frame + A]!, log, ownCard(state, frame), OWN),
)

/** It lies on the discard pile only when its effect is done. R-122 */
export const sacrificeThisAside = deed((state, frame, log) =>
  giveUp(state, seatOf(state, frame), state.stack[frame + A]!, log, ownCard(state, frame), OWN_ASIDE),
)

const anyCard = (played: Played): boolean => (played & SAVED) === 0
const anItem = (played: Played): boolean => !isFamiliar(playedCard(played))
const aFamiliar = (played: Played): boolean => isFamiliar(playedCard(played))

/** Sacrifice `n` of the own cards. `B` counts them. */
export const sacrificeSeveral = (n: number): Effect => [
  question(
    'sacrifice',
    (state, frame) => {
      const player = playerOf(state, frame)
      const moves = playMoves(player, KIND.sacrifice, anyCard)
      // All go: their order is no choice, but that the first one may become the draw pile, and that the discard pile
      // is searched in Enchanted Kingdom. R-014
      const allGo = player.play.length <= n - state.stack[frame + B]!
      if (!allGo || state.pile.length === 0 || state.table.kingdom) return moves
      // Cursed Treatise first: it empties the reserve, and nothing has to be returned for a lost Grimoire.
      return [moves.find((move) => subjectOf(move) === CURSED_TREATISE) ?? moves[0]!]
    },
    (state, frame, move, log) => {
      const place = placeOf(playerOf(state, frame), subjectOf(move), detailOf(move))
      const toCome = n - ++state.stack[frame + B]!
      giveUp(state, seatOf(state, frame), place, log, ownCard(state, frame), NAMED, toCome)
      return toCome > 0
    },
  ),
  deed((state, frame) => {
    const { play } = playerOf(state, frame)
    for (let i = 0; i < play.length; i++) play[i]! &= ~SAVED
  }),
]

/** Discard a familiar from the hand or sacrifice one. */
export const giveUpFamiliar = asked(
  'give-up',
  (state, frame) => playerOf(state, frame).hand.length > 0,
  (state, frame) => {
    const player = playerOf(state, frame)
    const moves = playMoves(player, KIND.sacrifice, aFamiliar)
    for (const move of cardMoves(player.hand, KIND.discard)) if (isFamiliar(subjectOf(move))) moves.push(move)
    return moves
  },
  (state, frame, move, log) => {
    const seat = seatOf(state, frame)
    const card = subjectOf(move)
    if (kindOf(move) === KIND.discard) giveUpFromHand(state, seat, card, log, ownCard(state, frame), SHOWN)
    else giveUp(state, seat, placeOf(playerOf(state, frame), card, detailOf(move)), log, ownCard(state, frame))
    return false
  },
)

/** Give up a card in play or in hand. */
export const giveUpCard = deed((state, frame) => {
  push(state.stack, GIVE_UP, seatOf(state, frame), IN_PLAY | IN_HAND, ownCard(state, frame))
})

export const recallProgram: Effect = [
  question(
    'recall',
    (state, frame) => playMoves(playerOf(state, frame), KIND.recall, anItem),
    (state, frame, move, log) => {
      const place = placeOf(playerOf(state, frame), subjectOf(move), detailOf(move))
      recall(state, seatOf(state, frame), place, log, state.stack[frame + B]!)
      return false
    },
  ),
]

/** Has several seats act, the first of the list first. */
function inOrder(state: State, frame: Frame, seats: readonly Seat[], program: number, a = 0): void {
  for (let i = seats.length - 1; i >= 0; i--) push(state.stack, program, seats[i]!, a, ownCard(state, frame))
}

export const opponentsSacrifice = deed((state, frame) =>
  inOrder(state, frame, opponentsOf(state, seatOf(state, frame)), GIVE_UP, IN_PLAY),
)

/** Everybody takes an item back; the owner last. */
export const everybodyRecalls = deed((state, frame) => {
  const seat = seatOf(state, frame)
  inOrder(state, frame, [...opponentsOf(state, seat), seat], RECALL)
})

const EVERYBODY_DROPS = optionMove('tokens')
const EVERYBODY_DISCARDS = optionMove('cards')

/** Everybody discards `n` tokens of the reserve, or everybody a hand card; the owner last. EK-CARD-19 */
export const everybodyGivesUp = (n: number) =>
  question(
    'warden',
    () => [EVERYBODY_DROPS, EVERYBODY_DISCARDS],
    (state, frame, move) => {
      const seat = seatOf(state, frame)
      const seats = [...opponentsOf(state, seat), seat]
      if (move === EVERYBODY_DROPS) inOrder(state, frame, seats, DROP, n)
      else inOrder(state, frame, seats, GIVE_UP, IN_HAND)
      return false
    },
  )

/** Whether a card costs energy: as printed, or with Nature Spirit. EK-CARD-04.2, EK-CARD-04.6, EK-CARD-04.7 */
const costsEnergy = (state: State, card: number): boolean =>
  card === ELEMENTAL_AMULET || changesAt(state).extraEnergy > 0 || energyCost(card, state.players.length) !== 0

/** Take an own item back that costs energy; no Codex. EK-CARD-04 */
export const recallForEnergy = question(
  'recall',
  (state, frame) =>
    playMoves(
      playerOf(state, frame),
      KIND.recall,
      (played) => anItem(played) && playedCard(played) !== SELENIAS_CODEX && costsEnergy(state, playedCard(played)),
    ),
  (state, frame, move, log) => {
    const place = placeOf(playerOf(state, frame), subjectOf(move), detailOf(move))
    recall(state, seatOf(state, frame), place, log, ownCard(state, frame))
    return false
  },
)

/** This card goes straight to the left neighbour. CARD-050.3 */
export const handOn = deed((state, frame, log) => {
  const seat = seatOf(state, frame)
  const to = leftOf(seat, state.players.length)
  const card = ownCard(state, frame)
  leavePlay(state, seat, state.stack[frame + A]!, log)
  state.players[to]!.play.push(card)
  state.players[to]!.stored.push(0)
  log?.({ type: 'handed-on', seat, card, to })
})

/** The items of a seat but for the card at `place`; a Raven there is none. EK-CARD-18.14 */
export const otherItems = (state: State, seat: Seat, place: number): number =>
  countKind(state.players[seat]!, false) - (anItem(state.players[seat]!.play[place]!) ? 1 : 0)
export const familiarsInPlay = (state: State, seat: Seat): number => countKind(state.players[seat]!, true)
