import type { Decision, GameEvent, GameState, Move, Rng, Rules, Seat } from '@athanor/kernel'

/**
 * Where a bot sits: everything that its seat may know, and no way to the real state. A bot that wants a state to
 * think on gets one that its seat cannot tell from the real one: fair by construction.
 */
export interface Chair<S extends GameState = GameState, V = unknown, E extends GameEvent = GameEvent> {
  readonly rules: Rules<S, V, E>
  readonly seat: Seat
  legal(): readonly Move[]
  view(): V
  decision(): Decision
  resample(rng: Rng): S
}

/** A chair at a seat of `state`, which may be played on: the chair follows it. */
export const chairAt = <S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  state: S,
  seat: Seat,
): Chair<S, V, E> => ({
  rules,
  seat,
  legal: () => rules.legal(state, seat),
  view: () => rules.view(state, seat),
  decision: () => rules.decision(state, seat),
  resample: (rng) => rules.resample(state, seat, rng),
})
