import { type Log, type Move, type Reason, Refusal, type Seat, type Standing, serialise } from '@athanor/kernel'
import { cardName, TEMPLES } from '../card.ts'
import { EMPTY, KIND_LETTERS, kindLetter, SPACES } from '../crystal.ts'
import type { TemplesEvent } from '../event.ts'
import { game } from '../game.ts'
import { formatMove, parseMove } from '../move.ts'
import { temples } from '../rules.ts'
import { boardOf, faceUp, type State, TRACK } from '../state.ts'
import type { TemplesView } from '../view.ts'
import { reachableFast } from '../walk.ts'
import { arrange, cardNamed, type TableSetup } from './arrange.ts'

export type { SeatSetup, TableSetup } from './arrange.ts'

/**
 * A game set as a test needs it, played by readable moves:
 *
 *     const game = scenario({ seats: [{ pawn: 'W1', grid: '3:R 1:Y 4:Y' }] })
 *     game.play('break blue left 3-1-4')
 *     expect(game.points(0)).toBe(3)
 *
 * Moves (`<card>` is T1 to T5, W1 to W10 or, here only, the colour of a temple; spaces are 1 to 12):
 *
 *     collect <card>        go there (or enter the ring there) and collect; the turn then ends by itself
 *     break <temple> left 3-1-4     go there and break a curse with the chain on spaces 3, 1, 4; `+1`, `+2` at the end raise it (P6)
 *     cast                  a menu: `speed`, `swap 5 6`, `exchange`, `convert 2`, and before the move `go <card>`
 *     go <card>             (after `cast`, or after `speed`) goes there and keeps the turn open: then `collect`, `break` or `cast`,
 *                           and after the action `end` or `cast`
 *     put R 4               places the next crystal of a gain, here a red one, on space 4
 *     pay 7                 pays the crystal of space 7
 *     cover 2 7             covers slot 2 of the upgrade card with the colourless crystal of space 7; `skip` for no more
 *     trade / skip          the exchange of a wilderness card; `skip` also declines additional crystals
 *     from W2 3, rob 2 7    where a crystal comes from that the supply lacks: slot 3 of W2, space 7 of seat 2
 *     rune <temple>         the face-up rune to take (P3, P8)
 *     grid 2B               the choice of a grid side
 *     end                   ends an open turn
 *
 * A question with a single legal answer is not asked: the last crystals that fill the grid, a payment with all one has, the
 * only possible source. While a gain fits into the grid its crystals come in a fixed order: colours (red first), those of
 * free choice, colourless; if it does not fit, any of them may be put.
 */
export class Scenario {
  readonly events: TemplesEvent[] = []
  readonly state: State

  constructor(table: TableSetup) {
    this.state = arrange(table)
    if (!table.fromSetup) game.run(this.state, this.log)
  }

  private readonly log: Log<TemplesEvent> = (event) => {
    this.events.push(event)
  }

  /** The seat that decides now; -1 when the game is over. */
  get seat(): Seat {
    const mask = temples.toAct(this.state)
    return mask === 0 ? -1 : 31 - Math.clz32(mask)
  }

  /** Plays moves of whoever is to act, separated by semicolons; throws a `Refusal` if one is not legal. */
  play(moves: string): this {
    for (const text of moves.split(';')) this.act(this.seat, text.trim())
    return this
  }

  /** Plays one move of a certain seat. */
  act(seat: Seat, text: string): this {
    temples.apply(this.state, seat, this.read(text), this.log)
    return this
  }

  /** Plays the running turn to its end in any way, without spells: collects somewhere and puts crystals anywhere. */
  pass(): this {
    const { turn } = this.state
    for (let guard = 0; this.state.turn === turn && this.seat >= 0; guard++) {
      if (guard > 50) throw new Error('the turn does not end')
      const legal = this.legal()
      this.play(['end', 'skip'].find((move) => legal.includes(move)) ?? legal.find((move) => move !== 'cast')!)
    }
    return this
  }

  /** Passes until it is this seat's turn. */
  passTo(seat: Seat): this {
    do this.pass()
    while (this.seat >= 0 && this.state.active !== seat)
    return this
  }

  /** The legal moves of whoever is to act, in notation. */
  legal(): string[] {
    return temples.legal(this.state, this.seat).map(formatMove)
  }

  /** The legal moves of one kind: `game.moves('break')`. */
  moves(kind: string): string[] {
    return this.legal().filter((text) => text === kind || text.startsWith(`${kind} `))
  }

  can(text: string): boolean {
    return this.legal().includes(formatMove(this.read(text)))
  }

  /** The cards to collect on without the Speed Spell, sorted: `['T2', 'W3']`. */
  reach(): string[] {
    return this.moves('collect')
      .map((text) => text.slice('collect '.length))
      .sort(byName)
  }

  /** The cards that the Speed Spell adds for the crystals at hand, sorted. */
  reachFast(): string[] {
    return reachableFast(this.state, boardOf(this.state), this.seat).map(cardName).sort(byName)
  }

  /** Why the move is not possible: the keys of the reasons. */
  why(text: string, seat: Seat = this.seat): string[] {
    return this.reasons(text, seat).map((reason) => reason.key)
  }

  /** The reasons with what they say: which crystal, how many. */
  reasons(text: string, seat: Seat = this.seat): readonly Reason[] {
    return temples.why(this.state, seat, this.read(text))
  }

  /** Tries a move that must be refused and returns the refusal; the state must not change. */
  refused(text: string, seat: Seat = this.seat): Refusal {
    const before = serialise(this.state)
    try {
      temples.apply(this.state, seat, this.read(text))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (serialise(this.state) !== before) throw new Error('a refused move changed the state')
      return error
    }
    throw new Error(`${text} was accepted`)
  }

  /** A grid as 12 letters, dots for empty spaces. */
  grid(seat: Seat): string {
    const grid = this.state.crystals.slice(seat * SPACES, (seat + 1) * SPACES)
    return grid.map((kind) => (kind === EMPTY ? '.' : kindLetter(kind))).join('')
  }

  /** The crystals of a grid without their places, colourless first: `'CCR'`. */
  crystals(seat: Seat): string {
    return [...KIND_LETTERS].map((letter) => letter.repeat(this.grid(seat).split(letter).length - 1)).join('')
  }

  /** How many crystals of a kind are in the supply: `game.supply('R')`. */
  supply(letter: string): number {
    return this.state.supply[KIND_LETTERS.indexOf(letter)]!
  }

  /** The covered slots of an upgrade card by their colours: `'RB'`. */
  slots(card: string): string {
    const at = cardNamed(this.state, card)
    const mask = this.state.slots[at - TEMPLES]!
    return boardOf(this.state)
      .wilderness[at]!.slots.filter((_, slot) => (mask >> slot) & 1)
      .map(kindLetter)
      .join('')
  }

  /** The card of a pawn, `'W3'`; undefined off the ring. `'virtual'` is the virtual pawn. */
  pawn(who: Seat | 'virtual'): string | undefined {
    const card = this.state.pawns[who === 'virtual' ? this.state.table.players : who]!
    return card < 0 ? undefined : cardName(card)
  }

  runes(seat: Seat): string {
    return this.view(seat).players[seat]!.runes
  }

  /** The face-up rune of a temple: `'A'`; undefined if no rune is left. */
  faceUp(temple: string): string | undefined {
    return 'ABCDEF'[faceUp(this.state, cardNamed(this.state, temple))]
  }

  runesLeft(temple: string): number {
    return this.state.runesLeft[cardNamed(this.state, temple)]!
  }

  /** The markers of a seat: `['red:L3']`. */
  markers(seat: Seat): string[] {
    return boardOf(this.state).temples.flatMap((temple, index) =>
      temple.ids.flatMap((id, space) =>
        this.state.markers[index * TRACK + space] === seat + 1 ? [`${temple.key.slice('temple.'.length)}:${id}`] : [],
      ),
    )
  }

  /** The points on the score track. */
  points(seat: Seat): number {
    return this.view(seat).players[seat]!.points
  }

  /** The points of a seat if the game ended now, goals included. */
  score(seat: Seat): number {
    return this.view(seat).players[seat]!.score
  }

  /** How often an event happened since the scenario began. */
  happened(type: TemplesEvent['type']): number {
    return this.events.filter((event) => event.type === type).length
  }

  view(seat: Seat): TemplesView {
    return temples.view(this.state, seat)
  }

  /** The question that is open: the key of its text. */
  get asked(): string {
    return temples.decision(this.state, this.seat).ask.key
  }

  get over(): boolean {
    return this.seat < 0
  }

  get standings(): readonly Standing[] | undefined {
    return temples.standings(this.state)
  }

  /** What is wrong with the state; crystals that a test has left out of the game are among it. */
  faults(): readonly string[] {
    return temples.faults(this.state)
  }

  /** A move in notation, in which a temple may be named by its colour. */
  private read(text: string): Move {
    const named = text.replace(/^(collect|go|break|rune) (red|yellow|blue|green|purple)\b/, (_, kind, colour) => {
      return `${kind} ${cardName(cardNamed(this.state, colour))}`
    })
    const move = parseMove(named)
    if (move === undefined) throw new Error(`"${text}" is no move`)
    return move
  }
}

export const scenario = (table: TableSetup = {}): Scenario => new Scenario(table)

/** Temples before wilderness, by number. */
const byName = (a: string, b: string): number =>
  a[0] === b[0] ? Number(a.slice(1)) - Number(b.slice(1)) : a < b ? -1 : 1
