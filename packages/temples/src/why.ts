import type { Move, Phrase, Reason, Seat } from '@athanor/kernel'
import { curseIndex, LEFT } from './board.ts'
import { type Card, isTemple } from './card.ts'
import { findChains, patternOf } from './chains.ts'
import { COLOURLESS, EMPTY, FIRST_COLOUR, KINDS, type Kind, SPACES } from './crystal.ts'
import {
  CAST,
  chainOf,
  endOf,
  formatMove,
  KIND,
  kindOf,
  parseMove,
  placeOf,
  raiseOf,
  spaceOf,
  subjectOf,
  wishedLevel,
} from './move.ts'
import { sayCard, sayKind } from './names.ts'
import { keepsReserve, raisesCurses, teleports } from './powers.ts'
import { exchangeCost } from './spells.ts'
import {
  BROKE,
  boardOf,
  COLLECTED,
  CONVERTED,
  countOf,
  has,
  held,
  MARKERS,
  MOVED,
  OFF,
  payable,
  type State,
  TRACK,
  templeAt,
} from './state.ts'
import { occupied, RANGE, speedCost, stepsTo } from './walk.ts'

const reason = (key: string, args?: Phrase['args']): Reason => ({ key: `why.${key}`, ...(args && { args }) })

/** What is offered by `cast`, and not before. */
const UNDER_CAST: readonly number[] = [KIND.go, KIND.speed, KIND.swap, KIND.exchange, KIND.convert]

/** What stands against a move, for the seat whose turn it is. `legal` are its legal moves. */
export function why(state: State, seat: Seat, wish: Move, legal: readonly Move[]): Reason[] {
  if (legal.includes(wish)) return []
  if (state.stack.length === 0) return [reason('over')]
  if (legal.length === 0) return [reason('not-you')]
  if (parseMove(formatMove(wish)) !== wish) return [reason('not-a-move')]
  const found = explain(state, seat, wish)
  if (found.length > 0) return found
  return legal.includes(CAST) && UNDER_CAST.includes(kindOf(wish)) ? [reason('cast-first')] : [reason('not-asked')]
}

function explain(state: State, seat: Seat, wish: Move): Reason[] {
  switch (kindOf(wish)) {
    case KIND.go:
    case KIND.collect:
      return going(state, seat, subjectOf(wish), kindOf(wish) === KIND.collect)
    case KIND.break:
      return breaking(state, seat, wish)
    case KIND.put:
      return putting(state, seat, wish)
    case KIND.pay:
      return paying(state, seat, subjectOf(wish))
    case KIND.cover:
      return covering(state, seat, wish)
    case KIND.trade:
      return trading(state, seat)
    case KIND.swap:
      return swapping(state, seat, wish)
    case KIND.exchange: {
      const cost = exchangeCost(state, boardOf(state), seat)
      return payable(state, seat) < cost ? [tooFew(state, seat, cost)] : []
    }
    case KIND.speed:
      return has(state, MOVED) ? [reason('moved')] : state.pawns[seat] === OFF ? [reason('no-speed-yet')] : []
    case KIND.convert:
      return converting(state, seat, subjectOf(wish))
    case KIND.end:
      return state.turn > 0 && (state.flags & (COLLECTED | BROKE)) === 0 ? [reason('act-first')] : []
    default:
      return []
  }
}

/** Crystals are missing for a spell. */
function tooFew(state: State, seat: Seat, cost: number): Reason {
  const n = payable(state, seat)
  return reason(state.table.spellPayment === 'any' ? 'too-few-crystals' : 'too-few-colourless', { cost, n })
}

/** Why a card cannot be reached. */
function going(state: State, seat: Seat, card: Card, collecting: boolean): Reason[] {
  const board = boardOf(state)
  const args = { card: sayCard(state, card) }
  if (state.turn === 0) return []
  if (!board.ring.includes(card)) return [reason('not-in-ring', args)]
  if (has(state, MOVED)) {
    if (collecting && state.pawns[seat] === card) return has(state, COLLECTED) ? [reason('collected')] : []
    return [reason('moved')]
  }
  if ((occupied(state, seat) >> card) & 1) return [reason('occupied', args)]
  if (state.pawns[seat] === OFF) return []
  const steps = stepsTo(state, seat, card)
  if (steps <= RANGE || (teleports(state, seat) && state.pawns[seat] !== card)) return []
  const cost = speedCost(board, steps)
  if (cost === undefined) return [reason('too-far', { ...args, n: steps, most: RANGE + board.speedCosts.length })]
  if (payable(state, seat) < cost)
    return [reason('too-far', { ...args, n: steps, most: RANGE }), tooFew(state, seat, cost)]
  return [reason('needs-speed', { ...args, n: steps, cost })]
}

/** Why a curse cannot be broken: which crystal is missing, and where. */
function breaking(state: State, seat: Seat, wish: Move): Reason[] {
  const board = boardOf(state)
  const place = placeOf(wish)
  if (has(state, BROKE)) return [reason('broke')]
  const reasons = going(state, seat, place, false).filter(
    ({ key }) => !(key === 'why.moved' && state.pawns[seat] === place),
  )
  const index = templeAt(state, place)
  const temple = board.temples[index]!
  const end = endOf(wish)
  const raise = raiseOf(wish)
  const chain = wishedLevel(wish) === undefined ? chainOf(wish) : []
  const length = wishedLevel(wish) ?? chain.length
  const level = length + raise
  const args = { temple: sayCard(state, place), end: end === LEFT ? 'left' : 'right', level }
  if (state.placed[seat] === MARKERS) reasons.push(reason('no-marker'))
  const space = temple.spaceOf[curseIndex(end, level)]
  if (raise > 0 && !raisesCurses(state, seat)) reasons.push(reason('no-raise'))
  else if (level > 5 || space === undefined || space < 0) reasons.push(reason('no-such-curse', args))
  else if (temple.crossedOut[space]) reasons.push(reason('crossed-out', args))
  else if (state.markers[index * TRACK + space]! > 0) reasons.push(reason('curse-taken', args))
  const arc = temple.arcs[end]!
  if (chain.length > 0) reasons.push(...wrongLinks(state, seat, arc, chain))
  else if (!chainFor(state, seat, arc, length)) reasons.push(missing(state, seat, arc.slice(0, length), args))
  if (raise > 0 && raisesCurses(state, seat) && held(state, seat) < length + board.raises[raise - 1]!)
    reasons.push(reason('too-few-crystals', { cost: length + board.raises[raise - 1]!, n: held(state, seat) }))
  if (reasons.length > 0 || chain.length > 0) return reasons
  return [reason('name-chain', { ...args, chain: spacesOf(chainFor(state, seat, arc, length) ?? []) })]
}

/** A chain of the grid for the first crystals of an arc; undefined if there is none. */
function chainFor(state: State, seat: Seat, arc: readonly Kind[], length: number): number[] | undefined {
  let found: number[] | undefined
  findChains(patternOf(state.crystals, seat * SPACES), boardOf(state).joined, arc, (links, chain) => {
    if (links === length) found ??= chainOf(chain)
  })
  return found
}

const spacesOf = (chain: readonly number[]): string => chain.map((space) => space + 1).join('-')

/** The crystals of a curse that the grid lacks or, if it has them all, that they do not lie in a chain. */
function missing(state: State, seat: Seat, colours: readonly Kind[], args: Phrase['args']): Reason {
  const crystals: Phrase[] = []
  for (let kind = FIRST_COLOUR; kind < KINDS; kind++) {
    const needed = colours.filter((colour) => colour === kind).length
    const n = needed - countOf(state, seat, kind)
    if (n > 0) crystals.push({ key: 'gain.kind', args: { n, crystal: sayKind(kind) } })
  }
  return crystals.length > 0 ? reason('missing-crystals', { ...args, crystals }) : reason('no-chain', args)
}

function wrongLinks(state: State, seat: Seat, arc: readonly number[], chain: readonly number[]): Reason[] {
  const { joined } = boardOf(state)
  const reasons: Reason[] = []
  chain.forEach((space, i) => {
    const kind = state.crystals[seat * SPACES + space]!
    const args = { space: space + 1, crystal: sayKind(arc[i]!) }
    if (kind === EMPTY) reasons.push(reason('chain-empty', args))
    else if (kind !== arc[i]) reasons.push(reason('chain-colour', { ...args, kind: sayKind(kind) }))
    if (chain.indexOf(space) !== i) reasons.push(reason('chain-twice', args))
    const before = chain[i - 1]
    if (before !== undefined && before !== space && ((joined[before]! >> space) & 1) === 0)
      reasons.push(reason('chain-apart', { a: before + 1, b: space + 1 }))
  })
  return reasons
}

function putting(state: State, seat: Seat, wish: Move): Reason[] {
  const space = spaceOf(wish)
  return state.crystals[seat * SPACES + space] === EMPTY ? [] : [reason('space-filled', { space: space + 1 })]
}

function paying(state: State, seat: Seat, space: number): Reason[] {
  return state.crystals[seat * SPACES + space] === EMPTY ? [reason('space-empty', { space: space + 1 })] : []
}

function covering(state: State, seat: Seat, wish: Move): Reason[] {
  const card = state.pawns[seat]!
  const slots = boardOf(state).wilderness[card]?.slots ?? []
  const slot = subjectOf(wish)
  const space = spaceOf(wish)
  if (card === OFF || isTemple(card) || slots.length === 0) return [reason('no-upgrade-here')]
  const reasons: Reason[] = []
  if (slots[slot] === undefined) reasons.push(reason('no-such-slot', { slot: slot + 1 }))
  else if ((state.slots[card - 5]! >> slot) & 1)
    reasons.push(reason('slot-covered', { crystal: sayKind(slots[slot]!) }))
  if (state.crystals[seat * SPACES + space] !== COLOURLESS) reasons.push(reason('not-colourless', { space: space + 1 }))
  return reasons
}

function trading(state: State, seat: Seat): Reason[] {
  const card = state.pawns[seat]!
  const pay = boardOf(state).wilderness[card]?.pay ?? 0
  if (pay === 0) return [reason('no-trade-here')]
  const n = countOf(state, seat, COLOURLESS)
  return n < pay ? [reason('too-few-colourless', { cost: pay, n })] : []
}

function swapping(state: State, seat: Seat, wish: Move): Reason[] {
  const reasons: Reason[] = []
  const [a, b] = [subjectOf(wish), spaceOf(wish)]
  if (a === b) reasons.push(reason('same-space'))
  if (a > b) reasons.push(reason('lower-first', { a: b + 1, b: a + 1 }))
  for (const space of [a, b])
    if (state.crystals[seat * SPACES + space] === EMPTY) reasons.push(reason('space-empty', { space: space + 1 }))
  const { swapCost } = boardOf(state)
  if (payable(state, seat) < swapCost) reasons.push(tooFew(state, seat, swapCost))
  else if (held(state, seat) < swapCost + 2)
    reasons.push(reason('too-few-crystals', { cost: swapCost + 2, n: held(state, seat) }))
  return reasons
}

function converting(state: State, seat: Seat, n: number): Reason[] {
  if (!keepsReserve(state, seat)) return [reason('no-reserve')]
  if (has(state, CONVERTED)) return [reason('converted')]
  const reasons: Reason[] = []
  if (state.reserve[seat]! < n) reasons.push(reason('reserve-small', { n: state.reserve[seat]! }))
  if (countOf(state, seat, EMPTY) < n) reasons.push(reason('grid-full', { n: countOf(state, seat, EMPTY) }))
  return reasons
}
