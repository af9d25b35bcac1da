import { AUTOMATON, cardPoints, type GameEvent, type GameState, type Seat, type Standing } from '@athanor/kernel'

/** What became of a card, or of one copy of it, in the hands of one seat. */
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

/** The cards of a game, or what it has in their place. */
export interface Followed {
  readonly kind: 'card' | 'spell' | 'thing'
  /** All that are in a game that begins, whoever may get them. */
  inGame(state: GameState): readonly string[]
  watch(): Watch
  /** The key of a card's name. */
  keyOf(card: string): string
  /** Whether people know a card by its short form, too. */
  readonly coded?: boolean
}

interface Entry {
  readonly picks: number[]
  readonly plays: number[]
  points: number
  /** Copies that came back to the hand: who plays them again plays the same card. */
  back: number
}

/** A book of fates: a page a seat, a line a card. */
export class Fates {
  private readonly entries = new Map<string, { readonly seat: Seat; readonly card: string; readonly entry: Entry }>()
  private readonly picks: number[] = []
  private readonly plays = new Map<string, number>()

  drafted(seat: Seat, card: string): void {
    this.picks[seat] = (this.picks[seat] ?? 0) + 1
    this.of(seat, card).picks.push(this.picks[seat])
  }

  /** Something that a seat can have once, whatever it does again. Cards of a kind are counted by themselves. */
  played(seat: Seat, card: string, kind = 'card'): void {
    const number = this.next(seat, kind)
    const { plays } = this.of(seat, card)
    if (plays.length === 0) plays.push(number)
  }

  /** A card of which a seat can have several copies. */
  playedCopy(seat: Seat, card: string): void {
    const number = this.next(seat, 'card')
    const entry = this.of(seat, card)
    if (entry.back > 0) entry.back--
    else entry.plays.push(number)
  }

  tookBack(seat: Seat, card: string): void {
    this.of(seat, card).back++
  }

  hasPlayed(seat: Seat, card: string): boolean {
    return this.of(seat, card).plays.length > 0
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
    return [...this.entries.values()].flatMap(({ seat, card, entry }) =>
      copiesOf(entry).map((copy) => ({ seat, card, ...copy })),
    )
  }

  /** As how manieth of its kind the seat plays something now. */
  private next(seat: Seat, kind: string): number {
    const series = `${seat} ${kind}`
    const plays = (this.plays.get(series) ?? 0) + 1
    this.plays.set(series, plays)
    return plays
  }

  private of(seat: Seat, card: string): Entry {
    const key = `${seat} ${card}`
    const known = this.entries.get(key)
    if (known) return known.entry
    const entry: Entry = { picks: [], plays: [], points: 0, back: 0 }
    this.entries.set(key, { seat, card, entry })
    return entry
  }
}

/** Every copy with its share of the points: nobody tells which of them brought what. */
function copiesOf({ picks, plays, points }: Entry): Omit<Fate, 'seat' | 'card'>[] {
  const longer = picks.length > plays.length ? picks : plays
  return longer.map((_, i) => ({
    ...(i < picks.length && { pick: picks[i]! }),
    ...(i < plays.length && { played: plays[i]! }),
    points: i < plays.length ? points / plays.length : 0,
  }))
}
