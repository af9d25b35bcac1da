import {
  A,
  type Asked,
  C,
  D,
  type Decision,
  type Flow,
  type Frame,
  type Phrase,
  PROGRAM,
  picked,
  SEAT,
  type Seat,
} from '@athanor/kernel'
import { chosenOf } from './choice.ts'
import type { SpellbookEvent } from './event.ts'
import { keptPlaces } from './learning.ts'
import { sayEffect, sayMove, sayRune, saySpell, sayToken } from './phrases.ts'
import { GIVE_OPPONENT, LEARN, levelOfProgram, spellOfProgram, TAKE_ONE } from './programs.ts'
import type { State } from './state.ts'
import type { Token } from './token.ts'

/** The open question as everybody may know it. */
export function asked(flow: Flow<State, SpellbookEvent>, state: State, seat: Seat): Asked {
  const { step, frame } = flow.openFor(state, seat)
  const by = cause(state, frame)
  return { seat, ask: { key: `ask.${step.prompt}` }, ...(by && { by }) }
}

/** The open question with everything a person needs to answer it. */
export function decide(flow: Flow<State, SpellbookEvent>, state: State, seat: Seat): Decision {
  const { step, frame } = flow.openFor(state, seat)
  const chosen = chosenSoFar(state, frame, step.prompt)
  return {
    ...asked(flow, state, seat),
    ...(chosen.length > 0 && { chosen: chosen.map(sayToken) }),
    answers: flow.legal(state, seat).map((move) => ({ move, say: sayMove(move, state.opponent !== null) })),
  }
}

/** The card that asks. */
function cause(state: State, frame: Frame): Phrase | undefined {
  const program = state.stack[frame + PROGRAM]!
  const spell = spellOfProgram(program)
  if (spell !== undefined) {
    const level = levelOfProgram(program)
    const rune = sayRune(state.stack[frame + A]!)
    return { key: 'by.level', args: { spell: saySpell(spell), level, effect: sayEffect(spell, level), rune } }
  }
  if (program === LEARN) {
    const learning = state.stack[frame + A]!
    return { key: 'by.learning', args: { spell: saySpell(learning), level: state.stack[frame + A + 1]! } }
  }
  if (program === TAKE_ONE || program === GIVE_OPPONENT) {
    return { key: 'by.card', args: { spell: saySpell(state.stack[frame + A]!) } }
  }
  return undefined
}

/** The tokens picked so far for an act that has not happened yet: a payment, a swap, a storm. */
function chosenSoFar(state: State, frame: Frame, prompt: string): Token[] {
  const { pool, familiar } = state.players[state.stack[frame + SEAT]!]!
  const c = state.stack[frame + C]!
  const d = state.stack[frame + D]!
  const given = (): Token[] => picked(c).map((place) => pool[place]!)
  if (prompt === 'pay') return chosenOf(pool, d)
  if (prompt === 'keep') return keptPlaces(state, frame).map((place) => pool[place]!)
  if (prompt === 'swap-give') return given()
  if (prompt === 'swap-get-altar') return [...given(), ...picked(d).map((place) => state.altar[place]!)]
  if (prompt === 'swap-get-familiar') return [...given(), ...picked(d).map((place) => familiar[place]!)]
  if (prompt === 'replace') return chosenOf(state.altar, c)
  return []
}
