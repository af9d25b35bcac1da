import { type CardId, cardOf, type Entry, POWER_CARDS, slugOf } from '@athanor/seasons/inside'
import type { Sheet } from '../mind.ts'

const names: string[] = []

/** What is looked at, by name. Files that observe something enter their features here as they are loaded. */
export const FEATURES: readonly string[] = names

/** A feature of its own. */
export const feature = (name: string): number => names.push(name) - 1

/** A feature for every card, found by the card's number: `hand.temporal-boots`. */
export function cardFeatures(place: string, wanted: (card: CardId) => boolean = () => true): readonly number[] {
  const found: number[] = []
  for (let card = 1; card < POWER_CARDS.length; card++)
    found[card] = POWER_CARDS[card] && wanted(card) ? feature(`${place}.${slugOf(card)}`) : NO_FEATURE
  return found
}

export const NO_FEATURE = -1

/** Notes each card of a list in its feature. */
export function addCards(sheet: Sheet, features: readonly number[], list: readonly Entry[]): void {
  for (let i = 0; i < list.length; i++) sheet.add(features[cardOf(list[i]!)]!, 1)
}
