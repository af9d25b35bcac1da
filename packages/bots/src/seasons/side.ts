import type { Seat } from '@athanor/kernel'
import {
  type CardId,
  type Changes,
  cardOf,
  changesAt,
  type Entry,
  effectCard,
  FACE,
  type FaceData,
  isFamiliar,
  NO_FACE,
  type Player,
  playedCard,
  type State,
  spendable,
  type Tokens,
  totalOf,
} from '@athanor/seasons/inside'
import { roundsAfter, type Turn, turnOf } from './clock.ts'
import { TITUS, titusGoes } from './round-end.ts'

/** A seat's side of the table, with a chosen die counted as if it were carried out already. */
export interface Side {
  readonly state: State
  readonly seat: Seat
  readonly player: Player
  /** The rules that an enchantment has changed. */
  readonly changes: Changes
  readonly turn: Turn
  /** Rounds that will probably follow this one. */
  readonly roundsAfter: number
  /** Turns that the seat will probably still have, a running one included. */
  readonly turnsLeft: number
  /** The die that is still to be carried out. */
  readonly die: FaceData | undefined
  /** What may be spent: the reserve and Amulets of Water. */
  readonly tokens: Tokens
  /** How many tokens the reserve holds; with a die to come, maybe more than it can. */
  readonly reserve: number
  readonly crystals: number
  /** Free places on the gauge. */
  readonly room: number
  /** A card in play that will be sacrificed at the end of this round: it is counted as gone. */
  readonly leaving: CardId
  readonly familiars: number
  readonly items: number
  /** How many of each card there are, by its number. */
  readonly inPlay: Counts
  readonly inHand: Counts
  readonly inLibraries: Counts
}

export type Counts = Uint8Array

const CARD_NUMBERS = 128
const NO_CARD = 0
// One position is looked at at a time.
const inPlay: Counts = new Uint8Array(CARD_NUMBERS)
const inHand: Counts = new Uint8Array(CARD_NUMBERS)
const inLibraries: Counts = new Uint8Array(CARD_NUMBERS)

function countEntries(list: readonly Entry[], into: Counts): void {
  for (let i = 0; i < list.length; i++) into[cardOf(list[i]!)]!++
}

/** The side of a seat. It is good until the next side is looked at. */
export function sideOf(state: State, seat: Seat): Side {
  const player = state.players[seat]!
  const turn = turnOf(state, seat)
  const after = roundsAfter(state)
  const die = turn === 'ahead' && player.die !== NO_FACE ? FACE[player.die]! : undefined
  let familiars = 0
  inPlay.fill(0)
  inHand.fill(0)
  inLibraries.fill(0)
  for (let i = 0; i < player.play.length; i++) {
    inPlay[effectCard(player.play[i]!)]!++
    if (isFamiliar(playedCard(player.play[i]!))) familiars++
  }
  countEntries(player.hand, inHand)
  countEntries(player.second, inLibraries)
  countEntries(player.third, inLibraries)
  return {
    state,
    seat,
    player,
    changes: changesAt(state),
    turn,
    roundsAfter: after,
    turnsLeft: after + (turn === 'over' ? 0 : 1),
    die,
    tokens: spendable(player) + (die ? die.energy : 0),
    reserve: totalOf(player.reserve) + (die ? totalOf(die.energy) : 0),
    crystals: player.crystals + (die ? die.crystals : 0),
    room: player.gauge + (die ? die.gauge : 0) - player.play.length,
    leaving: inPlay[TITUS]! > 0 && titusGoes(state, seat) ? TITUS : NO_CARD,
    familiars,
    items: player.play.length - familiars,
    inPlay,
    inHand,
    inLibraries,
  }
}
