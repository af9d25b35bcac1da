import {
  AIR,
  capacityOf,
  cardOf,
  countOf,
  EARTH,
  energyCost,
  FACE,
  GIVEN,
  IOS_TRANSMUTER,
  NO_FACE,
  PURSE_OF_IO,
  SEASONS,
  type Season,
  seasonOf,
  type Tokens,
  totalOf,
  worthOf,
} from '@athanor/seasons/inside'
import type { Sheet } from '../mind.ts'
import { nextTime } from './clock.ts'
import { feature } from './features.ts'
import { without } from './plan.ts'
import type { Side } from './side.ts'

const TOKENS_OVER_FOUR = feature('tokens.over-four')
const OVERFLOW = feature('tokens.overflow')
/** With two more tokens from the next die the reserve would overflow. */
const CROWDED = feature('tokens.crowded')
const A_DIE = 2
/** Tokens that the reserve holds more, or less, than usual. */
const CAPACITY = feature('tokens.capacity')
const USUAL_CAPACITY = 7
/** Tokens that the cards in hand, then those in the libraries will use; and the rest. */
const FOR_HAND = feature('tokens.for-hand')
const FOR_LIBRARIES = feature('tokens.for-libraries')
const SPARE = feature('tokens.spare')
/** What the spare ones would bring in the season of the next round and in the two seasons after that one. */
const WORTH = ['next', 'second', 'third'].map((season) => feature(`tokens.worth.${season}`))
/** What the tokens would bring this turn, if the seat may transmute. */
const TRANSMUTE = feature('transmute.all')
const TRANSMUTE_SPARE = feature('transmute.spare')
const TRANSMUTE_TOKENS = feature('transmute.tokens')
const LAST_TRANSMUTATION = feature('last.transmutation')

function worthIn(season: Season, tokens: Tokens): number {
  let sum = 0
  for (let energy = AIR; energy <= EARTH; energy++) sum += countOf(tokens, energy) * worthOf(season, energy)
  return sum
}

/** The crystals that every transmuted token brings more, whenever it is transmuted. */
const additionOf = ({ inPlay, changes }: Side): number => inPlay[PURSE_OF_IO]! + changes.addition

/** Whether the seat may transmute in this turn, or will with its die. */
function mayTransmute({ state, turn, die, inPlay }: Side): boolean {
  const transmuter = inPlay[IOS_TRANSMUTER]! > 0
  if (turn === 'now') return (state.permission & GIVEN) !== 0 || (transmuter && state.permission !== 0)
  return die !== undefined && (die.transmute || (transmuter && die.crystals > 0))
}

/** The energy of a seat; `spare` are the tokens that no card in hand needs. */
export function observeReserve(side: Side, spare: Tokens, sheet: Sheet): void {
  const capacity = capacityOf(side.player)
  if (capacity !== USUAL_CAPACITY) sheet.add(CAPACITY, capacity - USUAL_CAPACITY)
  if (side.tokens === 0) return
  if (mayTransmute(side)) observeTransmutation(side, spare, sheet)
  if (side.roundsAfter > 0) observeTokens(side, spare, sheet)
}

function observeTransmutation(side: Side, spare: Tokens, sheet: Sheet): void {
  const now = seasonOf(side.state.time)
  const addition = additionOf(side) + (side.turn === 'now' ? side.state.addition : 0)
  sheet.add(TRANSMUTE, worthIn(now, side.tokens) + addition * totalOf(side.tokens))
  const gain = worthIn(now, spare) + addition * totalOf(spare)
  sheet.add(TRANSMUTE_SPARE, gain)
  if (side.roundsAfter === 0) sheet.add(LAST_TRANSMUTATION, gain)
  sheet.add(TRANSMUTE_TOKENS, totalOf(side.tokens))
}

function observeTokens(side: Side, spare: Tokens, sheet: Sheet): void {
  const { state, player } = side
  const total = totalOf(side.tokens)
  const left = totalOf(spare)
  const idle = afterLibraries(side, spare)
  sheet.add(FOR_HAND, total - left)
  sheet.add(FOR_LIBRARIES, left - totalOf(idle))
  sheet.add(SPARE, totalOf(idle))
  if (total > 4) sheet.add(TOKENS_OVER_FOUR, total - 4)
  const overflow = side.reserve - capacityOf(player)
  if (overflow > 0) sheet.add(OVERFLOW, overflow)
  if (overflow > -A_DIE) sheet.add(CROWDED, Math.min(overflow + A_DIE, A_DIE))
  const next = seasonOf(Math.floor(nextTime(state)))
  for (let i = 0; i < WORTH.length; i++) sheet.add(WORTH[i]!, worthIn((next + i) % SEASONS.length, spare))
}

/** The tokens that no card of the libraries needs either. */
function afterLibraries({ state, player }: Side, tokens: Tokens): Tokens {
  const { second, third } = player
  let left = tokens
  for (let i = 0; i < second.length; i++) left = without(left, energyCost(cardOf(second[i]!), state.players.length))
  for (let i = 0; i < third.length; i++) left = without(left, energyCost(cardOf(third[i]!), state.players.length))
  return left
}

const DIE_DRAW = feature('die.draw')
const DIE_TRANSMUTE = feature('die.transmute')
/** Before the choice: how good the best die on the table is, and the others on average. */
const CHOICE_BEST = feature('choice.best')
const CHOICE_MEAN = feature('choice.mean')
const CHOICE_FIRST = feature('choice.first')
const TURN_AHEAD = feature('turn.ahead')

/** A rough worth of every face, only to compare dice that others may take. */
const FACE_WORTH: readonly number[] = FACE.map(
  ({ energy, crystals, gauge, draw, transmute }) =>
    crystals + 2 * totalOf(energy) + 3 * gauge + 5 * draw + (transmute ? 3 : 0),
)

/** The die that the seat has, or may choose from. */
export function observeDice(side: Side, sheet: Sheet): void {
  const { state, seat, player, die } = side
  if (side.turn === 'ahead') sheet.add(TURN_AHEAD, 1)
  if (die) {
    if (die.draw > 0) sheet.add(DIE_DRAW, die.draw)
    if (die.transmute) sheet.add(DIE_TRANSMUTE, 1)
  } else if (state.phase === 'dice' && player.die === NO_FACE) {
    let best = 0
    let sum = 0
    for (let i = 0; i < state.dice.length; i++) {
      const worth = FACE_WORTH[state.dice[i]!]!
      sum += worth
      if (worth > best) best = worth
    }
    sheet.add(CHOICE_BEST, best)
    sheet.add(CHOICE_MEAN, sum / state.dice.length)
  }
  if (side.roundsAfter > 0 && nextFirst(side) === seat) sheet.add(CHOICE_FIRST, 1)
}

/** Who will choose a die first in the next round. */
const nextFirst = ({ state }: Side): number => (state.first + 1) % state.players.length
