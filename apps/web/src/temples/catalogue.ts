import { readOptions, SPECTATOR } from '@athanor/kernel'
import { printed, temples } from '@athanor/temples'
import type { Catalogue, Entry } from '../glossary/catalogue.ts'

const view = temples.view(temples.setup(readOptions(temples.options, 2, {}), 2, 'to be looked up'), SPECTATOR)
const { sides, runes } = printed(view)

/** Everything of Mystery of the Temples that can be looked up. */
export const catalogue: Catalogue = {
  facets: [{ key: 'facet.type', values: ['facet.power', 'facet.rune'] }],
  entries: [
    ...sides.map(({ key, effect }): Entry => ({ key, about: [effect], facets: { 'facet.type': ['facet.power'] } })),
    ...runes.map(({ key, effects }): Entry => ({ key, about: effects, facets: { 'facet.type': ['facet.rune'] } })),
  ],
}
