import { A, C, FRAME_SIZE, type Log, PROGRAM, push, removeAt, SEAT, type Seat, shuffle } from '@athanor/kernel'
import type { CardId } from './card.ts'
import { isFamiliar } from './catalogue.ts'
import { type Cause, enchantmentCause } from './cause.ts'
import { changesAt } from './enchantments/index.ts'
import { listTokens, type Tokens, totalOf } from './energy.ts'
import {
  boundFor,
  cardOf,
  type Entry,
  EVERYBODY,
  entryOf,
  FIRST_FREE_GROUP,
  findCard,
  fromHand,
  fromHandOf,
  groupOf,
  knownBy,
  LAST_GROUP,
  PLACE_BITS,
  shownTo,
} from './entry.ts'
import type { SeasonsEvent } from './event.ts'
import { liftMarker, loseLinks } from './marker.ts'
import { forgetDeal, joinGroups, unsure, veil } from './memory.ts'
import { BESPELLED_GRIMOIRE, CURSED_TREATISE, MESODAES_LANTERN, STATUE_OF_EOLIS } from './named.ts'
import { CUT, GIVE_UP, IN_HAND, IN_PLAY, isCardProgram, LOSS, LOST_FROM_HAND } from './programs.ts'
import { COPYING, effectCard, GAUGE_LIMIT, type Player, playedCard, RAVEN_MARKERS, type State } from './state.ts'

export type SeasonsLog = Log<SeasonsEvent> | undefined

/** `by` for an event, if something causes it. */
export const cause = (by: Cause | undefined): { by?: Cause } => (by ? { by } : {})

const owner = (of: Seat | undefined): { of?: Seat } => (of === undefined ? {} : { of })

// ---- crystals and gauge

export function gain(state: State, seat: Seat, n: number, log: SeasonsLog, by?: Cause, of?: Seat): void {
  if (n <= 0) return
  state.players[seat]!.crystals += n
  log?.({ type: 'gained', seat, n, ...cause(by), ...owner(of) })
}

/** Takes crystals, as far as there are any. CRY-02 */
export function lose(state: State, seat: Seat, n: number, log: SeasonsLog, by?: Cause, of?: Seat): void {
  const player = state.players[seat]!
  const lost = Math.min(n, player.crystals)
  if (lost === 0) return
  player.crystals -= lost
  log?.({ type: 'lost', seat, n: lost, ...cause(by), ...owner(of) })
}

/** Moves crystals, as far as there are any. CRY-03, CRY-04 */
export function steal(state: State, from: Seat, to: Seat, n: number, log: SeasonsLog, by: Cause): void {
  const victim = state.players[from]!
  const taken = Math.min(n, victim.crystals)
  if (taken === 0) return
  victim.crystals -= taken
  state.players[to]!.crystals += taken
  log?.({ type: 'stole', seat: to, from, n: taken, by })
}

/** Moves a gauge up or down, within its limits. DIE-11, SUM-21 */
export function moveGauge(state: State, seat: Seat, steps: number, log: SeasonsLog, by?: Cause): void {
  const player = state.players[seat]!
  const before = player.gauge
  player.gauge = Math.max(0, Math.min(GAUGE_LIMIT, before + steps))
  if (player.gauge !== before) log?.({ type: 'gauge', seat, n: player.gauge - before, ...cause(by) })
}

// ---- energy

const CAPACITY = 7
const GRIMOIRE_CAPACITY = 10

export function countInPlay(player: Player, card: CardId): number {
  const { play } = player
  let n = 0
  for (let i = 0; i < play.length; i++) if (effectCard(play[i]!) === card) n++
  return n
}

const reducesReserve = (effect: CardId): boolean => effect === MESODAES_LANTERN || effect === STATUE_OF_EOLIS

/** The reduced-reserve markers of a player: one for each Lantern and Statue, and those that stay. EK-TERMS-03, EK-TERMS-04 */
export function markersOf({ play, markers }: Player): number {
  let n = markers ?? 0
  for (let i = 0; i < play.length; i++) if (reducesReserve(effectCard(play[i]!))) n++
  return n
}

/** DIE-03, CARD-018.2, EK-TERMS-05 */
export function capacityOf(player: Player): number {
  const whole = countInPlay(player, BESPELLED_GRIMOIRE) > 0 ? GRIMOIRE_CAPACITY : CAPACITY
  return Math.max(0, whole - markersOf(player))
}

/** A marker lowers the capacity of a reserve by 1 for good. EK-TERMS-03 */
export function shrinkReserve(state: State, seat: Seat, log: SeasonsLog, by: Cause): void {
  const player = state.players[seat]!
  player.markers = (player.markers ?? 0) + 1
  log?.({ type: 'shrank', seat, by })
  cutIfNeeded(state, seat)
}

/** Has the surplus returned, if there is one, before anything else happens. DIE-05, DIE-07 */
export function cutIfNeeded(state: State, seat: Seat): void {
  const player = state.players[seat]!
  // Without markers on the table no reserve holds less than usual.
  if (player.markers === undefined && totalOf(player.reserve) <= CAPACITY) return
  if (totalOf(player.reserve) > capacityOf(player)) push(state.stack, CUT, seat)
}

/** Puts certain tokens into a reserve. */
export function takeTokens(state: State, seat: Seat, tokens: Tokens, log: SeasonsLog, by?: Cause): void {
  if (tokens === 0) return
  state.players[seat]!.reserve += tokens
  log?.({ type: 'took-energy', seat, energy: listTokens(tokens), ...cause(by) })
  cutIfNeeded(state, seat)
}

export function emptyReserve(state: State, seat: Seat, log: SeasonsLog, by: Cause): void {
  const player = state.players[seat]!
  const tokens = player.reserve
  player.reserve = 0
  if (tokens > 0) log?.({ type: 'spent', seat, energy: listTokens(tokens), by })
}

// ---- cards

/** The shuffled discards become the draw pile. Those who knew a card know that it is somewhere in it. EK-DISCARD-05 */
function reshuffle(state: State, log: SeasonsLog): void {
  const cards = state.discard
  if (cards.some(fromHandOf)) forgetDeal(state)
  const group = state.groups < LAST_GROUP ? state.groups++ : 0
  for (let i = 0; i < cards.length; i++) {
    const entry = cards[i]!
    const old = groupOf(entry)
    const bound = old >= FIRST_FREE_GROUP ? boundFor(entry) : 0
    if (bound !== 0) joinGroups(state, old, group)
    cards[i] = entryOf(cardOf(entry), 0, group === 0 ? 0 : knownBy(entry) | bound, group)
  }
  state.pile = shuffle(state.rng, cards)
  state.discard = []
  state.reveals++
  log?.({ type: 'reshuffled', n: cards.length })
}

/** Takes the top card, unseen; 0 if there is none. An emptied pile is renewed at once, without it. EK-DISCARD-06 */
export function takeTop(state: State, log: SeasonsLog): Entry {
  const top = state.pile.pop()
  if (top === undefined) return 0
  if (state.pile.length === 0 && state.discard.length > 0) reshuffle(state, log)
  return top
}

/** Draws the top card; 0 if there is none. */
export function drawOne(state: State, seat: Seat, log: SeasonsLog): Entry {
  const top = takeTop(state, log)
  if (top === 0) return 0
  state.reveals++
  return shownTo(top, 1 << seat)
}

/** Draws cards into a list: a hand, or the cards held by an effect. Returns how many came. R-012 */
export function drawInto(list: Entry[], state: State, seat: Seat, n: number, log: SeasonsLog, by?: Cause): number {
  let drawn = 0
  while (drawn < n) {
    const entry = drawOne(state, seat, log)
    if (entry === 0) break
    list.push(entry)
    drawn++
  }
  if (drawn > 0 && log) {
    log({ type: 'drew', seat, n: drawn, ...cause(by) })
    log({ type: 'drew-cards', seat, cards: list.slice(-drawn).map(cardOf), only: 1 << seat, ...cause(by) })
  }
  if (drawn > 0 && list === state.players[seat]!.hand) payForCards(state, seat, log)
  return drawn
}

/** An effect has brought cards to a hand: Argos' Embrace takes crystals for that, or else a card. EK-ENC-06.1, EK-ENC-06.2 */
export function payForCards(state: State, seat: Seat, log: SeasonsLog): void {
  const { handPrice } = changesAt(state)
  if (handPrice === 0) return
  const by = enchantmentCause(state.table.enchantment!)
  if (state.players[seat]!.crystals >= handPrice) lose(state, seat, handPrice, log, by)
  else push(state.stack, GIVE_UP, seat, IN_PLAY | IN_HAND, by)
}

/** Puts a card on the discard pile. EK-DISCARD-07: into an empty draw pile at once. */
export function toDiscard(state: State, entry: Entry, log: SeasonsLog): void {
  state.discard.push(entry)
  if (state.pile.length === 0) reshuffle(state, log)
}

/** Puts cards on the discard pile together: if there is no draw pile, all of them become one. R-116 */
export function allToDiscard(state: State, cards: readonly Entry[], log: SeasonsLog): void {
  for (let i = 0; i < cards.length; i++) state.discard.push(cards[i]!)
  if (state.pile.length === 0) reshuffle(state, log)
}

/**
 * Takes a card out of a hand, openly. `reveals` does not grow: the player has named the card by the move and may take the
 * move back, at the price of having shown the card.
 */
export function takeFromHand(state: State, seat: Seat, card: CardId): void {
  const { hand, second, third } = state.players[seat]!
  const taken = removeAt(hand, findCard(hand, card))
  for (const list of [hand, second, third]) {
    const other = findCard(list, card)
    if (other >= 0) list[other] = unsure(taken, list[other]!, seat, state.players.length) | (list[other]! & PLACE_BITS)
  }
}

/** Discards a hand card that everybody sees. */
export function discardOpenly(state: State, seat: Seat, card: CardId, log: SeasonsLog, by: Cause): void {
  takeFromHand(state, seat, card)
  log?.({ type: 'discarded-open', seat, card, by })
  toDiscard(state, entryOf(card, EVERYBODY), log)
}

/** Discards the hand card at a place so that nobody else sees it. EK-DISCARD-03 */
export function discardFaceDown(state: State, seat: Seat, at: number, log: SeasonsLog, by: Cause): void {
  const { hand } = state.players[seat]!
  veil(hand, seat)
  const entry = removeAt(hand, at)
  log?.({ type: 'discarded', seat, n: 1, ...cause(by) })
  log?.({ type: 'discarded-cards', seat, cards: [cardOf(entry)], only: 1 << seat, ...cause(by) })
  toDiscard(state, fromHand(entry, seat), log)
}

/** A card leaves play; the tokens on it go back to the bank. SUM-23 */
export function leavePlay(state: State, seat: Seat, place: number, log: SeasonsLog): void {
  const player = state.players[seat]!
  const played = removeAt(player.play, place)
  const tokens = removeAt(player.stored, place)
  if (tokens > 0) log?.({ type: 'left-with', seat, energy: listTokens(tokens), by: playedCard(played) })
  closeUp(state, seat, place)
  if ((played & COPYING) !== 0) liftMarker(state, played)
  else if ((played & RAVEN_MARKERS) !== 0) loseLinks(state, seat, played)
  // Pushed last, done first.
  if (effectCard(played) === BESPELLED_GRIMOIRE) cutIfNeeded(state, seat)
}

export const NOWHERE = -1

/** Frames know their card by its place: those behind a card that has left move up, its own are nowhere. */
function closeUp(state: State, seat: Seat, place: number): void {
  const { stack } = state
  for (let frame = 0; frame < stack.length; frame += FRAME_SIZE) {
    if (stack[frame + SEAT] !== seat || !knowsPlace(stack, frame)) continue
    const at = stack[frame + A]!
    if (at === place) stack[frame + A] = NOWHERE
    else if (at > place) stack[frame + A] = at - 1
  }
}

const knowsPlace = (stack: State['stack'], frame: number): boolean =>
  stack[frame + PROGRAM] === LOSS ? stack[frame + C]! < LOST_FROM_HAND : isCardProgram(stack[frame + PROGRAM]!)

/** SUM-22. Cursed Treatise takes the reserve with it. */
export function sacrifice(state: State, seat: Seat, place: number, log: SeasonsLog, by: Cause): void {
  toDiscard(state, sacrificeAside(state, seat, place, log, by), log)
}

/** A sacrifice whose card does not yet lie on the discard pile. */
export function sacrificeAside(state: State, seat: Seat, place: number, log: SeasonsLog, by: Cause): Entry {
  const played = state.players[seat]!.play[place]!
  const card = playedCard(played)
  log?.({ type: 'sacrificed', seat, card, by })
  leavePlay(state, seat, place, log)
  if (effectCard(played) === CURSED_TREATISE) emptyReserve(state, seat, log, CURSED_TREATISE)
  return entryOf(card, EVERYBODY)
}

/** Back into the hand: no sacrifice. CARD-017.5 */
export function recall(state: State, seat: Seat, place: number, log: SeasonsLog, by: Cause): void {
  const card = playedCard(state.players[seat]!.play[place]!)
  log?.({ type: 'recalled', seat, card, by })
  state.players[seat]!.hand.push(entryOf(card, EVERYBODY))
  // A card that is given up for it comes after all that its leaving brings about.
  payForCards(state, seat, log)
  leavePlay(state, seat, place, log)
}

/** SUM-01, SUM-20 */
export const hasRoom = (player: Player): boolean => player.play.length < player.gauge

/** The items or the familiars of a player. */
export function countKind(player: Player, familiar: boolean): number {
  const { play } = player
  let n = 0
  for (let i = 0; i < play.length; i++) if (isFamiliar(playedCard(play[i]!)) === familiar) n++
  return n
}
