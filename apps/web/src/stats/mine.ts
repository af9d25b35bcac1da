import type { Opponent, PlayedGame } from '@athanor/protocol'

/** How somebody fared in the games of a kind. */
export interface GameResults {
  readonly game: string
  readonly played: number
  readonly won: number
  /** Absent if no game was played to its end. */
  readonly meanPlace: number | undefined
  readonly meanPoints: number | undefined
}

/** Somebody met at tables. All bots of a level are one opponent. */
export interface Rival extends Pick<Opponent, 'name' | 'bot'> {
  readonly key: string
  readonly games: number
  readonly iWon: number
  readonly theyWon: number
}

/** A game that was played to its end. */
export type ScoredGame = PlayedGame & { readonly score: number; readonly place: number }

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length

const isScored = (game: PlayedGame): game is ScoredGame => game.score !== undefined && game.place !== undefined

/** The games that were played to their end, in the order in which they were played. */
export const scored = (games: readonly PlayedGame[]): readonly ScoredGame[] =>
  games.filter(isScored).sort((a, b) => a.at - b.at)

export function resultsOf(game: string, games: readonly PlayedGame[]): GameResults {
  const ended = scored(games)
  return {
    game,
    played: games.length,
    won: games.filter(({ won }) => won).length,
    meanPlace: mean(ended.map(({ place }) => place)),
    meanPoints: mean(ended.map(({ score }) => score)),
  }
}

/** Everybody met, those of most games first. */
export function rivals(games: readonly PlayedGame[]): readonly Rival[] {
  const met = new Map<string, Rival>()
  for (const { won, others } of games) {
    // Two bots of a level at a table are one opponent, who won if either did.
    const here = new Map(others.map((other) => [keyOf(other), other]))
    for (const [key, { name, bot }] of here) {
      const theirs = others.some((other) => keyOf(other) === key && other.won)
      const { games: before = 0, iWon = 0, theyWon = 0 } = met.get(key) ?? {}
      const sums = { games: before + 1, iWon: iWon + Number(won), theyWon: theyWon + Number(theirs) }
      met.set(key, { key, name, ...(bot && { bot }), ...sums })
    }
  }
  return [...met.values()].sort((a, b) => b.games - a.games)
}

const keyOf = ({ bot, person, name }: Opponent): string => (bot ? `bot ${bot}` : (person ?? name))
