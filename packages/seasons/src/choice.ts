import type { Move } from '@athanor/kernel'
import { AIR, countOf, EARTH, type Tokens } from './energy.ts'
import { cardOf, type Entry, isRepeated } from './entry.ts'
import { type Kind, moveOf } from './move.ts'
import { AMULET_OF_WATER } from './named.ts'
import { effectCard, type Played, type Player, playedCard } from './state.ts'

export const NO_MOVES: readonly Move[] = []

/** Moves of a kind on the different cards of a list. */
export function cardMoves(list: readonly Entry[], kind: Kind): Move[] {
  const moves: Move[] = []
  for (let i = 0; i < list.length; i++) if (!isRepeated(list, i)) moves.push(moveOf(kind, cardOf(list[i]!)))
  return moves
}

/** Which of the cards in play with this number the card at `place` is. */
export function copyAt(player: Player, place: number): number {
  const { play } = player
  const card = playedCard(play[place]!)
  let copy = 0
  for (let i = 0; i < place; i++) if (playedCard(play[i]!) === card) copy++
  return copy
}

/** Where a copy of a card lies in play; -1 if it does not. */
export function placeOf(player: Player, card: number, copy: number): number {
  const { play } = player
  let left = copy
  for (let i = 0; i < play.length; i++) if (playedCard(play[i]!) === card && left-- === 0) return i
  return -1
}

/** Whether an earlier card in play is the same in every respect. */
export function isTwin(player: Player, place: number): boolean {
  const { play, stored } = player
  for (let i = 0; i < place; i++) if (play[i] === play[place] && stored[i] === stored[place]) return true
  return false
}

/** Moves of a kind on the different cards in play that fit. */
export function playMoves(player: Player, kind: Kind, fits: (played: Played) => boolean): Move[] {
  const moves: Move[] = []
  const { play } = player
  for (let i = 0; i < play.length; i++)
    if (fits(play[i]!) && !isTwin(player, i)) moves.push(moveOf(kind, playedCard(play[i]!), copyAt(player, i)))
  return moves
}

/** Moves of a kind on the energies of some tokens. */
export function energyMoves(tokens: Tokens, kind: Kind): Move[] {
  const moves: Move[] = []
  for (let energy = AIR; energy <= EARTH; energy++) if (countOf(tokens, energy) > 0) moves.push(moveOf(kind, energy))
  return moves
}

/** Adds moves of a kind on every token that the player may spend: from the reserve or from an Amulet of Water. TRA-14 */
export function tokenMoves(player: Player, kind: Kind, moves: Move[]): void {
  const { reserve, play, stored } = player
  if (reserve !== 0)
    for (let energy = AIR; energy <= EARTH; energy++) if (countOf(reserve, energy) > 0) moves.push(moveOf(kind, energy))
  let source = 0
  for (let i = 0; i < play.length; i++) {
    if (effectCard(play[i]!) !== AMULET_OF_WATER) continue
    source++
    const tokens = stored[i]!
    if (tokens === 0) continue
    for (let energy = AIR; energy <= EARTH; energy++)
      if (countOf(tokens, energy) > 0) moves.push(moveOf(kind, energy, source))
  }
}
