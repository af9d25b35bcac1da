import { type Poll, type Rng, shuffle } from '@athanor/kernel'
import type { Effect } from '../card.ts'
import type { SeasonsEvent } from '../event.ts'
import { KIND, moveOf, subjectOf } from '../move.ts'
import { choosing } from '../prelude.ts'
import type { State } from '../state.ts'
import { deed } from '../step.ts'
import type { SeasonsLog } from '../supply.ts'
import { ABILITIES, type AbilityId } from './slugs.ts'

const DEALT = 3
const ALL_TOKENS: readonly AbilityId[] = ABILITIES.map((_, i) => i + 1)

/** Three random tokens for each player. EK-SET-09 */
export function dealTokens(state: State, rng: Rng, log: SeasonsLog): void {
  const tokens = shuffle(rng, [...ALL_TOKENS])
  state.players.forEach((player, seat) => {
    player.dealt = tokens.splice(-DEALT)
    player.ability = 0
    player.used = false
    log?.({ type: 'tokens-dealt', seat, tokens: player.dealt, only: 1 << seat })
  })
}

/** Deals the tokens that are not `own` anew among the other players. */
export function dealTokensAnew(state: State, own: readonly AbilityId[], rng: Rng): void {
  const tokens = shuffle(
    rng,
    ALL_TOKENS.filter((token) => !own.includes(token)),
  )
  for (const player of state.players) if (player.dealt !== own) player.dealt = tokens.splice(-DEALT)
}

const choose: Poll<State, SeasonsEvent> = {
  kind: 'poll',
  prompt: 'token',
  waitingFor: choosing,
  legal: (state, _frame, seat) => state.players[seat]!.dealt!.map((token) => moveOf(KIND.token, token)),
  answer: (state, _frame, move, log, seat) => {
    state.picks[seat] = state.players[seat]!.dealt!.indexOf(subjectOf(move)) + 1
    log?.({ type: 'token-chosen', seat, tokens: [subjectOf(move)], only: 1 << seat })
  },
}

/** Everybody keeps one; they are revealed together. EK-SET-10, EK-SET-11 */
export const choiceProgram: Effect = [
  deed((state) => {
    state.phase = 'abilities'
  }),
  choose,
  deed((state, _frame, log) => {
    state.players.forEach((player, seat) => {
      player.ability = player.dealt![state.picks[seat]! - 1]!
      player.dealt = []
      state.picks[seat] = 0
      log?.({ type: 'token-kept', seat, token: player.ability })
    })
    state.reveals++
    log?.({ type: 'began', first: state.first })
  }),
]
