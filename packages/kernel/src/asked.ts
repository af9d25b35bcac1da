import type { Asked, GameEvent, GameState, Rules } from './rules.ts'
import { type SeatMask, seatsIn, type Viewer } from './seat.ts'

/** What the seats that are to act are asked, but for the viewer, who is asked by a decision. */
export function othersAsked<S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  state: S,
  toAct: SeatMask,
  viewer: Viewer,
): Asked[] {
  const asked: Asked[] = []
  for (const seat of seatsIn(toAct)) if (seat !== viewer) asked.push(rules.asked(state, seat))
  return asked
}
