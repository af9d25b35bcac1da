import {
  type GameEvent,
  type GameState,
  type Move,
  type Rng,
  restore,
  rngFrom,
  type Seat,
  serialise,
} from '@athanor/kernel'
import type { Player } from './bot.ts'
import { chairAt, type Table } from './chair.ts'
import { type Advice, explain } from './explain/explain.ts'
import { rulesOf } from './games.ts'
import { botNamed } from './registry.ts'
import type { Clock } from './search/budget.ts'
import { finish, type Steps } from './steps.ts'

/**
 * A question to a bot that lives elsewhere, in a worker for instance. Plain data.
 *
 * The bot must not be told more than its seat knows, and the host must not have to trust it. So the real state stays
 * with the host: `state` is one that was dealt anew for the seat, which the seat cannot tell from the real one. To the
 * bot that is all the same, since it deals anew for its seat before it thinks, and dealing twice is as good as once.
 */
export interface Question {
  /** Comes back with the answer. */
  readonly id: number
  /** One text for all questions of a game: a bot remembers what it thought before at the same table. */
  readonly table: string
  readonly game: string
  readonly players: number
  readonly seat: Seat
  readonly state: string
  /** `adept`, `master:200ms` and so on. */
  readonly bot: string
  /** All chance of the bot comes from it. */
  readonly seed: string
  /** Whether the bot shall say what it thinks: for a hint. */
  readonly explain?: boolean
}

export type Answer =
  | { readonly id: number; readonly move: Move; readonly advice?: readonly Advice[] }
  | { readonly id: number; readonly failed: string }

/** What a host asks about, beside the position. */
export type Wish = Omit<Question, 'game' | 'players' | 'seat' | 'state'>

/** A question with nothing in it that the seat may not know. */
export function questionFor<S extends GameState, V, E extends GameEvent>(
  { rules, players, state }: Table<S, V, E>,
  seat: Seat,
  wish: Wish,
  rng: Rng,
): Question {
  return { ...wish, game: rules.id, players, seat, state: serialise(rules.resample(state, seat, rng)) }
}

/** So many seats are remembered. */
const MOST_SEATED = 32

/** Somebody who answers questions, one after the other; `clock` is that of the host. Whatever is wrong is an answer too. */
export function botServer(clock: Clock): (question: Question) => Answer {
  const answer = restingServer(clock)
  return (question) => finish(answer(question))
}

/** The same for a host that wants to rest while a bot thinks; then its clock stands still. */
export function restingServer(clock: Clock): (question: Question) => Steps<Answer> {
  const seated = new Map<string, Seated>()

  const sit = (question: Question): Seated => {
    const { table, seat, bot, game, players } = question
    const key = `${table} ${seat} ${bot}`
    const known = seated.get(key)
    seated.delete(key)
    const fresh = known ?? sitDown(game, players, seat, botNamed(bot, clock), restore(question.state))
    seated.set(key, fresh)
    for (const oldest of seated.keys()) if (seated.size > MOST_SEATED) seated.delete(oldest)
    fresh.table.state = restore(question.state)
    return fresh
  }

  return function* (question) {
    const { id, explain: aloud } = question
    try {
      const { player, chair } = sit(question)
      const rng = rngFrom(question.seed)
      if (!aloud && (!player.ponder || chair.legal().length === 1)) return { id, move: player.choose(rng) }
      const considered = player.ponder ? yield* player.ponder(rng) : player.consider?.(rng)
      if (!considered) return { id, move: player.choose(rng) }
      const { move } = considered[0]!
      const { lore } = player
      return aloud && lore ? { id, move, advice: explain(chair, lore, considered, rng) } : { id, move }
    } catch (error) {
      return { id, failed: error instanceof Error ? error.message : String(error) }
    }
  }
}

type Seated = ReturnType<typeof sitDown>

function sitDown(game: string, players: number, seat: Seat, bot: ReturnType<typeof botNamed>, state: GameState) {
  const table = { rules: rulesOf(game), players, state }
  const chair = chairAt(table, seat)
  const player: Player = bot.sit(chair)
  return { table, chair, player }
}
