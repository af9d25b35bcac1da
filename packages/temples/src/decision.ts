import {
  A,
  type Asked,
  C,
  type Decision,
  type Flow,
  type Frame,
  type Phrase,
  PROGRAM,
  type Seat,
} from '@athanor/kernel'
import { answerWith, sayOffer } from './answer.ts'
import { sayPowerEffect } from './effects.ts'
import type { TemplesEvent } from './event.ts'
import { causeOf, progressOf } from './gain.ts'
import { sayCard, sayKind, sayPower } from './names.ts'
import { purposeOf } from './payment.ts'
import { actsTwice, DOUBLE_RITE, INHERITED_RUNE, RUNE_SEEKER } from './powers.ts'
import { BREAKING, GAINING, PAYING } from './programs.ts'
import { boardOf, has, MOVED, OFF, type State } from './state.ts'

/** The open question as everybody may know it. */
export function asked(flow: Flow<State, TemplesEvent>, state: State, seat: Seat): Asked {
  const { step, frame } = flow.openFor(state, seat)
  const by = cause(state, frame, step.prompt)
  return { seat, ask: ask(state, frame, step.prompt), ...(by && { by }) }
}

/** The open question with everything a person needs to answer it. */
export function decide(flow: Flow<State, TemplesEvent>, state: State, seat: Seat): Decision {
  const { step } = flow.openFor(state, seat)
  return {
    ...asked(flow, state, seat),
    answers: flow.legal(state, seat).map((move) => answerWith(state, step.prompt, move)),
  }
}

function ask(state: State, frame: Frame, prompt: string): Phrase {
  const { stack, active } = state
  switch (prompt) {
    case 'put':
      return askToPut(state, frame)
    case 'pay':
      return { key: 'ask.pay', args: { n: stack[frame + A]! } }
    case 'source':
      return { key: 'ask.source', args: { crystal: sayKind(stack[frame + A]!) } }
    case 'upgrade': {
      const { maxPlaced } = boardOf(state).wilderness[stack[frame + A]!]!
      return { key: 'ask.upgrade', args: { n: maxPlaced - stack[frame + C]! } }
    }
    case 'trade':
      return { key: 'ask.trade', args: sayOffer(state, active, stack[frame + A]!) }
    case 'cast':
      return { key: has(state, MOVED) ? 'ask.cast' : 'ask.cast-first' }
    case 'move':
      return { key: `ask.${state.pawns[active] === OFF ? 'enter' : 'move'}${actsTwice(state, active) ? '-twice' : ''}` }
    default:
      return { key: `ask.${prompt}` }
  }
}

function askToPut(state: State, frame: Frame): Phrase {
  const { nth, left, room } = progressOf(state, frame)
  if (left > room) return { key: 'ask.keep', args: { cost: { key: 'cost.any', args: { n: left } }, room } }
  const all = nth + left - 1
  return all === 1 ? { key: 'ask.put-one' } : { key: 'ask.put', args: { nth, all } }
}

const byPower = (state: State, power: number): Phrase => ({
  key: 'by.power',
  args: { power: sayPower(power), effect: sayPowerEffect(boardOf(state), power) },
})

/** What causes the question: a card, a spell or a power. */
function cause(state: State, frame: Frame, prompt: string): Phrase | undefined {
  const program = state.stack[frame + PROGRAM]!
  if (program === PAYING) return { key: `by.pay-${purposeOf(state, frame)}` }
  if (program === GAINING) return { key: `by.gain-${causeOf(state, frame)}` }
  if (program === BREAKING) return byPower(state, RUNE_SEEKER)
  if (prompt === 'inherit') return byPower(state, INHERITED_RUNE)
  if (prompt === 'act-again') return byPower(state, DOUBLE_RITE)
  if (prompt === 'act' || prompt === 'upgrade' || prompt === 'trade')
    return { key: 'by.card', args: { card: sayCard(state, state.pawns[state.active]!) } }
  return undefined
}
