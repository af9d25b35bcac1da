import type { Answer, Move, Phrase, Seat } from '@athanor/kernel'
import { LEFT } from './board.ts'
import type { Card } from './card.ts'
import { extraTrade } from './collect.ts'
import { SPACES } from './crystal.ts'
import { sayPowerEffect } from './effects.ts'
import { CAST, chainOf, endOf, kindName, placeOf, raiseOf, SKIP, spaceOf, subjectOf } from './move.ts'
import { sayCard, sayKind, sayPower, sayRune, saySide } from './names.ts'
import { exchangeCost, fastCards } from './spells.ts'
import { boardOf, faceUp, type SpellPayment, type State } from './state.ts'
import { speedCostTo } from './walk.ts'

/** A move as an answer to a question. */
export function answerWith(state: State, prompt: string, move: Move): Answer {
  const under = sayUnder(state, move)
  return { move, say: sayAnswer(state, prompt, move), ...(under && { under }) }
}

/** The same move may read differently as an answer to different questions. */
function sayAnswer(state: State, prompt: string, move: Move): Phrase {
  if (prompt === 'move' && move === CAST) return { key: 'move.cast-first' }
  if (prompt === 'trade' && move === SKIP) return { key: 'move.no-trade' }
  if (prompt === 'speed') {
    const card = subjectOf(move)
    const cost = saySpellCost(state, speedCostTo(state, state.active, card))
    return { key: 'move.go-fast', args: { card: sayCard(state, card), cost } }
  }
  return sayMove(state, move)
}

const spaces = (list: readonly number[]): string => list.map((space) => space + 1).join('-')

/** A move in words. */
export function sayMove(state: State, move: Move): Phrase {
  const kind = kindName(move)
  const key = `move.${kind}`
  const subject = subjectOf(move)
  const space = spaceOf(move) + 1
  switch (kind) {
    case 'go':
    case 'collect':
      return { key, args: { card: sayCard(state, subject) } }
    case 'rune':
      return { key, args: { rune: sayRune(faceUp(state, subject)), temple: sayCard(state, subject) } }
    case 'grid': {
      const board = boardOf(state)
      const power = board.powers[subject]!
      return { key, args: { side: saySide(subject), power: sayPower(power), effect: sayPowerEffect(board, power) } }
    }
    case 'convert':
      return { key, args: { n: subject } }
    case 'put':
      return { key, args: { crystal: sayKind(subject), space } }
    case 'pay':
      return { key, args: { space: subject + 1, crystal: sayKind(crystalAt(state, subject)) } }
    case 'cover':
      return { key, args: { crystal: sayKind(slotColour(state, subject)), space } }
    case 'speed':
      return { key, args: { cost: saySpellCost(state, lowestSpeedCost(state)) } }
    case 'exchange':
      return { key, args: { cost: saySpellCost(state, exchangeCost(state, boardOf(state), state.active)) } }
    case 'swap':
      return {
        key,
        args: {
          cost: saySpellCost(state, boardOf(state).swapCost),
          a: subject + 1,
          b: space,
          one: sayKind(crystalAt(state, subject)),
          other: sayKind(crystalAt(state, spaceOf(move))),
        },
      }
    case 'from':
      return { key, args: { card: sayCard(state, subject), slot: space } }
    case 'rob':
      return { key, args: { who: { seat: subject }, space } }
    case 'break':
      return {
        key: raiseOf(move) > 0 ? `${key}-raised` : key,
        args: { ...curseOf(state, move), chain: spaces(chainOf(move)) },
      }
    default:
      return { key: `move.${kind ?? 'end'}` }
  }
}

/** The crystal of the active player on a space. */
const crystalAt = (state: State, space: number): number =>
  Math.max(0, state.crystals[state.active * SPACES + space] ?? 0)

/** The curse that a move breaks. */
const curseOf = (state: State, move: Move): { temple: Phrase; end: string; level: number } => ({
  temple: sayCard(state, placeOf(move)),
  end: endOf(move) === LEFT ? 'left' : 'right',
  level: chainOf(move).length + raiseOf(move),
})

/** So many crystals of those that pay for spells at this table. */
const saySpellCost = (state: State, n: number): Phrase => sayCost(state.table.spellPayment, n)
const sayCost = (payment: SpellPayment, n: number): Phrase => ({ key: `cost.${payment}`, args: { n } })

function lowestSpeedCost(state: State): number {
  const seat = state.active
  return Math.min(...fastCards(state, boardOf(state), seat).map((card) => speedCostTo(state, seat, card)))
}

/** What the exchange of a wilderness card costs and brings, with what rune D adds. */
export function sayOffer(state: State, seat: Seat, card: Card): { cost: Phrase; crystals: Phrase[] } {
  const board = boardOf(state)
  const { pay, take, different } = board.wilderness[card]!
  const extra = extraTrade(state, board, seat, card)
  const crystals: Phrase[] = [{ key: different ? 'gain.different' : 'gain.any-colour', args: { n: take } }]
  if (extra > 0) crystals.push({ key: 'gain.any-colour', args: { n: extra } })
  return { cost: sayCost('colourless', pay), crystals }
}

/** The first half of an act of two parts: a crystal to swap, a slot, a colour, a curse. */
function sayUnder(state: State, move: Move): Phrase[] | undefined {
  switch (kindName(move)) {
    case 'swap':
      return [swapOf(state, subjectOf(move)), swapOf(state, spaceOf(move))]
    case 'put':
      return [sayKind(subjectOf(move))]
    case 'cover':
      return [{ key: 'under.cover', args: { crystal: sayKind(slotColour(state, subjectOf(move))) } }]
    case 'break':
      return [{ key: raiseOf(move) > 0 ? 'under.break-raised' : 'under.break', args: { ...curseOf(state, move) } }]
    default:
      return undefined
  }
}

const swapOf = (state: State, space: number): Phrase => ({
  key: 'under.swap',
  args: {
    cost: saySpellCost(state, boardOf(state).swapCost),
    space: space + 1,
    crystal: sayKind(crystalAt(state, space)),
  },
})

/** The colour of a slot on the card where the active player stands. */
const slotColour = (state: State, slot: number): number =>
  boardOf(state).wilderness[state.pawns[state.active]!]?.slots[slot] ?? 0
