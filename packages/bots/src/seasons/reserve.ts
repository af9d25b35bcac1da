import {
  AIR,
  capacityOf,
  countOf,
  EARTH,
  FACE,
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
import type { Side } from './side.ts'

const CRYSTALS = feature('crystals')
const TOKENS = feature('tokens')
const TOKENS_OVER_FOUR = feature('tokens.over-four')
const OVERFLOW = feature('tokens.overflow')
const KINDS = ['air', 'water', 'fire', 'earth'].map((kind) => feature(`tokens.${kind}`))
/** What the tokens would bring in the season of the next round and in the two seasons after that one. */
const WORTH = ['next', 'second', 'third'].map((season) => feature(`tokens.worth.${season}`))
/** The same this turn, if the seat may transmute; and how many tokens that would be. */
const TRANSMUTE = feature('transmute.worth')
const TRANSMUTE_TOKENS = feature('transmute.tokens')
const TRANSMUTE_BEST = feature('transmute.best')

const BEST_WORTH = 3

function worthIn(season: Season, tokens: Tokens): number {
  let sum = 0
  for (let energy = AIR; energy <= EARTH; energy++) sum += countOf(tokens, energy) * worthOf(season, energy)
  return sum
}

/** Whether the seat may transmute in this turn, or will with its die. */
const mayTransmute = ({ state, turn, die }: Side): boolean =>
  turn === 'now' ? state.permission === 1 : die?.transmute === true

export function observeReserve(side: Side, sheet: Sheet): void {
  const { state, player, tokens } = side
  sheet.add(CRYSTALS, side.crystals)
  if (tokens === 0) return
  const now = seasonOf(state.time)
  if (mayTransmute(side)) {
    const addition = side.inPlay[PURSE_OF_IO]! + (side.turn === 'now' ? state.addition : 0)
    sheet.add(TRANSMUTE, worthIn(now, tokens) + addition * totalOf(tokens))
    sheet.add(TRANSMUTE_TOKENS, totalOf(tokens))
    for (let energy = AIR; energy <= EARTH; energy++)
      if (worthOf(now, energy) === BEST_WORTH) sheet.add(TRANSMUTE_BEST, countOf(tokens, energy))
  }
  if (side.turnsLeft === 0) return
  const total = totalOf(tokens)
  sheet.add(TOKENS, total)
  if (total > 4) sheet.add(TOKENS_OVER_FOUR, total - 4)
  const overflow = side.reserve - capacityOf(player)
  if (overflow > 0) sheet.add(OVERFLOW, overflow)
  for (let energy = AIR; energy <= EARTH; energy++) sheet.add(KINDS[energy]!, countOf(tokens, energy))
  if (side.roundsAfter === 0) return
  const next = seasonOf(Math.floor(nextTime(state)))
  for (let i = 0; i < WORTH.length; i++) sheet.add(WORTH[i]!, worthIn((next + i) % SEASONS.length, tokens))
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
