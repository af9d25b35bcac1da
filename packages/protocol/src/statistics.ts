import { type Count, cardPoints, type Seat, type Standing } from '@athanor/kernel'
import type { Result } from './tells.ts'

/** Points by the key of the card's name. */
export type Cards = { readonly [card: string]: number }

/** Somebody else who played. */
export interface Opponent {
  readonly name: string
  /** Who it was, if it was a person. */
  readonly person?: string
  /** The level, if it was a bot. */
  readonly bot?: string
  readonly won: boolean
}

/** A finished game as one of its players remembers it. */
export interface PlayedGame {
  readonly id: string
  readonly game: string
  /** When it was over. */
  readonly at: number
  readonly won: boolean
  /** Place and points, if the player was in the game to its end. */
  readonly place?: number
  readonly score?: number
  /** The cards that the player had at the end, with what they brought. */
  readonly cards: Cards
  readonly others: readonly Opponent[]
}

/** What became of a card in many games. */
export interface CardFigures {
  readonly card: string
  /** How many players had it at the end. */
  readonly played: number
  /** How often they won. */
  readonly won: number
  /** What it brought on average. */
  readonly meanPoints: number
}

/** Many games of many people, without their names. */
export interface GameFigures {
  readonly games: number
  /** How often each score was reached. */
  readonly scores: readonly Count[]
  readonly cards: readonly CardFigures[]
}

export const cardsOf = ({ breakdown }: Standing): Cards => Object.fromEntries(cardPoints(breakdown))

/** The places among those who were in the game to its end: whoever had given up has no part in them. */
export function placesOf({ standings = [], winners, out = [] }: Result): Standing[] {
  const still = standings.filter(({ seat }) => !out.includes(seat))
  return still.map((one) => ({
    ...one,
    place: 1 + still.filter(({ place }) => place < one.place).length,
    won: winners.includes(one.seat),
  }))
}

/** A game that is over, in the eyes of a seat. */
export function playedGame(
  about: Pick<PlayedGame, 'id' | 'game' | 'at'>,
  result: Result,
  seat: Seat,
  others: readonly (Omit<Opponent, 'won'> & { readonly seat: Seat })[],
): PlayedGame {
  const { winners } = result
  const mine = placesOf(result).find((one) => one.seat === seat)
  return {
    ...about,
    won: winners.includes(seat),
    ...(mine && { place: mine.place, score: mine.score }),
    cards: mine ? cardsOf(mine) : {},
    others: others.map(({ seat: other, ...who }) => ({ ...who, won: winners.includes(other) })),
  }
}

/** What a player had at the end of a game; a shared victory is a part of one. */
export interface Hand {
  readonly cards: Cards
  readonly won: number
}

/** Adds up what cards have brought, the most played first. */
export function cardFigures(hands: Iterable<Hand>): CardFigures[] {
  const sums = new Map<string, { played: number; won: number; points: number }>()
  for (const { cards, won } of hands)
    for (const [card, points] of Object.entries(cards)) {
      const sum = sums.get(card) ?? { played: 0, won: 0, points: 0 }
      sums.set(card, { played: sum.played + 1, won: sum.won + won, points: sum.points + points })
    }
  return [...sums]
    .map(([card, { played, won, points }]) => ({ card, played, won: won / played, meanPoints: points / played }))
    .sort((a, b) => b.played - a.played || b.won - a.won || (a.card < b.card ? -1 : 1))
}
