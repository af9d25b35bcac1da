import {
  below,
  equalStates,
  type GameEvent,
  type GameState,
  isIn,
  type Move,
  mayKnow,
  type Rng,
  type Seat,
  type Viewer,
} from '@athanor/kernel'
import { deltaOf, type Scene, type Tell } from '@athanor/protocol'
import { Course, type Entry, type Start } from '../table/course.ts'
import { ANSWERED, happeningOf, isAnswer, type Sight, sceneOf } from '../table/scene.ts'
import { newsOf, toldOf } from '../table/stage.ts'

/** So many worlds are dealt for one in which a move looks as it did, and in so many of them somebody moves. */
const MOST_WORLDS = 4000
const MOST_TRIES = 60
/** So many of them must be told of in the same form for a value to count as a copy of what is seen. */
const ENOUGH_WORLDS = 8

/** What a move brings in a world that the viewer could not tell from the real one before it. */
interface Trial {
  readonly events: readonly GameEvent[]
  readonly revealing: boolean
  readonly after: GameState
}

type Outcome = Pick<Trial, 'events' | 'revealing'>

interface Sheet {
  readonly told: ReadonlyMap<string, string>
  readonly seen: ReadonlyMap<string, string>
}

/**
 * Writes what a viewer is sent of a game without what the viewer may not know: of each state it shows only what
 * `resample` leaves of it for this viewer, with everything hidden dealt anew for every message; the real move serves to
 * find a world like the real one. If the server sent the same bytes, then none of them depends on what is hidden:
 *
 * - The scene of a message is that of a resampled state, and its delta the difference of two such scenes.
 * - The events of a move are those of some move in a resampled state that the viewer cannot tell from the real one
 *   before, and that looks the same after it. What a move reveals is in the scene after it, so a world in which it
 *   reveals something else looks different and is no answer.
 * - A choice that leaves nothing behind, neither seen nor hidden, is no secret (an energy is named, and another would
 *   have found the same card): of two moves that lead from one world to the same state the real one is told.
 * - Where no such world is found (a whole hand is passed on: the same cards are never dealt again by chance), many worlds
 *   are compared: whatever differs in what they tell must be a copy of what is seen after the move, at one and the same
 *   place of the view in all of them and in the real one.
 * - Where there are too few worlds for that, the events of another world must be the same but for values that stand
 *   anywhere in the views before or after the real move, and for how many of them a list has (seven cards in a row are
 *   shown once in a hundred games). That is weaker, and `unexplained` counts these moves.
 */
export class Forger {
  moves = 0
  unexplained = 0
  private scene: Scene
  private undoable = 0
  /** The moves that stand, as they look from here. */
  private readonly acts: { readonly seat: Seat; readonly revealing: boolean }[] = []
  private readonly course: Course
  private readonly table: string
  private readonly start: Start
  private readonly viewer: Viewer
  private readonly rng: Rng

  constructor(table: string, start: Start, viewer: Viewer, rng: Rng) {
    this.table = table
    this.start = start
    this.viewer = viewer
    this.rng = rng
    this.course = new Course(start)
    this.scene = this.sceneOf(this.guess(this.course.state))
  }

  /** The first message: the table before the first move. */
  opening(): string {
    const seat = this.viewer >= 0 ? { seat: this.viewer } : {}
    return written({ t: 'table', table: this.table, seq: 0, ...seat, scene: this.scene, happened: [], chat: [] })
  }

  /** The message of an entry. */
  next(entry: Entry): string {
    const before = this.start.rules.clone(this.course.state)
    const events: GameEvent[] = []
    this.course.add(entry, (event) => events.push(event))
    const told = entry.kind === 'move' ? this.explain(before, entry, events) : []
    if (this.acts.length > this.course.moves) this.takeBack(entry)
    const scene = this.sceneOf(this.guess(this.course.state))
    const answered = isAnswer(entry, this.viewer) && this.scene.decision
    const delta = deltaOf<unknown>(answered ? { ...this.scene, decision: ANSWERED } : this.scene, scene)
    this.scene = scene
    return newsOf(toldOf(this.table, happeningOf(entry, told, this.viewer)), delta)
  }

  private explain(before: GameState, entry: Entry, real: readonly GameEvent[]): readonly GameEvent[] {
    this.moves++
    const others: Trial[] = []
    const found = this.likeness(before, entry, others)
    const { events, revealing } = found ?? this.copied(real, others) ?? this.almost(before, real, others)
    const own = entry.seat === this.viewer && !revealing
    this.undoable = own ? (this.acts.at(-1)?.seat === entry.seat ? this.undoable : 0) + 1 : 0
    this.acts.push({ seat: entry.seat, revealing })
    return events
  }

  /** How many moves are taken back everybody is told; what of the rest the viewer may take back follows from them. */
  private takeBack({ kind, seat }: Entry): void {
    this.acts.length = this.course.moves
    const others = this.acts.findLastIndex((act) => act.seat !== this.viewer || act.revealing)
    if (kind !== 'undo') this.undoable = this.acts.length - 1 - others
    else this.undoable = seat === this.viewer ? this.undoable - 1 : 0
  }

  private likeness(before: GameState, { seat, move }: Entry, others: Trial[]): Trial | undefined {
    const { rules } = this.start
    const goal = this.look(this.course.state)
    for (let i = 0; i < MOST_WORLDS && others.length < MOST_TRIES; i++) {
      const world = this.guess(before)
      // Dice that fall for everybody to see fall the same in many worlds; it is the hidden cards that must vary.
      if (i % 2 === 1) world.rng = [...before.rng]
      const moves = rules.legal(world, seat)
      // Others may have chosen something else, as far as the viewer knows.
      const chosen = seat === this.viewer || i % 4 < 2 || i > MOST_TRIES ? move : moves[below(this.rng, moves.length)]!
      if (!moves.includes(chosen)) continue
      const other = this.trial(world, seat, chosen)
      if (this.look(other.after) === goal) {
        const same = moves.includes(move) ? this.trial(world, seat, move) : other
        return equalStates(same.after, other.after) ? same : other
      }
      others.push(other)
    }
    return undefined
  }

  private trial(world: GameState, seat: Seat, move: Move): Trial {
    const { rules } = this.start
    const events: GameEvent[] = []
    const after = rules.clone(world)
    rules.apply(after, seat, move, (event) => events.push(event))
    return { events, revealing: after.reveals !== world.reveals, after }
  }

  /** What really happened, if every value that differs between worlds stands at one place of the view in all of them. */
  private copied(real: readonly GameEvent[], others: readonly Trial[]): Outcome | undefined {
    const told = this.known(real)
    const alike = others.filter(({ events }) => differences(told, this.known(events)))
    if (alike.length < ENOUGH_WORLDS) return undefined
    const worlds = [
      this.sheet(told, this.guess(this.course.state)),
      ...alike.map(({ events, after }) => this.sheet(this.known(events), after)),
    ]
    const [actual] = worlds
    for (const [place, value] of actual!.told) {
      if (worlds.every((world) => world.told.get(place) === value)) continue
      const isCopy = ([seenAt]: readonly [string, string]): boolean =>
        worlds.every((world) => world.told.get(place) === world.seen.get(seenAt))
      if (![...actual!.seen].some(isCopy)) return undefined
    }
    return { events: real, revealing: alike[0]!.revealing }
  }

  /** What is told of a move and what is seen after it, place by place. */
  private sheet(told: readonly GameEvent[], after: GameState): Sheet {
    const view = this.start.rules.view(after, this.viewer)
    return { told: new Map(leaves(told)), seen: new Map(leaves(view)) }
  }

  /** What really happened, if it differs from what happens in another world only by what can be seen. */
  private almost(before: GameState, real: readonly GameEvent[], others: readonly Trial[]): Outcome {
    this.unexplained++
    const { rules } = this.start
    const views = [before, this.course.state].map((state) => rules.view(this.guess(state), this.viewer))
    const seen = new Set(views.flatMap((view) => [...values(view)]))
    const told = this.known(real)
    const alike = others.find(({ events }) =>
      differences(told, this.known(events), listed)?.every((value) => seen.has(value)),
    )
    if (!alike) throw new Error(`viewer ${this.viewer} is told what cannot be seen: ${JSON.stringify(told)}`)
    return { events: real, revealing: alike.revealing }
  }

  private known(events: readonly GameEvent[]): readonly GameEvent[] {
    return events.filter((event) => mayKnow(event, this.viewer))
  }

  /** What the viewer sees and is asked in a state. */
  private look(state: GameState): string {
    const { rules } = this.start
    const asked = isIn(rules.toAct(state), this.viewer)
    return JSON.stringify([
      rules.view(state, this.viewer),
      rules.toAct(state),
      asked ? rules.legal(state, this.viewer) : [],
      rules.standings(state) ?? [],
    ])
  }

  private guess(state: GameState): GameState {
    return this.start.rules.resample(state, this.viewer, this.rng)
  }

  /** The scene of a state, with what is open to all at the table: clocks, offers, who is away. */
  private sceneOf(state: GameState): Scene {
    const { rules, setup } = this.start
    const { offer, out, stoodIn, returning, clocks, pace, result } = this.course
    const standings = rules.standings(state)
    const sight: Sight = {
      state,
      toAct: result ? 0 : rules.toAct(state),
      result: result && {
        ...result,
        ...(standings && { standings }),
        ...(result.stood && { stood: rules.tally(state) }),
      },
      offer,
      out,
      stoodIn,
      returning,
      clocks,
      pace,
      deadline: (seat) => this.course.deadline(seat),
      undoable: () => (result ? 0 : this.undoable),
    }
    return sceneOf(rules, sight, this.viewer, setup.players)
  }
}

const written = (tell: Tell): string => JSON.stringify(tell)

/** Every number and every text in a value, with its place. */
function* leaves(value: unknown, place = ''): Generator<[string, string]> {
  if (isBranch(value)) for (const [name, part] of Object.entries(value)) yield* leaves(part, `${place}/${name}`)
  else yield [place, String(value)]
}

/** Every number and every text in a value. */
function* values(value: unknown): Generator<string> {
  if (isBranch(value)) for (const part of Object.values(value)) yield* values(part)
  else yield String(value)
}

/** What the first of two values of the same form has that the second has not; undefined if their forms differ. */
function differences(one: unknown, other: unknown, otherwise = unlike): string[] | undefined {
  if (!isBranch(one) || !isBranch(other)) return one === other ? [] : isBranch(one) ? undefined : [String(one)]
  const keys = Object.keys(one)
  if (keys.join() !== Object.keys(other).join()) return otherwise(one, other)
  const found: string[] = []
  for (const key of keys) {
    const inner = differences(one[key], other[key], otherwise)
    if (!inner) return undefined
    found.push(...inner)
  }
  return found
}

/** Two values of different forms have nothing in common. */
const unlike = (_one: unknown, _other: unknown): string[] | undefined => undefined

/** Two lists of numbers or texts may have different lengths. */
const listed = (one: unknown, other: unknown): string[] | undefined =>
  isList(one) && isList(other) ? one.map(String) : undefined

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && !value.some(isBranch)

const isBranch = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null
