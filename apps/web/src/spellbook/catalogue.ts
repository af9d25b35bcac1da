import { COLOURS, SPELLS, spellName } from '@athanor/spellbook'
import type { Catalogue, Entry } from '../glossary/catalogue.ts'
import { COST_KEYS, costsOf } from './costs.ts'
import { TOPIC_KEYS, topicsOf } from './topics.ts'

const SETS = [1, 2, 3]
const ICONS = ['morning', 'midday', 'evening', 'instant', 'permanent', 'end'] as const

/** Everything of SpellBook that can be looked up. */
export const catalogue: Catalogue = {
  facets: [
    { key: 'facet.colour', values: Array.from(COLOURS, (letter) => `facet.colour.${letter}`) },
    { key: 'facet.when', values: ICONS.map((icon) => `facet.${icon}`) },
    { key: 'facet.cost', values: COST_KEYS },
    { key: 'facet.set', values: SETS.map((set) => `facet.set.${set}`) },
    { key: 'facet.topic', values: TOPIC_KEYS },
  ],
  entries: SPELLS.map((spell): Entry => {
    const name = spellName(spell.id)
    return {
      key: `spell.${name}`,
      about: [3, 4, 5].map((level) => ({ key: `effect.${name}.${level}` })),
      rulings: [{ key: `rulings.${name}` }],
      facets: {
        'facet.colour': [`facet.colour.${name.charAt(0)}`],
        'facet.when': ICONS.filter((when) => spell.levels.some(({ icon }) => icon === when)).map(
          (when) => `facet.${when}`,
        ),
        'facet.cost': costsOf(spell),
        'facet.set': [`facet.set.${spell.set}`],
        'facet.topic': topicsOf(name),
      },
    }
  }),
}
