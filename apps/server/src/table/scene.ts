import {
  type AnyRules,
  type GameEvent,
  type GameState,
  isIn,
  type Json,
  mayKnow,
  othersAsked,
  type Seat,
  SPECTATOR,
  seatsIn,
  type Viewer,
} from '@athanor/kernel'
import type { Happening, Scene, SeatClock } from '@athanor/protocol'
import type { Course, Entry } from './course.ts'

/** What a scene is made of. */
export type Sight = Pick<
  Course,
  'state' | 'toAct' | 'result' | 'offer' | 'out' | 'stoodIn' | 'returning' | 'clocks' | 'pace' | 'deadline' | 'undoable'
>

/**
 * What a viewer is told of a game. Everything here comes from the rules' own gates (`view`, `decision`, `mayKnow`) and
 * from what is open to all at a table, so it would be the same, byte for byte, if what is hidden were different.
 */
export function sceneOf(rules: AnyRules, course: Sight, viewer: Viewer, players: number): Scene {
  const scene = surroundings(rules, course, viewer, players)
  if (isAsked(course, viewer)) scene.decision = rules.decision(course.state, viewer)
  return scene
}

/**
 * What the scene after an entry is compared with, to tell what has changed. What follows on an answer is another question,
 * told whole, so nobody works out the one that was answered.
 */
export function sceneBefore(rules: AnyRules, course: Sight, viewer: Viewer, players: number, entry: Entry): unknown {
  if (!isAnswer(entry, viewer) || !isAsked(course, viewer)) return sceneOf(rules, course, viewer, players)
  return Object.assign(surroundings(rules, course, viewer, players), { decision: ANSWERED })
}

/** Whether the viewer answers its decision by the entry. */
export const isAnswer = ({ kind, seat }: Entry, viewer: Viewer): boolean => kind === 'move' && seat === viewer

/** Stands for a decision that has been answered. It is like none. */
export const ANSWERED = 0

const isAsked = ({ toAct, out }: Sight, viewer: Viewer): boolean =>
  viewer >= 0 && isIn(toAct, viewer) && !isIn(out, viewer)

/** Everything but the viewer's own decision. */
function surroundings(rules: AnyRules, course: Sight, viewer: Viewer, players: number): Draft {
  const { state, toAct, result, offer } = course
  const undo = viewer >= 0 ? course.undoable(viewer) : 0
  const clocks = clocksOf(course, players)
  const scene: Draft = { view: rules.view(state, viewer) as Json, toAct: seatsIn(toAct), turn: rules.turn(state) }
  const others = othersAsked(rules, state, toAct, isAsked(course, viewer) ? viewer : SPECTATOR)
  if (others.length > 0) scene.others = others
  if (undo > 0) scene.undo = undo
  if (course.stoodIn !== 0) scene.stoodIn = seatsIn(course.stoodIn)
  if (course.returning !== 0) scene.returning = seatsIn(course.returning)
  if (course.out !== 0) scene.out = seatsIn(course.out)
  if (clocks) scene.clocks = clocks
  if (offer) scene.offer = offer
  if (result) scene.result = result
  return scene
}

/** A scene that is being put together. */
type Draft = { -readonly [K in keyof Scene]: Scene[K] }

/** Where a plan of a seat would lead. */
export function planScene(rules: AnyRules, state: GameState, seat: Seat): Scene {
  const toAct = rules.toAct(state)
  const others = othersAsked(rules, state, toAct, seat)
  return {
    view: rules.view(state, seat) as Json,
    toAct: seatsIn(toAct),
    turn: rules.turn(state),
    ...(isIn(toAct, seat) && { decision: rules.decision(state, seat) }),
    ...(others.length > 0 && { others }),
  }
}

/** An entry as the viewer may know it. A move itself is not told: it may name a hidden card; its events say enough. */
export function happeningOf({ seq, at, kind, seat }: Entry, events: readonly GameEvent[], viewer: Viewer): Happening {
  const known = events.filter((event) => mayKnow(event, viewer))
  return { seq, at, kind, ...(seat >= 0 && { seat }), ...(known.length > 0 && { events: known }) }
}

function clocksOf(course: Sight, players: number): Scene['clocks'] {
  if (course.pace.kind === 'untimed') return undefined
  const clocks: SeatClock[] = []
  for (let seat = 0; seat < players; seat++) {
    const bank = course.clocks.bank[seat]!
    const deadline = course.result ? undefined : course.deadline(seat)
    clocks.push(deadline === undefined ? { bank } : { bank, deadline })
  }
  return clocks
}
