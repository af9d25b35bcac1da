import { AUTOMATON, cardPoints, type GameEvent, type Seat, type Standing } from '@athanor/kernel'

/** What became of a card in the hands of one seat. */
export interface Fate {
  readonly card: string
  readonly seat: Seat
  /** When it was drafted, from 1. */
  readonly pick?: number
  /** It was summoned or learned: as how manieth of the seat's cards, from 1. */
  readonly played?: number
  /** The points that it brought. */
  readonly points: number
}

/** Follows the cards through one game. */
export interface Watch<E extends GameEvent = GameEvent> {
  hear(event: E): void
  fates(standings: readonly Standing[]): readonly Fate[]
}

interface Entry {
  pick?: number
  played?: number
  points: number
}

/** A book of fates: a page a seat, a line a card. */
export class Fates {
  private readonly entries = new Map<string, { readonly seat: Seat; readonly card: string; readonly entry: Entry }>()
  private readonly picks: number[] = []
  private readonly plays = new Map<string, number>()

  drafted(seat: Seat, card: string): void {
    this.picks[seat] = (this.picks[seat] ?? 0) + 1
    this.of(seat, card).pick ??= this.picks[seat]
  }

  /** Cards of a kind are counted by themselves. */
  played(seat: Seat, card: string, kind = 'card'): void {
    const series = `${seat} ${kind}`
    const plays = (this.plays.get(series) ?? 0) + 1
    this.plays.set(series, plays)
    this.of(seat, card).played ??= plays
  }

  brought(seat: Seat, card: string, points: number): void {
    this.of(seat, card).points += points
  }

  /** Adds the points at the end of the game; `nameOf` tells a card from the key of its name. */
  scored(standings: readonly Standing[], nameOf: (key: string) => string): void {
    for (const { seat, breakdown } of standings)
      if (seat !== AUTOMATON) for (const [key, points] of cardPoints(breakdown)) this.brought(seat, nameOf(key), points)
  }

  /** The cards that a seat drafted or played; another's card may have cost it something too. */
  all(): Fate[] {
    return [...this.entries.values()]
      .filter(({ entry }) => entry.pick !== undefined || entry.played !== undefined)
      .map(({ seat, card, entry }) => ({ seat, card, ...entry }))
  }

  private of(seat: Seat, card: string): Entry {
    const key = `${seat} ${card}`
    const known = this.entries.get(key)
    if (known) return known.entry
    const entry: Entry = { points: 0 }
    this.entries.set(key, { seat, card, entry })
    return entry
  }
}
