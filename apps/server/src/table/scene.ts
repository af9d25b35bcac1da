import {
  type AnyRules,
  type GameEvent,
  type GameState,
  isIn,
  type Json,
  mayKnow,
  type Seat,
  type SeatMask,
  type Viewer,
} from '@athanor/kernel'
import type { Happening, Scene } from '@athanor/protocol'
import type { Course, Entry } from './course.ts'

/** What a scene is made of. */
export type Sight = Pick<
  Course,
  'state' | 'toAct' | 'result' | 'offer' | 'out' | 'stoodIn' | 'clocks' | 'pace' | 'deadline' | 'undoable'
>

/**
 * What a viewer is told of a game. Everything here comes from the rules' own gates (`view`, `decision`, `mayKnow`) and
 * from what is open to all at a table, so it would be the same, byte for byte, if what is hidden were different.
 */
export function sceneOf(rules: AnyRules, course: Sight, viewer: Viewer, players: number): Scene {
  const { state, toAct, result, offer } = course
  const asked = viewer >= 0 && isIn(toAct, viewer) && !isIn(course.out, viewer)
  const undo = viewer >= 0 ? course.undoable(viewer) : 0
  const clocks = clocksOf(course, players)
  return {
    view: rules.view(state, viewer) as Json,
    toAct: seatsIn(toAct),
    turn: rules.turn(state),
    ...(asked && { decision: rules.decision(state, viewer) }),
    ...(undo > 0 && { undo }),
    ...(course.stoodIn !== 0 && { stoodIn: seatsIn(course.stoodIn) }),
    ...(course.out !== 0 && { out: seatsIn(course.out) }),
    ...(clocks && { clocks }),
    ...(offer && { offer }),
    ...(result && { result }),
  }
}

/** Where a plan of a seat would lead. */
export function planScene(rules: AnyRules, state: GameState, seat: Seat): Scene {
  const toAct = rules.toAct(state)
  return {
    view: rules.view(state, seat) as Json,
    toAct: seatsIn(toAct),
    turn: rules.turn(state),
    ...(isIn(toAct, seat) && { decision: rules.decision(state, seat) }),
  }
}

/** An entry as the viewer may know it. A move itself is not told: it may name a hidden card; its events say enough. */
export function happeningOf({ seq, at, kind, seat }: Entry, events: readonly GameEvent[], viewer: Viewer): Happening {
  const known = events.filter((event) => mayKnow(event, viewer))
  return { seq, at, kind, ...(seat >= 0 && { seat }), ...(known.length > 0 && { events: known }) }
}

function clocksOf(course: Sight, players: number): Scene['clocks'] {
  if (course.pace.kind === 'untimed') return undefined
  return Array.from({ length: players }, (_, seat) => {
    const deadline = course.result ? undefined : course.deadline(seat)
    return { bank: course.clocks.bank[seat]!, ...(deadline !== undefined && { deadline }) }
  })
}

function seatsIn(mask: SeatMask): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; mask >> seat !== 0; seat++) if (isIn(mask, seat)) seats.push(seat)
  return seats
}
