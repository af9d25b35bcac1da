import type { Standing } from '@athanor/kernel'
import { round } from '../quantiles.ts'
import type { Fate } from './watch.ts'

/** What became of a card in many games. */
export interface CardFigures {
  readonly card: string
  /** How often somebody drafted it, and as which card on average. */
  readonly drafted: number
  readonly meanPick: number
  /** How often it was summoned or learned, and as which card on average. */
  readonly played: number
  readonly meanPlayed: number
  /** How many drafted or played it, each copy counted, and how often these won. */
  readonly owners: number
  readonly won: number
  /** The points that it brought on average when it was played. */
  readonly meanPoints: number
}

interface Sums {
  owners: number
  drafted: number
  picks: number
  played: number
  plays: number
  won: number
  points: number
}

/** Adds up the fates of the cards of many games. */
export class CardStatistics {
  private readonly sums = new Map<string, Sums>()

  /** Cards of a game that begins: of some of them nothing else may be heard. */
  begin(cards: readonly string[]): void {
    for (const card of cards) this.of(card)
  }

  add(fates: readonly Fate[], standings: readonly Standing[]): void {
    const winners = standings.filter(({ won }) => won).map(({ seat }) => seat)
    for (const { card, seat, pick, played, points } of fates) {
      const sums = this.of(card)
      sums.owners++
      if (winners.includes(seat)) sums.won += 1 / winners.length
      if (pick !== undefined) {
        sums.drafted++
        sums.picks += pick
      }
      if (played !== undefined) {
        sums.played++
        sums.plays += played
        sums.points += points
      }
    }
  }

  /** The cards whose owners won most first, and those that nobody had last. */
  figures(): CardFigures[] {
    const mean = (sum: number, n: number): number => (n === 0 ? 0 : round(sum / n, 3))
    return [...this.sums]
      .map(([card, { owners, drafted, picks, played, plays, won, points }]) => ({
        card,
        drafted,
        meanPick: mean(picks, drafted),
        played,
        meanPlayed: mean(plays, played),
        owners,
        won: mean(won, owners),
        meanPoints: mean(points, played),
      }))
      .sort((a, b) => Number(a.owners === 0) - Number(b.owners === 0) || b.won - a.won || (a.card < b.card ? -1 : 1))
  }

  private of(card: string): Sums {
    const known = this.sums.get(card)
    if (known) return known
    const fresh: Sums = { owners: 0, drafted: 0, picks: 0, played: 0, plays: 0, won: 0, points: 0 }
    this.sums.set(card, fresh)
    return fresh
  }
}

const COLUMNS = ['card', 'name', 'drafted', 'meanPick', 'played', 'meanPlayed', 'owners', 'won', 'meanPoints'] as const

/** Whether there was a draft in these games. */
export const wereDrafted = (figures: readonly CardFigures[]): boolean => figures.some(({ drafted }) => drafted > 0)

/** The figures as a file for a spreadsheet. */
export function csvOf(figures: readonly CardFigures[], nameOf: (card: string) => string): string[] {
  const draft = wereDrafted(figures)
  const cell = (one: CardFigures, column: (typeof COLUMNS)[number]): string => {
    if (column === 'name') return quoted(nameOf(one.card))
    return isBlank(one, column, draft) ? '' : String(one[column])
  }
  return [COLUMNS.join(','), ...figures.map((one) => COLUMNS.map((column) => cell(one, column)).join(','))]
}

const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** What never happened has no mean, and in a game without a draft not even a number. */
function isBlank({ drafted, played, owners }: CardFigures, column: keyof CardFigures, draft: boolean): boolean {
  if (column === 'drafted') return !draft
  if (column === 'meanPick') return drafted === 0
  if (column === 'won') return owners === 0
  return (column === 'meanPlayed' || column === 'meanPoints') && played === 0
}
