import { type Spell, spellName } from '@athanor/spellbook'
import { LEVELS } from './book.ts'

/** What using a spell costs beside its action. */
const USING: { readonly [cost: string]: readonly string[] } = {
  discard: ['R1', 'P3', 'G2', 'W1', 'W3'],
  level: ['G3', 'W2'],
}

/** The fewest tokens for which a card does something. */
const lowest = ({ levels }: Spell): number => LEVELS[levels.findIndex(({ icon }) => icon !== 'none')]!

export const COST_KEYS = ['3', '4', ...Object.keys(USING)].map((cost) => `facet.cost.${cost}`)

export const costsOf = (spell: Spell): readonly string[] => [
  `facet.cost.${lowest(spell)}`,
  ...Object.entries(USING).flatMap(([cost, spells]) =>
    spells.includes(spellName(spell.id)) ? [`facet.cost.${cost}`] : [],
  ),
]
