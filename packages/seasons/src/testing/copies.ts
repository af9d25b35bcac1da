import { below, chooseSeat, type Move, type Rng, rngFrom } from '@athanor/kernel'
import { ALL_CARDS, type CardId } from '../card.ts'
import { CARDS, isFamiliar } from '../catalogue.ts'
import { KIND, kindOf } from '../move.ts'
import { RAVEN } from '../named.ts'
import { seasons } from '../rules.ts'
import { examine } from './examine.ts'
import { richSeats } from './rich.ts'
import { kingdom, type Scenario } from './scenario.ts'

export interface CopiesReport {
  readonly games: number
  readonly decisions: number
  /** How often each item was copied by a Raven. */
  readonly copied: readonly number[]
}

/** The magic items, by number. */
export const ITEMS: readonly CardId[] = CARDS.flatMap((card) => (card && !isFamiliar(card.id) ? [card.id] : []))

/**
 * Has a Raven copy every item `times` times, beside cards that lean on it: Shields, cards that have others sacrificed or
 * taken back, a second Raven. The last rounds of a game are then played at random; after every move the invariants must
 * hold, and every few moves the state is examined.
 */
export function copyEverything(times: number, seed: string): CopiesReport {
  const copied = new Array<number>(ALL_CARDS + 1).fill(0)
  let decisions = 0
  let games = 0
  for (let round = 0; round < times; round++)
    for (const item of ITEMS) {
      const name = `${seed}/${item}/${round}`
      try {
        decisions += playCopy(item, name)
      } catch (error) {
        throw new Error(`item ${item}, game "${name}": ${error instanceof Error ? error.message : error}`)
      }
      copied[item]!++
      games++
    }
  return { games, decisions, copied }
}

function playCopy(item: CardId, seed: string): number {
  const rng = rngFrom(seed)
  const players = 2 + below(rng, 3)
  const game = kingdom({
    players,
    seats: richSeats(rng, players, ['4:AAAWWWFFFEEE', String(item)], [String(RAVEN)]),
    year: 3,
    space: 10 + below(rng, 3),
    seed,
  })
  // What the Raven costs may be asked for, and rewards may come first.
  game.play(`summon ${RAVEN}`)
  while (!game.can(`usurp ${item} of 2`)) game.play(game.legal()[0]!)
  game.play(`usurp ${item} of 2`)
  return playOn(game, rng)
}

/** Moves on cards are liked better than the end of a turn. */
function choose(moves: readonly Move[], rng: Rng): Move {
  const weights = moves.map((move) => (kindOf(move) === KIND.end || kindOf(move) === KIND.transmute ? 1 : 4))
  let left = below(
    rng,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  let at = 0
  while (left >= weights[at]!) left -= weights[at++]!
  return moves[at]!
}

const EXAMINED = 12

function playOn(game: Scenario, rng: Rng): number {
  const { state } = game
  let decisions = 0
  for (let mask = seasons.toAct(state); mask !== 0; mask = seasons.toAct(state)) {
    const seat = chooseSeat(mask, rng)
    if (decisions++ % EXAMINED === 0) examine(state, `guess ${decisions}`)
    seasons.apply(state, seat, choose(seasons.legal(state, seat), rng))
    const faults = seasons.faults(state)
    if (faults.length > 0) throw new Error(faults.join('; '))
  }
  return decisions
}
