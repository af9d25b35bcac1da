import { push, type Seat } from '@athanor/kernel'
import { enchantmentCause } from '../cause.ts'
import { CAPACITY_INSTEAD, GIVE_UP, IN_PLAY } from '../programs.ts'
import { SUMMER, seasonOf, yearOf } from '../season.ts'
import type { State } from '../state.ts'
import { changesAt } from './index.ts'

/** The marker has moved on into another season: the first summer of a year may bring a drought. EK-ENC-09.1, EK-ENC-09.2 */
export function bringDrought(state: State): void {
  if (!changesAt(state).drought || seasonOf(state.time) !== SUMMER) return
  // Years before the first are negative; a shift takes its count modulo 32, so each year has its own bit.
  const year = 1 << yearOf(state.time)
  if (((state.dry ?? 0) & year) !== 0) return
  state.dry = (state.dry ?? 0) | year
  const victim = soleLeader(state)
  if (victim < 0) return
  push(state.stack, GIVE_UP, victim, IN_PLAY | CAPACITY_INSTEAD, enchantmentCause(state.table.enchantment!))
}

/** Who has more crystals than everybody else; -1 with a tie. EK-ENC-09.4 */
function soleLeader(state: State): Seat {
  let leader: Seat = -1
  let most = -1
  state.players.forEach(({ crystals }, seat) => {
    if (crystals === most) leader = -1
    if (crystals > most) {
      most = crystals
      leader = seat
    }
  })
  return leader
}
