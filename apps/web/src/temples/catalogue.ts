import type { Phrase } from '@athanor/kernel'
import { printed } from '@athanor/temples'
import type { Catalogue, Entry } from '../glossary/catalogue.ts'
import { PRINTED } from './printed.ts'

const { sides, runes, ring, speedCosts, swapCost, exchangeCost, discountedCost } = printed(PRINTED)

const SPELLS: readonly Phrase[] = [
  { key: 'spell-speed', args: { costs: speedCosts.join(', ') } },
  { key: 'spell-swap', args: { n: swapCost } },
  { key: 'spell-exchange', args: { n: exchangeCost, less: String(discountedCost) } },
]
const TEMPLES = ring.filter(({ action }) => action === 'temple').map(({ key }) => key)
const CHEAP = runes.filter(({ effects }) => effects.some(({ key }) => key === 'resonance.discount'))

/** What goes together beside a card and its rune. */
const TOGETHER: { readonly [key: string]: readonly string[] } = {
  'spell.exchange': ['power.abundance', ...CHEAP.map(({ key }) => key)],
  'spell.speed': ['power.teleport'],
  'power.inherited-rune': runes.map(({ key }) => key),
  'power.rune-seeker': runes.map(({ key }) => key),
  'power.breakers-reward': TEMPLES,
  'power.double-rite': TEMPLES,
  'power.raised-chain': TEMPLES,
}

const entry = (key: string, type: string, about: Entry['about'] = []): Entry => ({
  key,
  about,
  with: TOGETHER[key] ?? [],
  facets: { 'facet.type': [`facet.${type}`] },
})

/** Everything of Mystery of the Temples that can be looked up. */
export const catalogue: Catalogue = {
  facets: [
    { key: 'facet.type', values: ['temple', 'wilderness', 'rune', 'power', 'spell'].map((type) => `facet.${type}`) },
  ],
  entries: [
    ...ring.map(
      ({ key, action, tablet, pay, take }): Entry => ({
        ...entry(key, action === 'temple' ? 'temple' : 'wilderness'),
        told: { key: `temples.about-${action}`, args: { pay, take } },
        with: runes.filter(({ letter }) => letter === tablet).map((rune) => rune.key),
      }),
    ),
    ...runes.map(({ key, effects }) => entry(key, 'rune', effects)),
    ...sides.map(({ key, effect }) => entry(key, 'power', [effect])),
    ...SPELLS.map(
      (told): Entry => ({
        ...entry(told.key.replace('-', '.'), 'spell'),
        told: { ...told, key: `temples.${told.key}` },
      }),
    ),
  ],
}
