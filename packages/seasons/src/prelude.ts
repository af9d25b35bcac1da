import { type Poll, removeAt, type Seat, type SeatMask, STEP } from '@athanor/kernel'
import type { Effect } from './card.ts'
import { cardMoves } from './choice.ts'
import { changesAt } from './enchantments/index.ts'
import { cardOf, type Entry, entryOf, findCard, pickGroup } from './entry.ts'
import type { SeasonsEvent } from './event.ts'
import { KIND, subjectOf } from './move.ts'
import type { State } from './state.ts'
import { deed } from './step.ts'
import type { SeasonsLog } from './supply.ts'

/** The packet in front of a seat, named by the seat where it began. */
export const packetAt = (state: State, seat: Seat): number => {
  const players = state.players.length
  return (((seat - state.pass) % players) + players) % players
}

/** Who has not chosen yet, while all choose at the same time. */
export function choosing(state: State): SeatMask {
  let mask: SeatMask = 0
  for (let seat = 0; seat < state.picks.length; seat++) if (state.picks[seat] === 0) mask |= 1 << seat
  return mask
}

/** All pick at the same time; then the packets go left. PRE-01 to PRE-05 */
const pick: Poll<State, SeasonsEvent> = {
  kind: 'poll',
  prompt: 'pick',
  // Two cards left may be copies of one. The last card is no choice, as everybody can see.
  always: (state) => state.players[0]!.hand.length > 1,
  waitingFor: choosing,
  legal: (state, _frame, seat) => cardMoves(state.players[seat]!.hand, KIND.pick),
  answer: (state, _frame, move, log, seat) => {
    const { hand } = state.players[seat]!
    state.picks[seat] = findCard(hand, subjectOf(move)) + 1
    log?.({ type: 'picked', seat, cards: [subjectOf(move)], only: 1 << seat })
  },
}

/** The card that a seat has picked from its packet in this pass leaves it. */
export function takePick(state: State, seat: Seat): Entry {
  const picked = removeAt(state.players[seat]!.hand, state.picks[seat]! - 1)
  state.picks[seat] = 0
  return entryOf(cardOf(picked), 1 << seat, 0, pickGroup(packetAt(state, seat), state.pass))
}

/** The packets go left. */
export function passPackets(state: State, log: SeasonsLog): void {
  const { players } = state
  const last = players[players.length - 1]!.hand
  for (let seat = players.length - 1; seat > 0; seat--) players[seat]!.hand = players[seat - 1]!.hand
  players[0]!.hand = last
  for (let seat = 0; seat < players.length; seat++) show(players[seat]!.hand, seat)
  state.pass++
  state.reveals++
  if (last.length === 0) return
  log?.({ type: 'passed-left', pass: state.pass })
  if (log) showPackets(state, log)
}

const show = (packet: Entry[], seat: Seat): void => {
  for (let i = 0; i < packet.length; i++) packet[i] = entryOf(cardOf(packet[i]!), 1 << seat)
}

export function showPackets(state: State, log: NonNullable<SeasonsLog>): void {
  state.players.forEach((player, seat) => {
    log({ type: 'packet', seat, cards: player.hand.map(cardOf), only: 1 << seat })
  })
}

export const draftProgram: Effect = [
  pick,
  deed((state, frame, log) => {
    for (let seat = 0; seat < state.players.length; seat++) state.players[seat]!.third.push(takePick(state, seat))
    passPackets(state, log)
    if (state.players[0]!.hand.length > 0) state.stack[frame + STEP] = 0
  }),
]

/** Each player divides the cards: a third for the hand, a third for Library II, the rest for III. PRE-09 to PRE-12 */
const divide: Poll<State, SeasonsEvent> = {
  kind: 'poll',
  prompt: 'divide',
  waitingFor: (state) => {
    let mask: SeatMask = 0
    for (let seat = 0; seat < state.players.length; seat++)
      if (state.players[seat]!.third.length > changesAt(state).setSize) mask |= 1 << seat
    return mask
  },
  legal: (state, _frame, seat) => {
    const { hand, third } = state.players[seat]!
    return cardMoves(third, hand.length < changesAt(state).setSize ? KIND.hand : KIND.library)
  },
  answer: (state, _frame, move, log, seat) => {
    const { hand, second, third } = state.players[seat]!
    const { setSize } = changesAt(state)
    const to = hand.length < setSize ? hand : second
    to.push(removeAt(third, findCard(third, subjectOf(move))))
    if (third.length === setSize) log?.({ type: 'divided', seat })
  },
}

export const librariesProgram: Effect = [
  deed((state) => {
    state.phase = 'libraries'
  }),
  divide,
  deed((state, _frame, log) => {
    if (!state.table.abilities) log?.({ type: 'began', first: state.first })
  }),
]
