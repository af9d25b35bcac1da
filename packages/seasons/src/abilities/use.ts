import { type Move, push, type Seat } from '@athanor/kernel'
import type { NeedCode } from '../card.ts'
import { KIND, moveOf } from '../move.ts'
import { abilityProgram } from '../programs.ts'
import type { State } from '../state.ts'
import type { SeasonsLog } from '../supply.ts'
import { abilityAt } from './index.ts'

const NO_PLACE = -1

/** What stands against the use of the seat's token, if it has one; undefined if nothing does. */
export function abilityObstacle(state: State, seat: Seat): NeedCode | undefined {
  const { ability, used } = state.players[seat]!
  const { passive, needs } = abilityAt(ability!)
  if (passive) return 'passive'
  if (used) return 'token-used'
  for (const need of needs) {
    const code = need(state, seat, NO_PLACE)
    if (code !== undefined) return code
  }
  return undefined
}

/** Adds the use of the seat's token. EK-SET-12, EK-SET-13 */
export function abilityMoves(state: State, seat: Seat, moves: Move[]): void {
  if (abilityObstacle(state, seat) === undefined) moves.push(moveOf(KIND.token, state.players[seat]!.ability!))
}

export function useAbility(state: State, seat: Seat, log: SeasonsLog): void {
  const player = state.players[seat]!
  player.used = true
  log?.({ type: 'token-used', seat, token: player.ability! })
  push(state.stack, abilityProgram(player.ability!), seat)
}
