import {
  type AnyRules,
  begin,
  chooseSeat,
  type GameState,
  type Move,
  type Options,
  rngFrom,
  type Seat,
  shuffle,
} from '@athanor/kernel'
import { type Hidden, Twins } from '@athanor/kernel/testing'
import type { Bot, Considered, Player } from '../bot.ts'
import { type Chair, chairAt } from '../chair.ts'

/** A table at which what is hidden from a seat may be changed between two decisions. */
interface OpenTable {
  readonly rules: AnyRules
  readonly players: number
  state: GameState
}

/** How a bot gets to know a table. */
export type Seating = (table: OpenTable, seat: Seat) => Chair

export const honest: Seating = chairAt

/** A cheat: it gets the real state where it asks for one that was dealt anew. */
export const peeking: Seating = (table, seat) => ({
  ...chairAt(table, seat),
  resample: () => table.rules.clone(table.state),
})

/** A total cheat: it never deals anew what it has got, so that it also knows the chance to come. */
export const seeingAll: Seating = (table, seat) => {
  const { rules } = table
  return { ...peeking(table, seat), rules: { ...rules, resample: (state) => rules.clone(state) } }
}

/** A game of which one seat's bot is watched. */
export interface Watched {
  readonly rules: AnyRules
  readonly hidden: Hidden<GameState>
  readonly players: number
  readonly options: Options
  readonly seat: Seat
  readonly bot: Bot
  readonly seating: Seating
  /** Plays for the others, and for everybody in the first so many decisions. */
  readonly host: Bot
  readonly skip: number
}

/** What a bot thinks of a decision, and what it chooses. */
export interface Thought {
  readonly considered: readonly Considered[]
  readonly move: Move
}

/** What the same bot thinks of one decision in several worlds, the real one first, and if it sits down anew there. */
export interface Thoughts {
  readonly worlds: readonly Thought[]
  readonly anew: Thought
}

/** So many worlds, the real one among them. */
const WORLDS = 4
/** So often hidden things change places in a world where they lie elsewhere. */
const EXCHANGES = 60

/**
 * What a bot thinks at one decision after the other, in the real world and in others that its seat cannot tell from it: one
 * in which everything hidden is dealt anew before each decision, and others made without that, in which hidden things have
 * changed places. It has the same luck in all of them, and remembers what it thought before.
 */
export function* thoughtsOf(watched: Watched): Generator<Thoughts> {
  const { rules, hidden, players, options, seat, host, skip } = watched
  const real: OpenTable = { rules, players, state: begin(rules, players, options, 'worlds') }
  const twins = new Twins(rules, hidden, real.state, seat, rngFrom('twins'))
  const hosts = Array.from({ length: players }, (_, at) => host.sit(chairAt(real, at)))
  const worlds = Array.from({ length: WORLDS }, () => new World({ ...real }, watched))
  const chance = rngFrom('hosts')
  for (let at = 0; rules.toAct(real.state) !== 0; at++) {
    const actor = chooseSeat(rules.toAct(real.state), chance)
    let move: Move
    if (at < skip || actor !== seat || rules.legal(real.state, seat).length === 1) move = hosts[actor]!.choose(chance)
    else {
      const elsewhere = shuffle(rngFrom(`elsewhere ${at}`), twins.elsewhere())
      worlds.forEach((world, i) => {
        if (i === 0) world.state = real.state
        else if (i === 1) world.state = rules.resample(real.state, seat, rngFrom(`world ${at}`))
        else world.state = twins.stirred(elsewhere[i % elsewhere.length]!, EXCHANGES)
      })
      const thoughts = worlds.map((world) => world.think(`bot ${at}`))
      yield { worlds: thoughts, anew: new World({ ...real }, watched).think(`bot ${at}`) }
      move = thoughts[0]!.move
    }
    twins.apply(actor, move)
  }
}

/** A table with the watched bot in its chair. */
class World {
  private readonly table: OpenTable
  private readonly player: Player

  constructor(table: OpenTable, { seating, seat, bot }: Watched) {
    this.table = table
    this.player = bot.sit(seating(table, seat))
  }

  set state(state: GameState) {
    this.table.state = state
  }

  think(luck: string): Thought {
    const { player } = this
    const considered = player.consider?.(rngFrom(luck)) ?? []
    // A master plays the best of them, and thinking twice would take twice as long.
    return { considered, move: player.ponder ? considered[0]!.move : player.choose(rngFrom(luck)) }
  }
}
