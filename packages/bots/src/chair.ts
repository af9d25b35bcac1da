import type { Decision, GameEvent, GameState, Move, Rng, Rules, Seat } from '@athanor/kernel'

/**
 * Where a bot sits: everything that its seat may know, and no way to the real state. A bot that wants a state to
 * think on gets one that its seat cannot tell from the real one: fair by construction.
 */
export interface Chair<S extends GameState = GameState, V = unknown, E extends GameEvent = GameEvent> {
  readonly rules: Rules<S, V, E>
  readonly seat: Seat
  readonly players: number
  legal(): readonly Move[]
  view(): V
  decision(): Decision
  resample(rng: Rng): S
}

/** A table that chairs stand at. */
export interface Table<S extends GameState, V, E extends GameEvent> {
  readonly rules: Rules<S, V, E>
  readonly players: number
  /** The state now: the chairs follow it. */
  readonly state: S
}

export const chairAt = <S extends GameState, V, E extends GameEvent>(
  table: Table<S, V, E>,
  seat: Seat,
): Chair<S, V, E> => {
  const { rules, players } = table
  return {
    rules,
    seat,
    players,
    legal: () => rules.legal(table.state, seat),
    view: () => rules.view(table.state, seat),
    decision: () => rules.decision(table.state, seat),
    resample: (rng) => rules.resample(table.state, seat, rng),
  }
}
