import {
  begin,
  type Log,
  type Move,
  type Options,
  type Reason,
  Refusal,
  type Seat,
  type Standing,
} from '@athanor/kernel'
import type { SpellbookEvent } from '../event.ts'
import { formatMove, parseMove } from '../move.ts'
import { game, spellbook } from '../rules.ts'
import { colourOfSpell, marker, parseSpell } from '../spell.ts'
import type { Bag, State } from '../state.ts'
import { emptyBag, fullBag } from '../supply.ts'
import { parseToken, RUNES, type Token, tokenName } from '../token.ts'
import type { SpellbookView } from '../view.ts'

/** How a test sets a seat. */
export interface SeatSetup {
  /** Tokens by their short names: `'Rc Rc Gt'`. Empty by default. */
  readonly pool?: string
  readonly familiar?: string
  /** Learned cards with level and marker rune: `'R1/5:c K2/4:t'`. */
  readonly learned?: string
}

/** How a test sets the table. What is not named is as after an ordinary setup, but with empty pools. */
export interface TableSetup {
  readonly players?: number
  readonly options?: Options
  readonly seed?: string
  readonly altar?: string
  /**
   * The content of the pouch. By default every token that is nowhere else. With a pouch named, the rest goes to the box;
   * with pouch and box named, tokens that are nowhere are left out of the game.
   */
  readonly pouch?: string
  readonly box?: string
  readonly seats?: readonly SeatSetup[]
  /** The solo opponent. */
  readonly opponent?: { readonly board?: string; readonly pool?: string }
  /** Whose day it is; the first seat by default, who is also the first player. */
  readonly active?: Seat
  readonly phase?: 'morning' | 'midday' | 'evening'
}

/** `'Rc Gt'` as tokens. */
export function tokens(names: string): Token[] {
  return words(names).map((name) => {
    const found = parseToken(name)
    if (found === undefined) throw new Error(`there is no token ${name}`)
    return found
  })
}

/** The same token several times: `times(5, 'Rc')`. */
export const times = (n: number, name: string): string => new Array(n).fill(name).join(' ')

/** A line-up of the named cards, filled up with set 1: `options: lineup('W3 B2')`. */
export function lineup(cards: string): Options {
  const named = words(cards)
  const spells = ['R1', 'P1', 'G1', 'K1', 'W1', 'B1', 'Y1'].map((card) => named.find(([c]) => c === card[0]) ?? card)
  return { lineup: 'custom', spells: spells.join(' ') }
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/**
 * A game set as a test needs it, played by readable moves:
 *
 *     const game = scenario({ altar: 'Rc Gt', seats: [{ pool: 'Bs' }] })
 *     game.play('take Rc').play('store Bs')
 *     expect(game.pool(0)).toEqual(['Rc'])
 */
export class Scenario {
  readonly events: SpellbookEvent[] = []
  readonly state: State

  constructor(table: TableSetup) {
    this.state = arrange(table)
    game.run(this.state, (event) => this.events.push(event))
    this.skipTo(table.phase ?? 'morning')
  }

  /** The seat that decides now; -1 when the game is over. */
  get seat(): Seat {
    const mask = spellbook.toAct(this.state)
    return mask === 0 ? -1 : 31 - Math.clz32(mask)
  }

  /** Plays moves of whoever is to act, separated by semicolons; throws a `Refusal` if one is not legal. */
  play(moves: string): this {
    for (const text of moves.split(';')) this.act(this.seat, text.trim())
    return this
  }

  /** Plays one move of a certain seat. */
  act(seat: Seat, text: string): this {
    const log: Log<SpellbookEvent> = (event) => this.events.push(event)
    spellbook.apply(this.state, seat, read(text), log)
    return this
  }

  /** The legal moves of whoever is to act, in notation. */
  legal(): string[] {
    return spellbook.legal(this.state, this.seat).map(formatMove)
  }

  /** The legal moves of one kind: `game.moves('use')`. */
  moves(kind: string): string[] {
    return this.legal().filter((text) => text === kind || text.startsWith(`${kind} `))
  }

  can(text: string): boolean {
    return this.legal().includes(formatMove(read(text)))
  }

  /** Why the move is not possible: the keys of the reasons. */
  why(text: string, seat: Seat = this.seat): string[] {
    return spellbook.why(this.state, seat, read(text)).map((reason: Reason) => reason.key)
  }

  /** Tries a move that must be refused and returns the refusal; the state must not change. */
  refused(text: string, seat: Seat = this.seat): Refusal {
    const before = JSON.stringify(this.state)
    try {
      spellbook.apply(this.state, seat, read(text))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (JSON.stringify(this.state) !== before) throw new Error('a refused move changed the state')
      return error
    }
    throw new Error(`${text} was accepted`)
  }

  /** Passes until the phase is reached: of the running day, or of the next one if it is over. */
  skipTo(phase: State['phase']): this {
    let guard = 0
    while (this.state.phase !== phase && this.seat >= 0) {
      if (guard++ > 20) throw new Error(`the ${phase} does not come`)
      this.play(this.can('pass') ? 'pass' : this.legal()[0]!)
    }
    return this
  }

  /** Passes to the end of the running day. */
  endDay(): this {
    const { day } = this.state
    let guard = 0
    while (this.state.day === day && this.seat >= 0) {
      if (guard++ > 20) throw new Error('the day does not end')
      this.play(this.can('pass') ? 'pass' : this.legal()[0]!)
    }
    return this
  }

  pool(seat: Seat): string[] {
    return this.state.players[seat]!.pool.map(tokenName)
  }

  familiar(seat: Seat): string[] {
    return this.state.players[seat]!.familiar.map(tokenName)
  }

  get altar(): string[] {
    return this.state.altar.map(tokenName)
  }

  /** The box, or the pouch, as sorted names. */
  box(): string[] {
    return names(this.state.box)
  }

  pouch(): string[] {
    return names(this.state.pouch)
  }

  /** A learned card as `'R1/5:c'`; undefined if it is not learned. */
  learned(seat: Seat, spell: string): string | undefined {
    const card = this.view(seat).players[seat]!.learned.find((one) => one.spell === spell)
    return card && `${card.spell}/${card.level}:${card.rune}`
  }

  /** The points of a seat if the game ended now. */
  score(seat: Seat): number {
    return this.view(seat).players[seat]!.score
  }

  /** How often an event happened since the scenario began, setup and skipping included. */
  happened(type: SpellbookEvent['type']): number {
    return this.events.filter((event) => event.type === type).length
  }

  view(seat: Seat): SpellbookView {
    return spellbook.view(this.state, seat)
  }

  /** The question that is open: the key of its text. */
  get asked(): string {
    return spellbook.decision(this.state, this.seat).ask.key
  }

  get standings(): readonly Standing[] | undefined {
    return spellbook.standings(this.state)
  }

  /** What is wrong with the state, if tokens are conserved. */
  faults(): readonly string[] {
    return spellbook.faults(this.state)
  }
}

export const scenario = (table: TableSetup = {}): Scenario => new Scenario(table)

function read(text: string): Move {
  const move = parseMove(text)
  if (move === undefined) throw new Error(`"${text}" is no move`)
  return move
}

function names(bag: Bag): string[] {
  return bag.count.flatMap((n, kind) => new Array<string>(n).fill(tokenName(kind)))
}

function arrange(table: TableSetup): State {
  const options = { first: (table.active ?? 0) + 1, ...table.options }
  const state = begin(spellbook, table.players ?? 2, options, table.seed ?? 'scenario')
  const rest = fullBag()
  const put = (text: string | undefined): Token[] => {
    const list = tokens(text ?? '')
    for (const kind of list) remove(rest, kind)
    return list
  }
  state.altar = table.altar === undefined ? state.altar.slice() : put(table.altar)
  if (table.altar === undefined) for (const kind of state.altar) remove(rest, kind)
  state.players.forEach((player, seat) => {
    const wanted = table.seats?.[seat] ?? {}
    player.pool = put(wanted.pool)
    player.familiar = put(wanted.familiar)
    for (const word of words(wanted.learned ?? '')) {
      const [, name, level, rune] = /^([A-Z][1-3])\/([345]):([cts])$/.exec(word) ?? []
      const spell = parseSpell(name ?? '')
      if (spell === undefined) throw new Error(`"${word}" is no learned card; write R1/5:c`)
      const colour = colourOfSpell(spell)
      if (state.table.spells[colour] !== spell) throw new Error(`${name} is not in the line-up`)
      remove(rest, colour * 3 + RUNES.indexOf(rune!))
      player.book[colour] = marker(Number(level), RUNES.indexOf(rune!))
    }
  })
  if (state.opponent) {
    const given = state.opponent.pool
    state.opponent.board = put(table.opponent?.board)
    state.day = 1 + state.opponent.board.length
    if (table.opponent?.pool === undefined) for (const kind of given) remove(rest, kind)
    else state.opponent.pool = put(table.opponent.pool)
  }
  if (table.pouch === undefined && table.box === undefined) {
    state.pouch = rest
    state.box = emptyBag()
  } else if (table.box === undefined) {
    state.pouch = bagOf(put(table.pouch))
    state.box = rest
  } else {
    state.box = bagOf(put(table.box))
    state.pouch = table.pouch === undefined ? rest : bagOf(put(table.pouch))
  }
  state.legal = undefined
  return state
}

function bagOf(list: readonly Token[]): Bag {
  const bag = emptyBag()
  for (const kind of list) {
    bag.count[kind]!++
    bag.size++
  }
  return bag
}

function remove(bag: Bag, kind: Token): void {
  if (bag.count[kind] === 0) throw new Error(`there are only 5 tokens ${tokenName(kind)}`)
  bag.count[kind]!--
  bag.size--
}
