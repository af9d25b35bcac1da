import { begin, type Options, push, type Seat } from '@athanor/kernel'
import { parseCard, TEMPLES } from '../card.ts'
import { COLOURLESS, EMPTY, kindLetter, parseKind, SPACES } from '../crystal.ts'
import { TURN } from '../programs.ts'
import { temples } from '../rules.ts'
import { boardOf, OFF, RUNE_TYPES, RUNES_PER_TEMPLE, type State, TRACK, VIRTUAL_MARKER } from '../state.ts'

/** How a test sets a seat. */
export interface SeatSetup {
  /**
   * The crystals of the grid: 12 letters, space 1 first, with a dot for an empty space (`'Y.RYG.C.....'`), or the filled
   * spaces only (`'3:R 1:Y 4:Y'`). Letters: C colourless, R red, Y yellow, B blue, G green, P purple. Empty by default.
   */
  readonly grid?: string
  /** Runes owned: `'AAF'`. */
  readonly runes?: string
  /** Where the pawn stands: `'W3'`, `'T1'`, `'red'`. Off the ring by default, so that the seat's next turn is its first. */
  readonly pawn?: string
  /** The power, `'P1'` to `'P8'`, as if its grid had been chosen (without what happens on choosing). None by default. */
  readonly power?: string
  /** Crystals on the reserve of P2; full by default for its owner. */
  readonly reserve?: number
  /** The rune type that P3 brought. It is one of `runes`. */
  readonly inherited?: string
  /** Markers on curse tracks: `'red:L3 blue:C5'`. */
  readonly markers?: string
}

/** How a test sets the table. What is not named is as after an ordinary setup, but with empty grids. */
export interface TableSetup {
  /** 4 by default. */
  readonly players?: number
  readonly options?: Options
  readonly seed?: string
  readonly seats?: readonly SeatSetup[]
  /** Whose turn it is; the first seat by default. */
  readonly active?: Seat
  /** The first player; the first seat by default. */
  readonly first?: Seat
  /** The temples at T1 to T5; `'red yellow blue green purple'` by default. */
  readonly temples?: string
  /** The temples with a goal; the first three (two) of red, yellow, blue by default. */
  readonly goals?: string
  /** Rune stacks, the face-up rune first: `{ T1: 'AB', blue: '' }`. Runes that are nowhere else fill the other stacks. */
  readonly stacks?: { readonly [place: string]: string }
  /** Covered slots of upgrade cards by their colours: `{ W2: 'RB' }`. */
  readonly slots?: { readonly [card: string]: string }
  /** Crystals in the supply of some kinds: `{ R: 0, C: 1 }`. By default what lies nowhere else; else some are out of the game. */
  readonly supply?: { readonly [kind: string]: number }
  /** The card of the virtual pawn; `'T1'` by default. */
  readonly virtual?: string
  /** The end has been triggered. */
  readonly ending?: boolean
  /** Begins before the first turn: with the choice of grids in the advanced game, with the starting crystals in the basic one. */
  readonly fromSetup?: boolean
}

const COLOURS = ['red', 'yellow', 'blue', 'green', 'purple']
export const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '')

export function templeNamed(name: string): number {
  const index = COLOURS.indexOf(name)
  if (index < 0) throw new Error(`there is no temple ${name}`)
  return index
}

/** A card by its name in the ring or by the colour of its temple. */
export function cardNamed(state: State, name: string): number {
  const card = COLOURS.includes(name) ? state.table.temples.indexOf(templeNamed(name)) : parseCard(name)
  if (card === undefined) throw new Error(`there is no card ${name}`)
  return card
}

const kindNamed = (letter: string): number => {
  const kind = parseKind(letter)
  if (kind === undefined) throw new Error(`there is no crystal ${letter}`)
  return kind
}

const runeNamed = (letter: string): number => {
  const rune = 'ABCDEF'.indexOf(letter)
  if (rune < 0 || letter.length !== 1) throw new Error(`there is no rune ${letter}`)
  return rune
}

/** A grid as 12 kinds. */
export function readGrid(text: string): number[] {
  const grid: number[] = new Array(SPACES).fill(EMPTY)
  if (/^[.CRYBGP]{12}$/.test(text)) return [...text].map((letter) => (letter === '.' ? EMPTY : kindNamed(letter)))
  for (const word of words(text)) {
    const [, space, letter] = /^(\d{1,2}):([CRYBGP])$/.exec(word) ?? []
    if (!letter || Number(space) < 1 || Number(space) > SPACES)
      throw new Error(`"${word}" is no crystal in a grid; write 3:R, or 12 letters and dots`)
    grid[Number(space) - 1] = kindNamed(letter)
  }
  return grid
}

export function arrange(table: TableSetup): State {
  const players = table.players ?? 4
  const first = table.first ?? 0
  const state = begin(temples, players, { first: first + 1, ...table.options }, table.seed ?? 'scenario')
  const order = words(table.temples ?? COLOURS.join(' ')).map(templeNamed)
  const goals = words(table.goals ?? COLOURS.slice(0, players === 4 ? 3 : 2).join(' ')).map(templeNamed)
  const fixed: State = {
    ...state,
    table: { ...state.table, temples: order, goals: goals.sort((a, b) => a - b) },
    legal: undefined,
  }
  setRunes(fixed, table)
  if (players === 2) fixed.pawns[players] = cardNamed(fixed, table.virtual ?? 'T1')
  if (table.fromSetup) return fixed

  fixed.crystals.fill(EMPTY)
  fixed.runes.fill(0)
  table.seats?.forEach((seat, i) => {
    setSeat(fixed, i, seat)
  })
  setRunes(fixed, table)
  setSlots(fixed, table)
  setSupply(fixed, table)
  const active = table.active ?? 0
  // As many turns as bring everybody who stands in the ring to the present turn.
  const round = fixed.pawns[active] === OFF ? 0 : 1
  fixed.turn = round * players + ((active - first + players) % players)
  fixed.active = active
  fixed.ending = table.ending ?? false
  fixed.flags = 0
  fixed.stack.length = 0
  push(fixed.stack, TURN, active)
  return fixed
}

function setSeat(state: State, seat: Seat, wanted: SeatSetup): void {
  readGrid(wanted.grid ?? '').forEach((kind, space) => {
    state.crystals[seat * SPACES + space] = kind
  })
  for (const letter of wanted.runes ?? '') state.runes[seat * RUNE_TYPES + runeNamed(letter)]!++
  if (wanted.pawn) state.pawns[seat] = cardNamed(state, wanted.pawn)
  if (wanted.inherited) state.inherited[seat] = runeNamed(wanted.inherited)
  if (wanted.power) {
    const power = Number(/^P([1-8])$/.exec(wanted.power)?.[1])
    const board = boardOf(state)
    if (Number.isNaN(power)) throw new Error(`there is no power ${wanted.power}`)
    state.power[seat] = power
    state.side[seat] = board.powers.indexOf(power)
    if (power === 2) state.reserve[seat] = wanted.reserve ?? board.reserve
  }
  for (const word of words(wanted.markers ?? '')) {
    const [colour = '', id = ''] = word.split(':')
    const index = templeNamed(colour)
    const space = boardOf(state).temples[index]!.ids.indexOf(id)
    if (space < 0) throw new Error(`the ${colour} temple has no space ${id}`)
    const at = index * TRACK + space
    if (state.markers[at] === VIRTUAL_MARKER || state.markers[at]! > 0) throw new Error(`${word} is taken`)
    state.markers[at] = seat + 1
    state.placed[seat]!++
  }
}

/** Deals the runes: those that a test names, then the rest in a fixed order. */
function setRunes(state: State, table: TableSetup): void {
  const rest = boardOf(state).runes.map(({ copies }) => copies)
  const take = (rune: number): number => {
    if (rest[rune]!-- === 0) throw new Error(`there are not so many runes ${'ABCDEF'[rune]}`)
    return rune
  }
  state.runes.forEach((n, i) => {
    for (let k = 0; k < n; k++) take(i % RUNE_TYPES)
  })
  const stacks: number[][] = []
  for (const [name, letters] of Object.entries(table.stacks ?? {})) {
    const place = cardNamed(state, name)
    stacks[place] = [...letters].map((letter) => take(runeNamed(letter)))
  }
  // One type after another, so that neighbouring temples show different runes.
  const others: number[] = []
  while (rest.some((n) => n > 0)) {
    rest.forEach((n, rune) => {
      if (n > 0) others.push(take(rune))
    })
  }
  const deck: number[] = new Array(TEMPLES * RUNES_PER_TEMPLE).fill(0)
  const open = Array.from({ length: TEMPLES }, (_, place) => place).filter((place) => !stacks[place])
  for (const place of open) stacks[place] = []
  for (let depth = 0; depth < RUNES_PER_TEMPLE; depth++) {
    for (const place of open) if (others.length > 0) stacks[place]!.push(others.shift()!)
  }
  stacks.forEach((stack, place) => {
    state.runesLeft[place] = stack.length
    stack.forEach((rune, depth) => {
      deck[place * RUNES_PER_TEMPLE + stack.length - 1 - depth] = rune
    })
  })
  state.deck = deck
}

function setSlots(state: State, table: TableSetup): void {
  for (const [name, colours] of Object.entries(table.slots ?? {})) {
    const card = cardNamed(state, name)
    const slots = boardOf(state).wilderness[card]?.slots ?? []
    for (const letter of colours) {
      const slot = slots.indexOf(kindNamed(letter))
      if (slot < 0) throw new Error(`${name} has no slot ${letter}`)
      state.slots[card - TEMPLES]! |= 1 << slot
    }
  }
}

function setSupply(state: State, table: TableSetup): void {
  state.supply = boardOf(state).supply.slice()
  for (const kind of state.crystals) if (kind !== EMPTY) state.supply[kind]!--
  for (const mask of state.slots) for (let rest = mask; rest !== 0; rest &= rest - 1) state.supply[COLOURLESS]!--
  for (const n of state.reserve) state.supply[COLOURLESS]! -= n
  for (const [letter, n] of Object.entries(table.supply ?? {})) state.supply[kindNamed(letter)] = n
  state.supply.forEach((n, kind) => {
    if (n < 0) throw new Error(`there are not so many crystals ${kindLetter(kind)}`)
  })
}
