import { type Poll, removeAt, type SeatMask, shuffle } from '@athanor/kernel'
import type { Effect } from '../card.ts'
import { cardMoves } from '../choice.ts'
import { cardOf, type Entry, entryOf, findCard, fromHand, knownBy } from '../entry.ts'
import type { SeasonsEvent } from '../event.ts'
import { KIND, subjectOf } from '../move.ts'
import { choosing, passPackets, takePick } from '../prelude.ts'
import type { State } from '../state.ts'
import { deed } from '../step.ts'
import { type SeasonsLog, toDiscard } from '../supply.ts'
import { PLAIN } from './enchantment.ts'

export const KEPT = PLAIN.dealt

/** EK-ENC-01.1 */
const construct: Poll<State, SeasonsEvent> = {
  kind: 'poll',
  prompt: 'construct',
  waitingFor: (state) => {
    let mask: SeatMask = 0
    for (let seat = 0; seat < state.players.length; seat++)
      if (state.players[seat]!.third.length < KEPT) mask |= 1 << seat
    return mask
  },
  legal: (state, _frame, seat) => cardMoves(state.players[seat]!.hand, KIND.pick),
  answer: (state, _frame, move, log, seat) => {
    const { hand, third } = state.players[seat]!
    third.push(removeAt(hand, findCard(hand, subjectOf(move))))
    log?.({ type: 'picked', seat, cards: [subjectOf(move)], only: 1 << seat })
  },
}

/** The cards that nobody keeps are shuffled into the pile: each player knows that the own ones are there. EK-ENC-01.2 */
function putBack(state: State, log: SeasonsLog): void {
  const group = state.groups++
  const into: Entry[] = []
  const add = (list: readonly Entry[]): void => {
    for (const entry of list) into.push(entryOf(cardOf(entry), 0, knownBy(entry), group))
  }
  add(state.pile)
  const before = into.length
  for (const player of state.players) {
    add(player.hand)
    player.hand = []
  }
  state.pile = shuffle(state.rng, into)
  state.reveals++
  log?.({ type: 'put-back', n: into.length - before })
}

export const constructionProgram: Effect = [construct, deed((state, _frame, log) => putBack(state, log))]

/** Everybody discards a card of a list at the same time, face down. */
const discardOne = (prompt: string, list: 'hand' | 'third'): Poll<State, SeasonsEvent> => ({
  kind: 'poll',
  prompt,
  waitingFor: choosing,
  legal: (state, _frame, seat) => cardMoves(state.players[seat]![list], KIND.discard),
  answer: (state, _frame, move, _log, seat) => {
    state.picks[seat] = findCard(state.players[seat]![list], subjectOf(move)) + 1
  },
})

/** Clockwise from the first player. R-014 */
function discardChosen(state: State, log: SeasonsLog, take: (seat: number) => Entry): void {
  const players = state.players.length
  for (let i = 0; i < players; i++) {
    const seat = (state.first + i) % players
    const entry = take(seat)
    log?.({ type: 'discarded', seat, n: 1 })
    log?.({ type: 'discarded-cards', seat, cards: [cardOf(entry)], only: 1 << seat })
    toDiscard(state, entry, log)
  }
  state.reveals++
}

/** EK-ENC-03.1, EK-ENC-03.2 */
export const cullProgram: Effect = [
  discardOne('cull', 'hand'),
  deed((state, _frame, log) => {
    discardChosen(state, log, (seat) => takePick(state, seat))
    passPackets(state, log)
  }),
]

/** EK-ENC-03.3 */
export const selectionProgram: Effect = [
  discardOne('select', 'third'),
  deed((state, _frame, log) => {
    discardChosen(state, log, (seat) => {
      const entry = removeAt(state.players[seat]!.third, state.picks[seat]! - 1)
      state.picks[seat] = 0
      return fromHand(entry, seat)
    })
  }),
]
