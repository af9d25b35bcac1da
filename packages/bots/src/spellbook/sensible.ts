import { A, FRAME_SIZE, type Move, PROGRAM, type Seat } from '@athanor/kernel'
import {
  COLOUR_COUNT,
  colourOf,
  colourOfSpell,
  DAY,
  DONE,
  DRAW,
  KIND,
  kindOf,
  levelOf,
  levelOfMove,
  PASS,
  parseSpell,
  runeOf,
  type State,
  spellOf,
  tokenOf,
} from '@athanor/spellbook/inside'
import { wantsOf } from './want.ts'

const spells = (names: string): number[] => names.split(' ').map((name) => parseSpell(name)!)

/** Cards of which the highest level does what the lower ones do, and more. */
const BEST_AT_THE_TOP = spells('R2 R3 P2 P3 G2 W2 B1')
/** Cards on which the rune of the marker counts. */
const WITH_ARROW = spells('K2 W3 B1 B3 Y3')

/** So many tokens are thought about where one is chosen. */
const TAKEN = 5
const STORED = 4
const GOT = 4
const SPARED = 3

/**
 * The moves that deserve a thought, the most promising first. Where tokens are chosen, that are those that the seat
 * wants most, or can spare best: many ways to choose several differ in nothing but their order.
 */
export function sensible(state: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  if (isWeary(state) && moves.some((move) => kindOf(move) === KIND.store)) return stores(state, seat, moves)
  const kind = kindOf(moves[0]!)
  switch (kind) {
    case KIND.mark:
      return WITH_ARROW.includes(learning(state)) ? moves : leastWanted(state, seat, moves, 1)
    case KIND.pay:
      return payments(state, seat, moves)
    case KIND.replace:
      return [...leastWanted(state, seat, ofKind(moves, kind), 1), ...ofKind(moves, KIND.done)]
    case KIND.get:
      return mostWanted(state, seat, moves, GOT)
    case KIND.discard:
    case KIND.give:
    case KIND.keep:
    case KIND.absorb:
    case KIND.feed:
      return leastWanted(state, seat, moves, SPARED)
    default:
      return actions(state, seat, moves)
  }
}

/** The rules set no end to idle play. A game of so many rounds is twice as long as most, and should come to its end. */
const MOST_ROUNDS = 26
const isWeary = ({ day, table }: State): boolean => day > MOST_ROUNDS * table.players

const topFrame = (state: State): number => state.stack.length - FRAME_SIZE
/** The card that is being learned. */
const learning = (state: State): number => state.stack[topFrame(state) + A]!
const ofKind = (moves: readonly Move[], kind: number): Move[] => moves.filter((move) => kindOf(move) === kind)

const IN_POOL: readonly number[] = [KIND.store, KIND.discard, KIND.mark, KIND.pay, KIND.keep, KIND.give]

/** Some token moves of one kind in the order of how much the seat wants the token: `sign` -1 for the least first. */
function byWant(state: State, seat: Seat, moves: Move[], sign: number): Move[] {
  if (moves.length < 2) return moves
  const wants = wantsOf(state, state.players[seat]!, IN_POOL.includes(kindOf(moves[0]!)))
  return moves.sort((a, b) => sign * (wants[tokenOf(b)]! - wants[tokenOf(a)]!))
}

const mostWanted = (state: State, seat: Seat, moves: readonly Move[], n: number): Move[] =>
  byWant(state, seat, moves.slice(), 1).slice(0, n)

const leastWanted = (state: State, seat: Seat, moves: readonly Move[], n: number): Move[] =>
  byWant(state, seat, moves.slice(), -1).slice(0, n)

/** Of the tokens that may be paid next, the one that can be spared best for each place in a payment. */
function payments(state: State, seat: Seat, moves: readonly Move[]): Move[] {
  const natural = colourOfSpell(learning(state))
  const place = (move: Move): number => (colourOf(tokenOf(move)) === natural ? NATURAL : runeOf(tokenOf(move)))
  return firstOfEach(leastWanted(state, seat, moves, moves.length), place)
}

const NATURAL = 3

/** The first of the moves in each group. */
function firstOfEach(moves: readonly Move[], group: (move: Move) => number): Move[] {
  let met = 0
  return moves.filter((move) => {
    const bit = 1 << group(move)
    const fresh = (met & bit) === 0
    met |= bit
    return fresh
  })
}

/** What may be done in a phase, or in the place of one. */
function actions(state: State, seat: Seat, moves: readonly Move[]): Move[] {
  const effects = moves.filter((move) => kindOf(move) >= KIND.learn && !isSurpassed(state, seat, move))
  const takes = mostWanted(state, seat, ofKind(moves, KIND.take), TAKEN)
  const chosen = [...effects.reverse(), ...takes, ...stores(state, seat, moves)]
  const draws = moves.includes(DRAW)
  if (draws) chosen.push(DRAW)
  for (const move of moves) if (move === DONE || (move === PASS && !draws)) chosen.push(move)
  return chosen
}

/** A use whose card has a level that does the same and more. */
const isSurpassed = (state: State, seat: Seat, move: Move): boolean =>
  kindOf(move) === KIND.use &&
  BEST_AT_THE_TOP.includes(spellOf(move)) &&
  levelOfMove(move) < levelOf(state.players[seat]!.book[colourOfSpell(spellOf(move))]!)

/** One token of a colour, those that can be spared best first. Effects that store several begin with any colour. */
function stores(state: State, seat: Seat, moves: readonly Move[]): Move[] {
  const spared = leastWanted(state, seat, ofKind(moves, KIND.store), moves.length)
  const several = state.stack[topFrame(state) + PROGRAM] !== DAY
  return firstOfEach(spared, (move) => colourOf(tokenOf(move))).slice(0, several ? COLOUR_COUNT : STORED)
}
