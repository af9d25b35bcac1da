import {
  A,
  type Answer,
  type Asked,
  B,
  D,
  type Decision,
  type Flow,
  type Frame,
  type Move,
  type Phrase,
  PROGRAM,
  SEAT,
  type Seat,
} from '@athanor/kernel'
import type { Cause } from './cause.ts'
import { changesAt } from './enchantments/index.ts'
import { KEPT } from './enchantments/prelude.ts'
import { listTokens, totalOf } from './energy.ts'
import { cardOf } from './entry.ts'
import type { SeasonsEvent } from './event.ts'
import { type KindName, kindName } from './move.ts'
import { sayCard, sayCause, sayCauseEffect, sayEnergy, sayMove } from './phrases.ts'
import {
  CAPACITY_INSTEAD,
  causeOfProgram,
  DRAWN,
  DROP,
  GAIN,
  GIVE_UP,
  IN_HAND,
  IN_PLAY,
  KEEP,
  LOSS,
  PAY,
  RECALL,
  SPEND,
  SUMMON,
} from './programs.ts'
import type { State } from './state.ts'
import { opponentsOf } from './step.ts'
import { capacityOf } from './supply.ts'

/** The open question as everybody may know it. */
export function asked(flow: Flow<State, SeasonsEvent>, state: State, seat: Seat): Asked {
  const { step, frame } = flow.openFor(state, seat)
  const by = causeOf(state, frame)
  return {
    seat,
    ask: ask(state, frame, step.prompt, seat),
    ...(by > 0 && { by: { key: 'by.card', args: { card: sayCause(by), effect: sayCauseEffect(by) } } }),
  }
}

/** The open question with everything a person needs to answer it. */
export function decide(flow: Flow<State, SeasonsEvent>, state: State, seat: Seat): Decision {
  const { step, frame } = flow.openFor(state, seat)
  const chosen = chosenSoFar(state, frame, step.prompt, seat)
  const moves = flow.legal(state, seat)
  return {
    ...asked(flow, state, seat),
    ...(chosen.length > 0 && { chosen }),
    ...(moves.length === 1 && { forced: true }),
    answers: moves.map((move) => answerOf(move, state)),
  }
}

/** What these do is said with what they bring at the moment; all others say the same at every table, and are made once. */
const SAID_ANEW: ReadonlySet<KindName | undefined> = new Set(['token', 'avert', 'activate', 'transmute'] as const)
const ANSWERS = new Map<Move, Answer>()

function answerOf(move: Move, state: State): Answer {
  const known = ANSWERS.get(move)
  if (known) return known
  const answer = { move, say: sayMove(move, state) }
  if (!SAID_ANEW.has(kindName(move))) ANSWERS.set(move, Object.freeze(answer))
  return answer
}

const BY_PROGRAMS: readonly number[] = [PAY, SPEND, GAIN, KEEP, DRAWN, RECALL, GIVE_UP, LOSS, DROP]

/** What asks: a card, an enchantment, an ability token; 0 if none does. */
function causeOf(state: State, frame: Frame): Cause {
  const program = state.stack[frame + PROGRAM]!
  if (program === SUMMON) return state.stack[frame + A]!
  if (BY_PROGRAMS.includes(program)) return state.stack[frame + B]!
  return causeOfProgram(program) ?? 0
}

/** By what may be given up. */
const ASK_GIVE_UP: { readonly [what: number]: string } = {
  [IN_PLAY]: 'ask.sacrifice',
  [IN_HAND]: 'ask.discard',
  [IN_PLAY | IN_HAND]: 'ask.lose',
  [IN_PLAY | CAPACITY_INSTEAD]: 'ask.lose-or-shrink',
}

function ask(state: State, frame: Frame, prompt: string, seat: Seat): Phrase {
  const { stack } = state
  const player = state.players[seat]!
  switch (prompt) {
    case 'take':
    case 'spend':
    case 'drop':
      return { key: `ask.${prompt}`, args: { n: stack[frame + A]! } }
    case 'return': {
      const capacity = capacityOf(player)
      return { key: 'ask.return', args: { n: totalOf(player.reserve) - capacity, capacity } }
    }
    case 'give':
    case 'rob':
      return {
        key: `ask.${prompt}`,
        args: { who: { seat: opponentsOf(state, stack[frame + SEAT]!)[stack[frame + B]!]! } },
      }
    case 'divide': {
      const { setSize } = changesAt(state)
      const second = player.hand.length === setSize
      const chosen = second ? player.second.length : player.hand.length
      return { key: second ? 'ask.divide-library' : 'ask.divide-hand', args: { n: setSize - chosen, chosen } }
    }
    case 'order':
      return { key: state.table.kingdom ? 'ask.order-all' : 'ask.order' }
    case 'lose':
      return { key: ASK_GIVE_UP[stack[frame + A]!]! }
    case 'construct':
      return { key: 'ask.construct', args: { n: KEPT - player.third.length, chosen: player.third.length } }
    case 'into':
      return { key: 'ask.into', args: { energy: sayEnergy(stack[frame + B]!) } }
    default:
      return { key: `ask.${prompt}` }
  }
}

/** What was picked before in the same act. */
function chosenSoFar(state: State, frame: Frame, prompt: string, seat: Seat): Phrase[] {
  const player = state.players[seat]!
  if (prompt === 'construct') return player.third.map((entry) => sayCard(cardOf(entry)))
  if (prompt === 'divide')
    return (player.hand.length < changesAt(state).setSize ? player.hand : player.second).map((entry) =>
      sayCard(cardOf(entry)),
    )
  if (prompt === 'unload' || prompt === 'rob')
    return listTokens(state.stack[frame + (prompt === 'rob' ? D : B)]!).map(sayEnergy)
  if (prompt === 'order') return state.held.slice(0, state.stack[frame + D]).map((entry) => sayCard(cardOf(entry)))
  if (prompt === 'fill') {
    return listTokens(player.stored[state.stack[frame + A]!]!).map(sayEnergy)
  }
  return []
}
