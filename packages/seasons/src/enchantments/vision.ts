import { FRAME_SIZE, PROGRAM, type Seat } from '@athanor/kernel'
import type { CardId } from '../card.ts'
import { enchantmentCause } from '../cause.ts'
import { cardOf, EVERYBODY, knownBy, shownTo } from '../entry.ts'
import { ROUND, TURN } from '../programs.ts'
import type { State } from '../state.ts'
import { lose, type SeasonsLog, takeTop, toDiscard } from '../supply.ts'
import { changesAt } from './index.ts'

/** The cards of the pile that lie face up, the top one first. */
export function cardsFaceUp(state: State): CardId[] {
  const { pile } = state
  const cards: CardId[] = []
  for (let at = pile.length - 1; at >= pile.length - changesAt(state).faceUp && at >= 0; at--) {
    if (knownBy(pile[at]!) !== EVERYBODY) break
    cards.push(cardOf(pile[at]!))
  }
  return cards
}

/** Turns up what is missing, once no effect is running. EK-ENC-10.1, EK-ENC-10.4 */
export function turnUp(state: State, log: SeasonsLog): void {
  const { faceUp } = changesAt(state)
  if (faceUp === 0 || isEffectRunning(state)) return
  const { pile } = state
  let turned = false
  for (let at = pile.length - 1; at >= pile.length - faceUp && at >= 0; at--) {
    if (knownBy(pile[at]!) === EVERYBODY) continue
    pile[at] = shownTo(pile[at]!, EVERYBODY)
    turned = true
  }
  if (!turned) return
  state.reveals++
  log?.({ type: 'turned-up', faceUp: cardsFaceUp(state) })
}

function isEffectRunning(state: State): boolean {
  const program = state.stack[state.stack.length - FRAME_SIZE + PROGRAM]
  return program !== TURN && program !== ROUND
}

export const canAvert = (state: State, seat: Seat): boolean =>
  state.players[seat]!.crystals >= changesAt(state).avertPrice && state.pile.length > 0

/** EK-ENC-10.2 */
export function avert(state: State, seat: Seat, log: SeasonsLog): void {
  lose(state, seat, changesAt(state).avertPrice, log, enchantmentCause(state.table.enchantment!))
  const top = takeTop(state, log)
  log?.({ type: 'averted', seat, card: cardOf(top) })
  toDiscard(state, top, log)
}
