import type { State } from '../state.ts'
import { type Changes, type EnchantmentId, PLAIN } from './enchantment.ts'

export type { EnchantmentId } from './enchantment.ts'

const changes = (different: Partial<Changes>): Changes => ({ ...PLAIN, ...different })

/** By number; the first is no enchantment. */
const CHANGES: readonly Changes[] = [
  PLAIN,
  // 1 Elemental Construction. No draft: everybody is dealt 18 cards and keeps 9; the others go back into the pile.
  changes({ dealt: 18, prelude: 'construction' }),
  // 2 Extended Experience. The draft goes over 12 cards, and hand and libraries are of 4 cards each.
  changes({ dealt: 12, setSize: 4 }),
  // 3 Natural Selection. 11 cards: discard one before the draft and one after it.
  changes({ dealt: 11, prelude: 'selection' }),
  // 4 Entangling Roots. In a turn only one card can be summoned from the hand.
  changes({ oneSummoning: true }),
  // 5 Nature Spirit. Summoning from the hand costs 1 more energy, of any kind.
  changes({ extraEnergy: 1 }),
  // 6 Argos' Embrace. Whoever gets cards into the hand loses 5 crystals; who has fewer gives up a card instead.
  changes({ handPrice: 5 }),
  // 7 Io's Bounty. Each transmuted token brings 1 crystal more.
  changes({ addition: 1 }),
  // 8 Olaf's Knowledge. There is a fifth bonus: draw a card, keep it or not.
  changes({ fifthBonus: true }),
  // 9 Drought. When summer comes, the richest player sacrifices a card or loses room for a token for good.
  changes({ drought: true }),
  // 10 Vision of Destiny. The 2 top cards of the pile lie open; once a turn 5 crystals discard the top one.
  changes({ faceUp: 2, avertPrice: 5 }),
]

/** The enchantments by number, 1 to 10. */
export const ENCHANTMENTS: readonly string[] = [
  'elemental-construction',
  'extended-experience',
  'natural-selection',
  'entangling-roots',
  'nature-spirit',
  'argos-embrace',
  'ios-bounty',
  'olafs-knowledge',
  'drought',
  'vision-of-destiny',
]

export const enchantmentNamed = (slug: string): EnchantmentId => ENCHANTMENTS.indexOf(slug) + 1

export const changesOf = (id: EnchantmentId): Changes => CHANGES[id]!
/** The rules of this table as its enchantment has changed them. */
export const changesAt = (state: State): Changes => CHANGES[state.table.enchantment ?? 0]!

/**
 * Whether a table can have the enchantment: those of the prelude need a draft (EK-SET-08), and the pool must have the
 * cards that they deal (EK-ENC-01.4).
 */
export function isPossible(id: EnchantmentId, draft: boolean, players: number, pool: number): boolean {
  const { dealt, prelude } = CHANGES[id]!
  const ofPrelude = dealt !== PLAIN.dealt || prelude !== PLAIN.prelude
  return !ofPrelude || (draft && players * dealt <= pool)
}
