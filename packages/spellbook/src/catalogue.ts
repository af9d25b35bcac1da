import { type Icon, type Level, type LevelNumber, LOWEST, type Spell, type SpellId, spellName } from './spell.ts'

const cards: Spell[] = []

/**
 * The 21 cards, by number. Cards lean on shared rules (Transmutation learns, Clone copies, Swiftness acts) and those
 * rules look at cards: the card files enter their cards here, so that neither imports the other.
 */
export const CARDS: readonly Spell[] = cards

export function enter(spells: readonly Spell[]): void {
  for (const spell of spells) cards[spell.id] = spell
}

export const levelCard = (spell: SpellId, level: LevelNumber): Level => cards[spell]!.levels[level - LOWEST]!
export const iconOf = (spell: SpellId, level: LevelNumber): Icon => levelCard(spell, level).icon

/** The card called so, by its letter and set (`R1`) or its name (`sacrifice`). */
export const findSpell = (name: string): Spell | undefined =>
  cards.find((card) => card.slug === name.toLowerCase()) ??
  cards.find((card) => spellName(card.id) === name.toUpperCase())
