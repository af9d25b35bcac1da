import { below, type Log, type Seat } from '@athanor/kernel'
import type { SpellbookEvent } from './event.ts'
import type { SpellId } from './spell.ts'
import { type Bag, FAMILIAR_SPACES, room, type State } from './state.ts'
import { COPIES, KINDS, type Token } from './token.ts'

export type SpellbookLog = Log<SpellbookEvent> | undefined

export const fullBag = (): Bag => ({ count: new Array(KINDS).fill(COPIES), size: KINDS * COPIES })
export const emptyBag = (): Bag => ({ count: new Array(KINDS).fill(0), size: 0 })

/** A random token out of the pouch, refilled from the box if it must be; -1 when both are empty. SB-BAG-02, SB-BAG-07 */
export function drawOne(state: State, log: SpellbookLog): Token {
  if (state.pouch.size === 0) {
    if (state.box.size === 0) return -1
    refill(state, log)
  }
  const { pouch } = state
  const { count } = pouch
  let rest = below(state.rng, pouch.size)
  let token = 0
  while (rest >= count[token]!) rest -= count[token++]!
  count[token]!--
  pouch.size--
  state.reveals++
  return token
}

function refill(state: State, log: SpellbookLog): void {
  const empty = state.pouch
  state.pouch = state.box
  state.box = empty
  log?.({ type: 'refilled', count: state.pouch.size })
}

/** Draws into a pool, cut to its room. Returns how many came. */
export function drawToPool(state: State, seat: Seat, n: number, log: SpellbookLog, by?: SpellId): number {
  const player = state.players[seat]!
  const wanted = Math.min(n, room(player))
  let drawn = 0
  while (drawn < wanted) {
    const token = drawOne(state, log)
    if (token < 0) break
    player.pool.push(token)
    drawn++
  }
  if (log && drawn > 0) log({ type: 'drew', seat, tokens: player.pool.slice(-drawn), ...cause(by) })
  return drawn
}

/** Places random tokens at the end of the altar, as many as there are. */
export function placeOnAltar(state: State, n: number, log: SpellbookLog, by?: SpellId): void {
  let placed = 0
  while (placed < n) {
    const token = drawOne(state, log)
    if (token < 0) break
    state.altar.push(token)
    placed++
  }
  if (log && placed > 0) log({ type: 'placed', tokens: state.altar.slice(-placed), ...cause(by) })
}

export function toBox(state: State, token: Token): void {
  state.box.count[token]!++
  state.box.size++
}

export function clearAltar(state: State, log: SpellbookLog): void {
  log?.({ type: 'cleared', tokens: state.altar.slice() })
  for (const token of state.altar) toBox(state, token)
  state.altar.length = 0
}

/** Puts a token on the lowest free space of a familiar; the fourteenth triggers the end. SB-STORE-02, SB-END-01 */
export function putOnFamiliar(state: State, seat: Seat, token: Token, log: SpellbookLog): void {
  const { familiar } = state.players[seat]!
  familiar.push(token)
  if (familiar.length === FAMILIAR_SPACES) triggerEnd(state, seat, 'familiar', log)
}

/** Announces the end, once. SB-END-09, SB-END-12 */
export function triggerEnd(
  state: State,
  seat: Seat,
  cause: 'familiar' | 'spells' | 'opponent',
  log: SpellbookLog,
): void {
  if (state.ending) return
  state.ending = true
  log?.({ type: 'ending', seat, cause })
}

export const cause = (by: SpellId | undefined): { by?: SpellId } => (by === undefined ? {} : { by })
