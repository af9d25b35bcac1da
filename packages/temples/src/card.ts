/** A card of the ring: 0 to 4 are the temples T1 to T5 in clockwise order, 5 to 14 the wilderness W1 to W10. */
export type Card = number

export const TEMPLES = 5
export const WILDERNESS = 10
export const CARDS = TEMPLES + WILDERNESS

export const isTemple = (card: Card): boolean => card < TEMPLES
/** The card of wilderness number 1 to 10. */
export const wildernessCard = (number: number): Card => TEMPLES + number - 1
/** The number of a wilderness card. */
export const numberOf = (card: Card): number => card - TEMPLES + 1

export const cardName = (card: Card): string => (isTemple(card) ? `T${card + 1}` : `W${numberOf(card)}`)

/** `T3`, `W10`; undefined for a name that is none. */
export function parseCard(name: string): Card | undefined {
  const found = /^(?:T([1-5])|W([1-9]|10))$/.exec(name)
  if (!found) return undefined
  return found[1] ? Number(found[1]) - 1 : wildernessCard(Number(found[2]))
}
