import { type Move, push, type Seat } from '@athanor/kernel'
import type { Effect, NeedCode, Use } from './card.ts'
import { usesOf } from './catalogue.ts'
import { copyAt, isTwin, placeOf } from './choice.ts'
import { EARTH, one } from './energy.ts'
import { promisedShield } from './loss.ts'
import { detailOf, KIND, moveOf, subjectOf, useOf } from './move.ts'
import { DIE_OF_MALICE, HEART_OF_ARGOS, THIEVING_FAIRIES } from './named.ts'
import { useProgram } from './programs.ts'
import { effectCard, isTurned, playedCard, type State, TURNED } from './state.ts'
import { deed, opponentsOf, seatOf } from './step.ts'
import { countInPlay, gain, lose, type SeasonsLog } from './supply.ts'

/** What stands against a use of the card at a place in the tableau, its turn aside; undefined if nothing does. */
export function obstacle(state: State, seat: Seat, place: number, use: Use): NeedCode | undefined {
  const { needs } = use
  for (let i = 0; i < needs.length; i++) {
    const code = needs[i]!(state, seat, place)
    if (code !== undefined) return code
  }
  return undefined
}

/** Adds every activation: before the die only that of Die of Malice, after it all others. ORD-01, ORD-02 */
export function activateMoves(state: State, seat: Seat, moves: Move[]): void {
  const player = state.players[seat]!
  const { play } = player
  const beforeDie = state.phase === 'die'
  for (let i = 0; i < play.length; i++) {
    const effect = effectCard(play[i]!)
    const uses = usesOf(effect)
    if (uses.length === 0 || isTurned(play[i]!) || (effect === DIE_OF_MALICE) !== beforeDie) continue
    if (isTwin(player, i)) continue
    for (let use = 0; use < uses.length; use++) {
      if (obstacle(state, seat, i, uses[use]!) === undefined)
        moves.push(moveOf(KIND.activate, playedCard(play[i]!), copyAt(player, i), use))
    }
  }
}

export function beginActivation(state: State, seat: Seat, move: Move, log: SeasonsLog): void {
  const { play } = state.players[seat]!
  const place = placeOf(state.players[seat]!, subjectOf(move), detailOf(move))
  play[place]! |= TURNED
  const card = subjectOf(move)
  const effect = effectCard(play[place]!)
  log?.(effect === card ? { type: 'activated', seat, card } : { type: 'activated', seat, card, as: effect })
  if (state.table.kingdom) fillHearts(state, seat, log)
  push(state.stack, useProgram(effect, useOf(move)), seat, place)
}

/** The first activation of a turn puts an earth on each Heart of Argos; it lies there until the end of the round. EK-CARD-01 */
function fillHearts(state: State, seat: Seat, log: SeasonsLog): void {
  const { play, stored } = state.players[seat]!
  for (let i = 0; i < play.length; i++) {
    if (effectCard(play[i]!) !== HEART_OF_ARGOS || stored[i] !== 0) continue
    stored[i] = one(EARTH)
    log?.({ type: 'placed', seat, energy: [EARTH], by: HEART_OF_ARGOS })
  }
}

const FAIRIES_GAIN = 2

/** CARD-041: each copy takes a crystal, if there is one, and adds one. */
const fairies = deed((state, frame, log) => {
  const seat = seatOf(state, frame)
  for (const owner of opponentsOf(state, seat)) {
    for (let n = countInPlay(state.players[owner]!, THIEVING_FAIRIES); n > 0; n--) {
      const robbed = state.players[seat]!.crystals > 0
      lose(state, seat, 1, log, THIEVING_FAIRIES, owner)
      gain(state, owner, robbed ? FAIRIES_GAIN : FAIRIES_GAIN - 1, log, THIEVING_FAIRIES)
    }
  }
})

/** A use as a program. */
export const useEffect = (use: Use): Effect => [...use.cost, fairies, ...use.effect, promisedShield]
