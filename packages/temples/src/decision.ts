import { A, type Decision, type Flow, type Frame, type Phrase, PROGRAM, type Seat } from '@athanor/kernel'
import { sayPowerEffect } from './effects.ts'
import type { TemplesEvent } from './event.ts'
import { causeOf } from './gain.ts'
import { sayCard, sayKind, sayPower } from './names.ts'
import { purposeOf } from './payment.ts'
import { sayMove } from './phrases.ts'
import { DOUBLE_RITE, INHERITED_RUNE, RUNE_SEEKER } from './powers.ts'
import { BREAKING, FETCHING, GAINING, PAYING } from './programs.ts'
import { boardOf, type State } from './state.ts'

/** The open question with everything a person needs to answer it. */
export function decide(flow: Flow<State, TemplesEvent>, state: State, seat: Seat): Decision {
  const { step, frame } = flow.openFor(state, seat)
  const by = cause(state, frame, step.prompt)
  return {
    seat,
    ask: ask(state, frame, step.prompt),
    ...(by && { by }),
    answers: flow.legal(state, seat).map((move) => ({ move, say: sayMove(state, move) })),
  }
}

function ask(state: State, frame: Frame, prompt: string): Phrase {
  const program = state.stack[frame + PROGRAM]!
  if (program === PAYING) return { key: 'ask.pay', args: { n: state.stack[frame + A]! } }
  if (program === FETCHING) return { key: 'ask.source', args: { crystal: sayKind(state.stack[frame + A]!) } }
  if (prompt === 'move' && state.pawns[state.active]! < 0) return { key: 'ask.enter' }
  return { key: `ask.${prompt}` }
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
