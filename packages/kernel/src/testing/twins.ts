import type { Move } from '../move.ts'
import type { Options } from '../options.ts'
import { chooseSeat } from '../playout.ts'
import { begin } from '../record.ts'
import { below, type Rng, rngFrom, split } from '../rng.ts'
import { type GameEvent, type GameState, mayKnow, type Rules } from '../rules.ts'
import { isIn, type Seat, seatsIn } from '../seat.ts'
import { equalStates } from '../state.ts'

/** What lies hidden in a game, for tests that change it by hand: nothing here may lean on `resample`. */
export interface Hidden<S extends GameState> {
  /** Two things that the seat cannot have seen where they lie change places; nothing happens where there are none. */
  exchange(state: S, seat: Seat, rng: Rng): void
  /** What the state has noted of who knows what, as a text, if it notes anything. */
  notes?(state: S): string
}

/** So many twins a game has at most. */
const MOST = 8
/** After one move in so many something hidden is exchanged. */
const SOMETIMES = 4

/**
 * A game and its twins, which a seat cannot tell from it. They come about when two hidden things change places, in the
 * beginning or later, and when another seat chooses otherwise. From then on the same is played in them. A twin in which the
 * seat is shown or told anything else, or is asked something else, is given up. So the twins that are left are whatever the
 * seat may take the game for, by all that it has seen from the beginning, and by nothing that `resample` says.
 */
export class Twins<S extends GameState, V, E extends GameEvent> {
  readonly real: S
  private twins: S[] = []
  private readonly rules: Rules<S, V, E>
  private readonly hidden: Hidden<S>
  private readonly seat: Seat
  private readonly rng: Rng

  constructor(rules: Rules<S, V, E>, hidden: Hidden<S>, real: S, seat: Seat, rng: Rng) {
    this.rules = rules
    this.hidden = hidden
    this.real = real
    this.seat = seat
    this.rng = rng
    for (let i = 0; i < MOST; i++) this.add(this.stirred(real, 1))
  }

  /** Plays a move in the real game and in the twins. */
  apply(actor: Seat, move: Move): void {
    const { rules, real, seat, rng } = this
    const moves = rules.legal(real, actor).slice()
    const before = rules.clone(real)
    const noticed = this.play(real, actor, move)
    const follow = (twin: S, answer: Move | undefined): S | undefined => {
      if (answer === undefined || !rules.legal(twin, actor).includes(answer)) return undefined
      const next = rules.clone(twin)
      return this.play(next, actor, answer) === noticed ? next : undefined
    }
    const twins = this.twins
    this.twins = []
    for (const twin of twins) {
      // Where somebody else holds another card, it is that one which is played.
      const instead = actor === seat ? undefined : rules.legal(twin, actor)[moves.indexOf(move)]
      this.add(follow(twin, move) ?? follow(twin, instead))
    }
    if (actor !== seat) this.add(follow(before, moves[below(rng, moves.length)]))
    if (below(rng, SOMETIMES) === 0) this.add(this.stirred(real, 1))
    while (this.twins.length > MOST) this.twins.splice(below(rng, this.twins.length), 1)
  }

  private add(twin: S | undefined): void {
    if (twin && !equalStates(twin, this.real)) this.twins.push(twin)
  }

  /**
   * Worlds in which hidden things lie elsewhere, or another seat has chosen otherwise, and in any case another chance is to
   * come. Only such of which the state has noted the same.
   */
  elsewhere(): S[] {
    const { rules, hidden, real, rng } = this
    const noted = hidden.notes?.(real)
    const worlds = this.twins.filter((twin) => hidden.notes?.(twin) === noted)
    return [real, ...worlds].map((state) => {
      const world = rules.clone(state)
      world.rng = split(rng)
      return world
    })
  }

  /** The world with so many hidden things exchanged, as far as the seat cannot tell. */
  stirred(world: S, times: number): S {
    const { rules, hidden, seat, rng } = this
    const seen = this.look(world)
    let stirred = world
    for (let i = 0; i < times; i++) {
      const next = rules.clone(stirred)
      hidden.exchange(next, seat, rng)
      next.legal = undefined
      if (this.look(next) === seen) stirred = next
    }
    return stirred
  }

  /** Plays a move, and tells all that the seat notices. */
  private play(state: S, actor: Seat, move: Move): string {
    const told: E[] = []
    this.rules.apply(state, actor, move, (event) => {
      if (mayKnow(event, this.seat)) told.push(event)
    })
    return JSON.stringify(told) + this.look(state)
  }

  /** All that the seat is shown and asked. */
  private look(state: S): string {
    const { rules, seat } = this
    const mask = rules.toAct(state)
    const asked = seatsIn(mask).map((one) => rules.asked(state, one))
    const decision = isIn(mask, seat) ? rules.decision(state, seat) : null
    return JSON.stringify([
      mask,
      asked,
      decision,
      rules.legal(state, seat),
      rules.view(state, seat),
      rules.tally(state),
    ])
  }
}

/** A game in which what is dealt anew is compared. */
export interface TwinGame {
  readonly players: number
  readonly options: Options
  readonly seed: string
  /** Whose twins they are. */
  readonly seat: Seat
}

/**
 * Plays a random game and, at every decision of a seat, deals anew for it in the game and in its twins, with the same luck:
 * from all of them the same must come. Returns how many twins were compared, and after how many moves there was a twin from
 * which something else came.
 */
export function compareDeals<S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  hidden: Hidden<S>,
  { players, options, seed, seat }: TwinGame,
): { readonly compared: number; readonly unlike: readonly number[] } {
  const real = begin(rules, players, options, seed)
  const twins = new Twins(rules, hidden, real, seat, rngFrom(`${seed} twins`))
  const chance = rngFrom(`${seed} moves`)
  const unlike: number[] = []
  let compared = 0
  for (let at = 0; rules.toAct(real) !== 0; at++) {
    if (isIn(rules.toAct(real), seat)) {
      const deal = (state: S): S => rules.resample(state, seat, rngFrom(`${seed} ${at}`))
      const dealt = deal(real)
      for (const world of twins.elsewhere()) {
        compared++
        if (!equalStates(deal(world), dealt)) unlike.push(at)
      }
    }
    const actor = chooseSeat(rules.toAct(real), chance)
    const moves = rules.legal(real, actor)
    twins.apply(actor, moves[below(chance, moves.length)]!)
  }
  return { compared, unlike }
}
