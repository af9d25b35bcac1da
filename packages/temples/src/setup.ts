import {
  bad,
  below,
  leftOf,
  type Move,
  type Options,
  push,
  type Rng,
  rngFrom,
  SEAT,
  type Seat,
  shuffle,
} from '@athanor/kernel'
import { boardFor } from './board.ts'
import { TEMPLES, WILDERNESS } from './card.ts'
import { COLOURLESS, EMPTY, SPACES } from './crystal.ts'
import { inherit } from './curse.ts'
import { checkTableText, tableText } from './data/index.ts'
import { pushGain } from './gain.ts'
import { chooseGrid, subjectOf } from './move.ts'
import { keepsReserve } from './powers.ts'
import { CHOOSE, deed, type Effect, question, START, type TemplesLog, TURN } from './programs.ts'
import {
  boardOf,
  type Mode,
  OFF,
  RUNE_TYPES,
  RUNES_PER_TEMPLE,
  type SpellPayment,
  type State,
  TRACK,
  VIRTUAL_MARKER,
} from './state.ts'
import { addTo } from './tally.ts'

const GRIDS = 4
const GOALS_OF_FOUR = 3
const GOALS = 2

/** The side of each grid that takes part: 0 is A, 1 is B. MT-ADV-02 */
function readSides(choice: string, list: string, rng: Rng): number[] {
  if (choice !== 'list' && list !== '') throw bad('sides-need-list', {})
  const each = (side: () => number): number[] => Array.from({ length: GRIDS }, side)
  if (choice === 'random') return each(() => below(rng, 2))
  if (choice !== 'list') return each(() => (choice === 'A' ? 0 : 1))
  const letters = list.toUpperCase().replace(/[\s,]+/g, '')
  if (!/^[AB]{4}$/.test(letters)) throw bad('bad-sides', { sides: list })
  return [...letters].map((letter) => (letter === 'A' ? 0 : 1))
}

/** The text of a corrected table that has passed the check, in its one canonical form. MT-DATA-04, MT-DATA-06 */
function readData(text: string): string {
  if (text === '') return ''
  const checked = checkTableText(text)
  if ('table' in checked) return tableText(checked.table)
  throw bad('bad-data', { n: checked.faults.length, first: checked.faults[0]! })
}

/** MT-SET-08 to MT-SET-38 */
export function setup(options: Options, players: number, seed: string, log: TemplesLog): State {
  const first = options.first as number
  if (first > players) throw bad('first-too-high', { players })
  const data = readData(String(options.data))
  const board = boardFor(data, players)
  const mode = options.mode as Mode
  const rng = rngFrom(seed)
  const sides = readSides(String(options.gridSides), String(options.sides), rng)
  const temples = shuffle(rng, [0, 1, 2, 3, 4])
  const deck = shuffle(rng, board.deck.slice())
  const goals = shuffle(rng, [0, 1, 2, 3, 4])
    .slice(0, players === 4 ? GOALS_OF_FOUR : GOALS)
    .sort((a, b) => a - b)
  const firstSeat: Seat = first > 0 ? first - 1 : below(rng, players)
  const virtual = players === 2 ? below(rng, TEMPLES) : OFF
  const each = (value: number): number[] => new Array(players).fill(value)

  const state: State = {
    table: {
      players,
      mode,
      spellPayment: options.spellPayment as SpellPayment,
      first: firstSeat,
      data,
      temples,
      goals,
      sides: mode === 'advanced' ? sides : [0, 0, 0, 0],
    },
    rng,
    reveals: 0,
    legal: undefined,
    stack: [],
    supply: board.supply.slice(),
    crystals: new Array(players * SPACES).fill(EMPTY),
    pawns: players === 2 ? [OFF, OFF, virtual] : each(OFF),
    slots: new Array(WILDERNESS).fill(0),
    deck,
    runesLeft: new Array(TEMPLES).fill(RUNES_PER_TEMPLE),
    runes: new Array(players * RUNE_TYPES).fill(0),
    markers: new Array(TEMPLES * TRACK).fill(0),
    placed: each(0),
    side: each(-1),
    power: each(0),
    reserve: each(0),
    inherited: each(-1),
    turn: 0,
    active: firstSeat,
    flags: 0,
    ending: false,
  }
  // MT-TWO-02
  board.temples.forEach((temple, index) => {
    temple.virtual.forEach((taken, space) => {
      if (taken) state.markers[index * TRACK + space] = VIRTUAL_MARKER
    })
  })
  log?.({
    type: 'dealt',
    temples,
    goals,
    runes: temples.map((_, place) => deck[place * RUNES_PER_TEMPLE + RUNES_PER_TEMPLE - 1]!),
    first: firstSeat,
    virtual: virtual === OFF ? -1 : temples[virtual]!,
  })
  if (mode === 'advanced') push(state.stack, CHOOSE, rightOf(firstSeat, players))
  else {
    // MT-SET-28: 1A for the first player, 2A for the next one, and so on.
    for (let i = 0; i < players; i++) state.side[(firstSeat + i) % players] = i * 2
    push(state.stack, START, firstSeat)
  }
  return state
}

const rightOf = (seat: Seat, players: number): Seat => (seat + players - 1) % players

/** The sides on offer that nobody has chosen yet. MT-ADV-04, MT-ADV-06 */
function gridMoves(state: State): Move[] {
  const moves: Move[] = []
  for (let grid = 0; grid < GRIDS; grid++) {
    const side = grid * 2 + state.table.sides[grid]!
    if (!state.side.includes(side)) moves.push(chooseGrid(side))
  }
  return moves
}

const askChooser = deed((state, frame) => {
  state.active = state.stack[frame + SEAT]!
})

const chooseSide = question('grid', gridMoves, (state, frame, move, log) => {
  const seat = state.stack[frame + SEAT]!
  const side = subjectOf(move)
  const power = boardOf(state).powers[side]!
  state.side[seat] = side
  state.power[seat] = power
  log?.({ type: 'grid', seat, side, power })
  return false
})

// P2 Alchemist's Reserve: on choosing the grid. MT-ADV-P2.1
const fillReserve = deed((state, frame, log) => {
  const seat = state.stack[frame + SEAT]!
  if (!keepsReserve(state, seat)) return
  const { reserve } = boardOf(state)
  state.reserve[seat] = reserve
  state.supply[COLOURLESS]! -= reserve
  log?.({ type: 'reserve', seat, n: reserve })
})

/** The last player chooses first, then anticlockwise. MT-ADV-05 */
const nextChoice = deed((state, frame) => {
  const seat = state.stack[frame + SEAT]!
  const { first, players } = state.table
  if (seat === first) push(state.stack, START, first)
  else push(state.stack, CHOOSE, rightOf(seat, players))
})

export const chooseProgram: Effect = [askChooser, chooseSide, fillReserve, inherit, nextChoice]

/** MT-SET-31 to MT-SET-33 */
const takeStart = deed((state, frame) => {
  const seat = state.stack[frame + SEAT]!
  state.active = seat
  pushGain(state, seat, 'start', addTo(0, COLOURLESS, boardOf(state).start), 0)
})

const nextStart = deed((state, frame) => {
  const next = leftOf(state.stack[frame + SEAT]!, state.table.players)
  push(state.stack, next === state.table.first ? TURN : START, next)
})

export const startProgram: Effect = [takeStart, nextStart]
