import type { Card, CardId, Use } from './card.ts'
import type { Tokens } from './energy.ts'

const cards: (Card | undefined)[] = []

/**
 * The cards, by number. Cards lean on shared rules and those rules look at cards: the card files enter their cards here,
 * so that neither imports the other.
 */
export const CARDS: readonly (Card | undefined)[] = cards

// What the rules ask most often, in lists of numbers.
const familiars: boolean[] = [false]
const points: number[] = [0]
const energies: Tokens[][] = [[0], [0], [0]]
const crystals: number[][] = [[0], [0], [0]]
const uses: (readonly Use[])[] = [[]]
const effects: number[] = [0]

/** When a card has an effect, as bits. */
export const ENTERS = 1
export const AT_END_OF_ROUND = 2
export const AT_SEASON_CHANGE = 4

export function enter(group: readonly Card[]): void {
  for (const card of group) {
    cards[card.id] = card
    familiars[card.id] = card.familiar
    points[card.id] = card.points
    uses[card.id] = card.uses ?? []
    effects[card.id] =
      (card.enter ? ENTERS : 0) | (card.endOfRound ? AT_END_OF_ROUND : 0) | (card.seasonChange ? AT_SEASON_CHANGE : 0)
    for (let i = 0; i < 3; i++) {
      energies[i]![card.id] = card.energy[i]!
      crystals[i]![card.id] = card.crystals[i]!
    }
  }
}

export const cardAt = (id: CardId): Card => cards[id]!
export const isFamiliar = (id: CardId): boolean => familiars[id]!
export const pointsOf = (id: CardId): number => points[id]!
export const usesOf = (id: CardId): readonly Use[] => uses[id]!
export const hasEffect = (id: CardId, occasion: number): boolean => (effects[id]! & occasion) !== 0
export const energyCost = (id: CardId, players: number): Tokens => energies[players - 2]![id]!
export const crystalCost = (id: CardId, players: number): number => crystals[players - 2]![id]!

export const slugOf = (id: CardId): string => cards[id]?.slug ?? String(id)
export const cardNamed = (slug: string): CardId | undefined => cards.find((card) => card?.slug === slug)?.id
