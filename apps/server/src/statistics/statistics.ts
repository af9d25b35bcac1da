import { tally } from '@athanor/kernel'
import {
  cardFigures,
  cardsOf,
  type GameFigures,
  type Hand,
  type PlayedGame,
  placesOf,
  playedGame,
  type Result,
} from '@athanor/protocol'
import type { Kysely } from 'kysely'
import { END_SHOWN } from '../lobby/card.ts'
import type { Schema } from '../store/schema.ts'

/** So many of a person's games are told of, the newest first. */
const MOST_MINE = 300
/** So many public games are counted. */
const MOST_PUBLIC = 500
const CACHED_MS = 5 * 60_000

/** Games that nobody won or lost. */
const UNDECIDED: ReadonlySet<Result['how']> = new Set(['abandoned', 'agreed', 'outdated'])

/** What finished games tell when they are put together. */
export class Statistics {
  private readonly db: Kysely<Schema>
  private readonly now: () => number
  private readonly cache = new Map<string, { readonly until: number; readonly figures: Promise<GameFigures> }>()

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db
    this.now = now
  }

  /** A person's finished games. Those that nobody won or lost, because they were left, do not count. */
  async mine(person: string): Promise<PlayedGame[]> {
    const tables = await this.db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .select(['tables.id', 'game', 'ended', 'result', 'seats.seat'])
      .where('status', '=', 'ended')
      .where('person', '=', person)
      .orderBy('ended', 'desc')
      .limit(MOST_MINE)
      .execute()
    const seats = await this.seatsAt(tables.map(({ id }) => id))
    return tables.flatMap(({ id, game, ended, result, seat }) => {
      const read: Result | null = JSON.parse(result ?? 'null')
      if (!read || UNDECIDED.has(read.how)) return []
      const others = seats.filter((one) => one.table_id === id && one.seat !== seat)
      return playedGame(
        { id, game, at: ended ?? 0 },
        read,
        seat,
        others.map(({ seat, name, person, bot }) => ({ seat, name, ...(person && { person }), ...(bot && { bot }) })),
      )
    })
  }

  /** The public games of a kind, without names. They are counted anew every few minutes. */
  of(game: string): Promise<GameFigures> {
    const known = this.cache.get(game)
    if (known && known.until > this.now()) return known.figures
    const figures = this.count(game)
    this.cache.set(game, { until: this.now() + CACHED_MS, figures })
    figures.catch(() => this.cache.delete(game))
    return figures
  }

  private async count(game: string): Promise<GameFigures> {
    const rows = await this.db
      .selectFrom('tables')
      .select('result')
      .where('status', '=', 'ended')
      .where('game', '=', game)
      .where('hidden', '=', 0)
      // What nobody else may look at, or has been shown yet, no figure tells either.
      .where('delay', '>=', 0)
      .where(END_SHOWN, '<=', this.now())
      .orderBy('touched', 'desc')
      .limit(MOST_PUBLIC)
      .execute()
    return figuresOf(rows.map(({ result }) => JSON.parse(result ?? '{}')))
  }

  private async seatsAt(tables: readonly string[]) {
    if (tables.length === 0) return []
    return this.db
      .selectFrom('seats')
      .select(['table_id', 'seat', 'name', 'person', 'bot'])
      .where('table_id', 'in', tables)
      .orderBy('seat')
      .execute()
  }
}

/** The figures of the games that were played to their end, of those who were in them so long. */
export function figuresOf(results: readonly Result[]): GameFigures {
  const played = results.filter(({ standings }) => standings !== undefined)
  const hands = played.flatMap((result): Hand[] =>
    placesOf(result).map((one) => ({ cards: cardsOf(one), won: one.won ? 1 / result.winners.length : 0 })),
  )
  const scores = played.flatMap((result) => placesOf(result).flatMap(({ seat, score }) => (seat >= 0 ? score : [])))
  return { games: played.length, scores: tally(scores), cards: cardFigures(hands) }
}
