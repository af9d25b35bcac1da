import type { Phrase } from '@athanor/kernel'
import { type Card, isTemple, numberOf } from './card.ts'
import { KIND_NAMES, type Kind } from './crystal.ts'
import { GRID_SIDES, POWER_KEYS, RUNE_KEYS } from './data/table.ts'
import { type State, templeAt } from './state.ts'

/** The names of things, as keys into the texts. */

const TEMPLE_KEYS = ['temple.red', 'temple.yellow', 'temple.blue', 'temple.green', 'temple.purple']

/** A temple by its index, 0 red to 4 purple. */
export const sayTemple = (temple: number): Phrase => ({ key: TEMPLE_KEYS[temple] ?? 'temple.red' })
/** A card of the ring. */
export const sayCard = (state: State, card: Card): Phrase =>
  isTemple(card) ? sayTemple(templeAt(state, card)) : sayWilderness(card)
export const sayWilderness = (card: Card): Phrase => ({ key: `wilderness.${numberOf(card)}` })
/** A card of an event, which names the temple if there is one. */
export const sayPlace = (card: Card, temple: number): Phrase => (temple >= 0 ? sayTemple(temple) : sayWilderness(card))
/** A crystal of a kind. */
export const sayKind = (kind: Kind): Phrase => ({ key: `crystal.${KIND_NAMES[kind] ?? 'colourless'}` })
export const sayKinds = (kinds: readonly Kind[]): Phrase[] => kinds.map(sayKind)
export const sayRune = (rune: number): Phrase => ({ key: RUNE_KEYS[rune] ?? 'rune.a' })
/** A power by its number, 1 to 8. */
export const sayPower = (power: number): Phrase => ({ key: POWER_KEYS[power - 1] ?? 'power.abundance' })
export const saySide = (side: number): string => GRID_SIDES[side] ?? ''
