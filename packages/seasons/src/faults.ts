import { FRAME_SIZE, PROGRAM } from '@athanor/kernel'
import { ALL_CARDS, COPIES } from './card.ts'
import { AIR, countOf, EARTH, totalOf } from './energy.ts'
import { cardOf, type Entry, knownBy } from './entry.ts'
import { CUT, GAIN, LOSS } from './programs.ts'
import { cardsOf } from './setup.ts'
import {
  BONUS_LIMIT,
  COPYING,
  effectCard,
  FIRST_MARKER,
  GAUGE_LIMIT,
  PROMISED,
  playedCard,
  RAVEN_MARKERS,
  SAVED,
  SECOND_MARKER,
  type State,
} from './state.ts'
import { cardBeingSummoned } from './summoning.ts'
import { capacityOf } from './supply.ts'

/** A Monolith may gather one a round; numbers beyond come of a subtraction that went below 0. EK-CARD-03.4 */
const MOST_OF_A_KIND = 60

/** What is wrong with a state, if anything. */
export function faults(state: State): string[] {
  const found: string[] = []
  const count: number[] = new Array(ALL_CARDS + 1).fill(0)
  const add = (list: readonly Entry[]): void => {
    for (const entry of list) count[cardOf(entry)]!++
  }
  for (const list of [state.pile, state.discard, state.held]) add(list)
  const overfull = running(state, CUT) || running(state, GAIN)
  state.players.forEach((player, seat) => {
    for (const list of [player.hand, player.second, player.third]) {
      add(list)
      if (list.some((entry) => !((knownBy(entry) >> seat) & 1))) found.push(`seat ${seat} does not know its own card`)
    }
    for (const played of player.play) count[playedCard(played)]!++
    if (player.play.length !== player.stored.length) found.push(`seat ${seat} has tokens on no card`)
    for (const tokens of [player.reserve, ...player.stored])
      for (let energy = AIR; energy <= EARTH; energy++)
        if (tokens < 0 || countOf(tokens, energy) > MOST_OF_A_KIND)
          found.push(`seat ${seat} has a broken number of tokens`)
    if (!overfull && totalOf(player.reserve) > capacityOf(player))
      found.push(`seat ${seat} holds ${totalOf(player.reserve)} tokens`)
    if (player.crystals < 0) found.push(`seat ${seat} has ${player.crystals} crystals`)
    if (player.gauge < 0 || player.gauge > GAUGE_LIMIT) found.push(`seat ${seat} has gauge ${player.gauge}`)
    if ((player.markers ?? 0) < 0) found.push(`seat ${seat} has ${player.markers} markers`)
    if (player.used && !player.ability) found.push(`seat ${seat} has used a token that it does not have`)
    if (player.bonus < 0 || player.bonus > BONUS_LIMIT) found.push(`seat ${seat} used ${player.bonus} bonuses`)
  })
  if (cardBeingSummoned(state) > 0) count[cardBeingSummoned(state)]!++
  const inGame = cardsOf(state.table)
  count.forEach((n, card) => {
    const wanted = inGame.includes(card) ? COPIES : 0
    if (n !== wanted) found.push(`${n} copies of card ${card}`)
  })
  const tokens = state.players.flatMap(({ dealt = [], ability = 0 }) => (ability > 0 ? [...dealt, ability] : dealt))
  if (new Set(tokens).size !== tokens.length) found.push('an ability token is there twice')
  checkRavens(state, found)
  if (state.pile.length === 0 && state.discard.length > 0) found.push('discards under an empty pile')
  return found
}

/** Every Raven that copies has one marker, which lies on one item like the copied one, of another seat. EK-TERMS-06 */
function checkRavens(state: State, found: string[]): void {
  const loose = running(state, LOSS)
  const lying: number[] = []
  state.players.forEach(({ play }, seat) => {
    for (const played of play) {
      if ((played & (PROMISED | SAVED)) !== 0 && state.stack.length <= FRAME_SIZE)
        found.push('a mark of an effect is left')
      if ((played & COPYING) === 0) continue
      const marker = played & RAVEN_MARKERS
      if (marker === 0 || marker === RAVEN_MARKERS || lying.includes(marker))
        found.push(`a Raven with marker ${marker}`)
      lying.push(marker)
      const items = state.players.flatMap((owner, other) =>
        other === seat ? [] : owner.play.filter((item) => (item & (COPYING | marker)) === marker),
      )
      if (loose && items.length === 0) continue
      if (items.length !== 1 || effectCard(items[0]!) !== effectCard(played)) found.push('a Raven copies no item')
    }
  })
  for (const { play } of state.players)
    for (const item of play)
      for (const marker of [FIRST_MARKER, SECOND_MARKER])
        if ((item & (COPYING | marker)) === marker && !lying.includes(marker)) found.push('a Raven marker of no Raven')
}

function running(state: State, program: number): boolean {
  for (let frame = 0; frame < state.stack.length; frame += FRAME_SIZE)
    if (state.stack[frame + PROGRAM] === program) return true
  return false
}
