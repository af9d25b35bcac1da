import type { Seat } from '@athanor/kernel'
import type { Player, State } from '@athanor/spellbook/inside'
import { count, newTally, type Tally } from './tally.ts'
import { type Rest, restOfRound } from './time.ts'

/** A position seen from a seat, with everything counted that several features ask about. */
export interface Look {
  state: State
  seat: Seat
  player: Player
  rest: Rest
  readonly pool: Tally
  readonly altar: Tally
  readonly stored: Tally
}

const pool = newTally()
const altar = newTally()
const stored = newTally()

/** Only one look is alive at a time: its counts are used again. */
export function lookAt(state: State, seat: Seat): Look {
  const player = state.players[seat]!
  count(player.pool, pool)
  count(state.altar, altar)
  count(player.familiar, stored)
  return { state, seat, player, rest: restOfRound(state, seat), pool, altar, stored }
}
