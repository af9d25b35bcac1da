import { below, type Log, type Move, type Reason, Refusal, rngFrom, type Seat, type Standing } from '@athanor/kernel'
import type { CardId } from '../card.ts'
import { slugOf } from '../catalogue.ts'
import { FACES, faceName, NO_FACE } from '../die.ts'
import { cardOf, type Entry } from '../entry.ts'
import type { SeasonsEvent } from '../event.ts'
import { formatMove, parseMove } from '../move.ts'
import { seasons, start } from '../rules.ts'
import { scoreOf } from '../score.ts'
import { SEASONS, type SeasonName, seasonOf, spaceOf, yearOf } from '../season.ts'
import { effectCard, isTurned, type Player, playedCard, type State } from '../state.ts'
import { capacityOf, markersOf } from '../supply.ts'
import type { SeasonsView } from '../view.ts'

import { arrange, type TableSetup } from './arrange.ts'
import { card, letters } from './words.ts'

/**
 * A game set as a test needs it, played by readable moves:
 *
 *     const game = scenario({ seats: [{ hand: '3 7', reserve: 'EE' }, { crystals: 5 }] })
 *     game.play('summon 3')
 *     expect(game.crystals(0)).toBe(9)
 *
 * A move is written as in the notation, with a card by its name or its number: `summon 7`, `activate 35#2`,
 * `pay fire from amulet`. `die 2` takes the second die on the table. Moves are separated by semicolons.
 */
export class Scenario {
  readonly events: SeasonsEvent[] = []
  readonly state: State

  constructor(table: TableSetup) {
    this.state = arrange(table)
    start(this.state, (event) => this.events.push(event))
  }

  /** The seat that decides now, the lowest if several do; -1 when the game is over. */
  get seat(): Seat {
    const mask = seasons.toAct(this.state)
    return mask === 0 ? -1 : 31 - Math.clz32(mask & -mask)
  }

  /** Everybody who decides now. */
  get toAct(): Seat[] {
    const mask = seasons.toAct(this.state)
    return this.state.players.map((_, seat) => seat).filter((seat) => (mask >> seat) & 1)
  }

  /** Plays moves of whoever is to act; throws a `Refusal` if one is not legal. */
  play(moves: string): this {
    for (const text of moves.split(';')) this.act(this.seat, text.trim())
    return this
  }

  /** Plays one move of a certain seat. */
  act(seat: Seat, text: string): this {
    const log: Log<SeasonsEvent> = (event) => this.events.push(event)
    seasons.apply(this.state, seat, this.read(text), log)
    return this
  }

  /** The legal moves of whoever is to act, in notation. */
  legal(seat: Seat = this.seat): string[] {
    return seasons.legal(this.state, seat).map(formatMove)
  }

  /** The legal moves of one kind: `game.moves('summon')`. */
  moves(kind: string, seat: Seat = this.seat): string[] {
    return this.legal(seat).filter((text) => text === kind || text.startsWith(`${kind} `))
  }

  can(text: string, seat: Seat = this.seat): boolean {
    return seasons.legal(this.state, seat).includes(this.read(text))
  }

  /** Why the move is not possible: the keys of the reasons, without `why.`. */
  why(text: string, seat: Seat = this.seat): string[] {
    return this.reasons(text, seat).map((reason) => reason.key.replace('why.', ''))
  }

  reasons(text: string, seat: Seat = this.seat): readonly Reason[] {
    return seasons.why(this.state, seat, this.read(text))
  }

  /** Tries a move that must be refused and returns the refusal; the state must not change. */
  refused(text: string, seat: Seat = this.seat): Refusal {
    const before = JSON.stringify(this.state)
    try {
      seasons.apply(this.state, seat, this.read(text))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (JSON.stringify(this.state) !== before) throw new Error('a refused move changed the state')
      return error
    }
    throw new Error(`${text} was accepted`)
  }

  /** Ends the running turn. Questions of the next turn before its main part stay open. */
  endTurn(): this {
    return this.play('end')
  }

  /**
   * Goes on with the plainest moves (carry out, keep, end; otherwise the first legal one) until the round is over: the
   * next dice lie on the table, or the game has ended.
   */
  endRound(): this {
    const { round } = this.state
    for (let guard = 0; this.seat >= 0 && this.state.round === round; guard++) {
      if (guard > 500) throw new Error('the round does not end')
      const plain = ['end', 'go', ...this.moves('keep')].find((text) => this.legal().includes(text))
      this.play(plain ?? this.legal()[0]!)
    }
    return this
  }

  /** Makes the next roll of a single die (Die of Malice) show this face, 1 to 6. */
  rigReroll(side: number): this {
    for (let i = 0; ; i++) {
      const rng = rngFrom(`rig ${i}`)
      if (below(rng, FACES) !== side - 1) continue
      this.state.rng = rngFrom(`rig ${i}`)
      return this
    }
  }

  private player(seat: Seat): Player {
    return this.state.players[seat]!
  }

  crystals(seat: Seat): number {
    return this.player(seat).crystals
  }

  gauge(seat: Seat): number {
    return this.player(seat).gauge
  }

  /** The reserve as letters, in the order A, W, F, E. */
  reserve(seat: Seat): string {
    return letters(this.player(seat).reserve)
  }

  /** Whether the ability token was used. */
  used(seat: Seat): boolean {
    return this.player(seat).used ?? false
  }

  bonus(seat: Seat): number {
    return this.player(seat).bonus
  }

  /** The numbers of the cards in hand, in ascending order. */
  hand(seat: Seat): CardId[] {
    return sorted(this.player(seat).hand)
  }

  /** Library II or III, in ascending order. */
  library(seat: Seat, number: 2 | 3): CardId[] {
    return sorted(number === 2 ? this.player(seat).second : this.player(seat).third)
  }

  /** The cards in play, oldest first; see `turned` and `stored` for their marks. */
  inPlay(seat: Seat): CardId[] {
    return this.player(seat).play.map(playedCard)
  }

  private place(seat: Seat, name: string | number, copy: number): number {
    const wanted = card(String(name))
    const places = this.player(seat).play.flatMap((played, at) => (playedCard(played) === wanted ? [at] : []))
    if (places[copy - 1] === undefined) throw new Error(`seat ${seat} has no ${name} in play`)
    return places[copy - 1]!
  }

  turned(seat: Seat, name: string | number, copy = 1): boolean {
    return isTurned(this.player(seat).play[this.place(seat, name, copy)]!)
  }

  /** The tokens on a card in play, as letters. */
  stored(seat: Seat, name: string | number, copy = 1): string {
    return letters(this.player(seat).stored[this.place(seat, name, copy)]!)
  }

  /** The card whose effects a card in play has: of a Raven, what it copies. */
  effect(seat: Seat, name: string | number, copy = 1): CardId {
    return effectCard(this.player(seat).play[this.place(seat, name, copy)]!)
  }

  /** What the reserve can hold. */
  capacity(seat: Seat): number {
    return capacityOf(this.player(seat))
  }

  /** Reduced-reserve markers, those of cards and those that stay. */
  markers(seat: Seat): number {
    return markersOf(this.player(seat))
  }

  /** The draw pile, the top card first. */
  get pile(): CardId[] {
    return this.state.pile.map(cardOf).reverse()
  }

  /** The discard pile, the top card first. */
  get discard(): CardId[] {
    return this.state.discard.map(cardOf).reverse()
  }

  /** Cards drawn by the running effect and not yet placed. */
  get held(): CardId[] {
    return this.state.held.map(cardOf)
  }

  /** The dice on the table that nobody has taken. */
  get dice(): string[] {
    return this.state.dice.map(faceName)
  }

  die(seat: Seat): string | undefined {
    const { die } = this.player(seat)
    return die === NO_FACE ? undefined : faceName(die)
  }

  get year(): number {
    return yearOf(this.state.time)
  }

  get space(): number {
    return spaceOf(this.state.time)
  }

  get season(): SeasonName {
    return SEASONS[seasonOf(this.state.time)]!
  }

  /** The points of a seat if the game ended now. */
  score(seat: Seat): number {
    return scoreOf(this.state, seat)
  }

  /** How often an event happened since the scenario began. */
  happened(type: SeasonsEvent['type']): number {
    return this.events.filter((event) => event.type === type).length
  }

  view(seat: Seat): SeasonsView {
    return seasons.view(this.state, seat)
  }

  /** The question that is open: the key of its text, without `ask.`. */
  get asked(): string {
    return seasons.decision(this.state, this.seat).ask.key.replace('ask.', '')
  }

  /** The card that causes the question, if one does. */
  get askedBy(): CardId | undefined {
    return this.cause === undefined ? undefined : Number(this.cause.replace('card.', ''))
  }

  /** What causes the question, if something does: the key of its name, `card.7`, `enchantment.6` or `ability.2`. */
  get cause(): string | undefined {
    const by = seasons.decision(this.state, this.seat).by?.args?.card
    return by && typeof by === 'object' && 'key' in by ? by.key : undefined
  }

  get over(): boolean {
    return this.seat < 0
  }

  get standings(): readonly Standing[] | undefined {
    return seasons.standings(this.state)
  }

  faults(): readonly string[] {
    return seasons.faults(this.state)
  }

  /** A move in notation, with card numbers allowed and dice by their place on the table. */
  private read(text: string): Move {
    const [, nth] = /^die (\d)$/.exec(text) ?? []
    const named = nth
      ? `die ${this.dice[Number(nth) - 1] ?? nth}`
      : text.replace(CARD_NUMBER, (_, kind: string, number: string) => `${kind} ${slugOf(Number(number))}`)
    const move = parseMove(named)
    if (move === undefined) throw new Error(`"${text}" is no move`)
    return move
  }
}

const CARD_NUMBER =
  /^(pick|hand|library|summon|keep|discard|put|resolve|give|activate|sacrifice|recall|shield|next|usurp|avert) (\d+)/

const sorted = (list: readonly Entry[]): CardId[] => list.map(cardOf).sort((a, b) => a - b)

export const scenario = (table: TableSetup = {}): Scenario => new Scenario(table)

/** A scenario with the cards of Enchanted Kingdom: 51 to 70. */
export const kingdom = (table: TableSetup = {}): Scenario => new Scenario({ kingdom: true, ...table })
