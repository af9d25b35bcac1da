import { type Log, push, removeAt, type Seat, shuffle } from '@athanor/kernel'
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
  isBound,
  isDealt,
  knownBy,
  LAST_GROUP,
  pickGroup,
  shownTo,
  veiled,
  withGroup,
} from './entry.ts'
import type { SeasonsEvent } from './event.ts'
import { BESPELLED_GRIMOIRE, CURSED_TREATISE } from './named.ts'
import { CUT, LOSE } from './programs.ts'
import { effectCard, GAUGE_LIMIT, type Player, playedCard, type State } from './state.ts'

export type SeasonsLog = Log<SeasonsEvent> | undefined

/** `by` for an event, if something causes it. */
export const cause = (by: Cause | undefined): { by?: Cause } => (by ? { by } : {})

// ---- crystals and gauge

export function gain(state: State, seat: Seat, n: number, log: SeasonsLog, by?: CardId): void {
  if (n <= 0) return
  state.players[seat]!.crystals += n
  log?.({ type: 'gained', seat, n, ...cause(by) })
}

/** Takes crystals, as far as there are any. CRY-02 */
export function lose(state: State, seat: Seat, n: number, log: SeasonsLog, by?: CardId): void {
  const player = state.players[seat]!
  const lost = Math.min(n, player.crystals)
  if (lost === 0) return
  player.crystals -= lost
  log?.({ type: 'lost', seat, n: lost, ...cause(by) })
}

/** Moves crystals, as far as there are any. CRY-03, CRY-04 */
export function steal(state: State, from: Seat, to: Seat, n: number, log: SeasonsLog, by: CardId): void {
  const victim = state.players[from]!
  const taken = Math.min(n, victim.crystals)
  if (taken === 0) return
  victim.crystals -= taken
  state.players[to]!.crystals += taken
  log?.({ type: 'stole', seat: to, from, n: taken, by })
}

/** Moves a gauge up or down, within its limits. DIE-11, SUM-21 */
export function moveGauge(state: State, seat: Seat, steps: number, log: SeasonsLog, by?: CardId): void {
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

/** DIE-03, CARD-018.2, EK-TERMS-05 */
export function capacityOf(player: Player): number {
  const { play } = player
  let capacity = CAPACITY
  for (let i = 0; i < play.length; i++) if (effectCard(play[i]!) === BESPELLED_GRIMOIRE) capacity = GRIMOIRE_CAPACITY
  return player.markers === undefined ? capacity : Math.max(0, capacity - player.markers)
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
  const held = totalOf(player.reserve)
  if (held > CAPACITY - (player.markers ?? 0) && held > capacityOf(player)) push(state.stack, CUT, seat)
}

/** Puts certain tokens into a reserve. */
export function takeTokens(state: State, seat: Seat, tokens: Tokens, log: SeasonsLog, by?: CardId): void {
  if (tokens === 0) return
  state.players[seat]!.reserve += tokens
  log?.({ type: 'took-energy', seat, energy: listTokens(tokens), ...cause(by) })
  cutIfNeeded(state, seat)
}

export function emptyReserve(state: State, seat: Seat, log: SeasonsLog, by: CardId): void {
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

/**
 * A card that a hand has discarded face down goes into a shuffled pile: it may be any of that hand, so what people know of
 * dealt cards, and of that hand, tells them too much about which one it is. It is given up.
 */
function forgetDeal(state: State): void {
  for (const player of state.players) {
    for (const list of [player.hand, player.second, player.third])
      for (let i = 0; i < list.length; i++)
        if (groupOf(list[i]!) < FIRST_FREE_GROUP) list[i] = entryOf(cardOf(list[i]!), knownBy(list[i]!))
  }
}

/** What people know of one group holds for the two together. */
function joinGroups(state: State, old: number, group: number): void {
  const relabel = (list: Entry[]): void => {
    for (let i = 0; i < list.length; i++) if (groupOf(list[i]!) === old) list[i] = withGroup(list[i]!, group)
  }
  relabel(state.held)
  relabel(state.discard)
  for (const player of state.players) relabel(player.hand)
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
export function drawInto(list: Entry[], state: State, seat: Seat, n: number, log: SeasonsLog, by?: CardId): number {
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

/** What may be given up, as bits. */
export const CARD_IN_PLAY = 1
export const CARD_IN_HAND = 2
export const CAPACITY_INSTEAD = 4

/** Has a player give up a card. */
export const loseCard = (state: State, seat: Seat, what: number, by: Cause): void =>
  push(state.stack, LOSE, seat, what, by)

/** An effect has brought cards to a hand: Argos' Embrace takes crystals for that, or else a card. EK-ENC-06.1, EK-ENC-06.2 */
export function payForCards(state: State, seat: Seat, log: SeasonsLog): void {
  const { handPrice } = changesAt(state)
  if (handPrice === 0) return
  const by = enchantmentCause(state.table.enchantment!)
  if (state.players[seat]!.crystals >= handPrice) lose(state, seat, handPrice, log, by)
  else loseCard(state, seat, CARD_IN_PLAY | CARD_IN_HAND, by)
}

/** Puts a card on the discard pile. EK-DISCARD-07: into an empty draw pile at once. */
export function toDiscard(state: State, entry: Entry, log: SeasonsLog): void {
  state.discard.push(entry)
  if (state.pile.length === 0) reshuffle(state, log)
}

/**
 * Before a player parts drawn cards secretly: whoever knew one of them from a look still knows that it is among them, but
 * no longer which place it goes to. That tells more than that they came from a certain reshuffled pile, which is given up.
 */
export function partSecretly(state: State, seat: Seat, cards: Entry[]): void {
  if (cards.length < 2) return
  const own = 1 << seat
  let knownToOthers = 0
  for (let i = 0; i < cards.length; i++) knownToOthers |= knownBy(cards[i]!) & ~own
  if (knownToOthers === 0) return
  const group = state.groups < LAST_GROUP ? state.groups++ : 0
  for (let i = 0; i < cards.length; i++) {
    const known = knownBy(cards[i]!)
    cards[i] = entryOf(cardOf(cards[i]!), known & own, group === 0 ? 0 : known & ~own, group)
  }
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
    if (other >= 0) list[other] = unsure(taken, list[other]!, seat, state.players.length)
  }
}

/**
 * What people know of a copy that stays where another copy was taken away: whoever knew of only one of them cannot know
 * whether it is this one. If neither place tells everybody the right thing, what was known of the place is given up.
 */
function unsure(taken: Entry, stays: Entry, owner: Seat, players: number): Entry {
  const known = knownBy(taken) & knownBy(stays)
  const dealt = isDealt(groupOf(stays))
  for (const place of [stays, taken]) {
    if (isDealt(groupOf(place)) !== dealt) continue
    const other = place === stays ? taken : stays
    let tellsTooMuch = false
    for (let viewer = -1; viewer < players; viewer++)
      if (viewer !== owner && isBound(place, viewer, players) && !isBound(other, viewer, players)) tellsTooMuch = true
    if (!tellsTooMuch) return entryOf(cardOf(stays), known, boundFor(place), groupOf(place))
  }
  // The first pick from the own packet is a dealt card of which the others know nothing.
  return entryOf(cardOf(stays), known, 0, dealt ? pickGroup(owner, 0) : 0)
}

/** Discards a hand card that everybody sees. */
export function discardOpenly(state: State, seat: Seat, card: CardId, log: SeasonsLog, by: CardId): void {
  takeFromHand(state, seat, card)
  log?.({ type: 'discarded-open', seat, card, by })
  toDiscard(state, entryOf(card, EVERYBODY), log)
}

/** Discards a hand card that nobody else sees. Whoever knew cards of the hand cannot tell any more which are left. */
export function discardFaceDown(state: State, seat: Seat, card: CardId, log: SeasonsLog, by: Cause): void {
  const { hand } = state.players[seat]!
  if (hand.length > 1) for (let i = 0; i < hand.length; i++) hand[i] = veiled(hand[i]!, 1 << seat)
  const entry = removeAt(hand, findCard(hand, card))
  log?.({ type: 'discarded', seat, n: 1, ...cause(by) })
  log?.({ type: 'discarded-cards', seat, cards: [card], only: 1 << seat, ...cause(by) })
  toDiscard(state, fromHand(entry, seat), log)
}

/** A card leaves play; the tokens on it go back to the bank. SUM-23 */
export function leavePlay(state: State, seat: Seat, place: number, log: SeasonsLog): void {
  const player = state.players[seat]!
  const played = removeAt(player.play, place)
  const tokens = removeAt(player.stored, place)
  if (tokens > 0) log?.({ type: 'left-with', seat, energy: listTokens(tokens), by: playedCard(played) })
  if (effectCard(played) === BESPELLED_GRIMOIRE) cutIfNeeded(state, seat)
}

/** SUM-22. Cursed Treatise takes the reserve with it. */
export function sacrifice(state: State, seat: Seat, place: number, log: SeasonsLog, by: CardId): void {
  const played = state.players[seat]!.play[place]!
  const effect = effectCard(played)
  const card = playedCard(played)
  log?.({ type: 'sacrificed', seat, card, by })
  leavePlay(state, seat, place, log)
  toDiscard(state, entryOf(card, EVERYBODY), log)
  if (effect === CURSED_TREATISE) emptyReserve(state, seat, log, CURSED_TREATISE)
}

/** Back into the hand: no sacrifice. CARD-017.5 */
export function recall(state: State, seat: Seat, place: number, log: SeasonsLog, by: CardId): void {
  const card = playedCard(state.players[seat]!.play[place]!)
  log?.({ type: 'recalled', seat, card, by })
  leavePlay(state, seat, place, log)
  state.players[seat]!.hand.push(entryOf(card, EVERYBODY))
  payForCards(state, seat, log)
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
