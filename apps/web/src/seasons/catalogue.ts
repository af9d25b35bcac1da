import { ABILITIES, BASE_CARDS, type Card, ENCHANTMENTS, ENERGIES, POWER_CARDS, tokensView } from '@athanor/seasons'
import type { Catalogue, Entry } from '../glossary/catalogue.ts'
import { effectKinds } from './cards/kinds.ts'
import { TOPIC_KEYS, topicsOf } from './topics.ts'

const numbers = (list: readonly unknown[]): number[] => Array.from(list, (_, i) => i + 1)

const module = (kind: 'enchantment' | 'ability', id: number): Entry => ({
  key: `${kind}.${id}`,
  about: [{ key: `${kind}-effect.${id}` }],
  rulings: [{ key: `${kind}-rulings.${id}` }],
  facets: {
    'facet.type': [`facet.${kind}`],
    'facet.set': ['facet.kingdom'],
    'facet.topic': topicsOf(kind, id),
  },
})

/** What a card is paid with, at a table of two. */
function costs({ energy, crystals }: Card): string[] {
  const tokens = tokensView(energy[0])
  const found: string[] = ENERGIES.filter((one) => tokens[one] > 0).map((one) => `facet.${one}`)
  if (crystals[0] > 0) found.push('facet.crystals')
  return found.length > 0 ? found : ['facet.free']
}

const cardEntry = (card: Card): Entry => ({
  key: `card.${card.id}`,
  about: [{ key: `effect.${card.id}` }],
  rulings: [{ key: `rulings.${card.id}` }],
  facets: {
    'facet.type': [card.familiar ? 'facet.familiar' : 'facet.item'],
    'facet.kind': effectKinds(card).map((kind) => `facet.${kind}`),
    'facet.cost': costs(card),
    'facet.set': [card.id <= BASE_CARDS ? 'facet.base' : 'facet.kingdom'],
    'facet.topic': topicsOf('card', card.id),
  },
})

/** Everything of Seasons that can be looked up. */
export const catalogue: Catalogue = {
  facets: [
    {
      key: 'facet.type',
      values: ['facet.item', 'facet.familiar', 'facet.enchantment', 'facet.ability'],
    },
    { key: 'facet.kind', values: ['facet.enter', 'facet.ongoing', 'facet.activated'] },
    { key: 'facet.cost', values: [...ENERGIES.map((energy) => `facet.${energy}`), 'facet.crystals', 'facet.free'] },
    { key: 'facet.set', values: ['facet.base', 'facet.kingdom'] },
    { key: 'facet.topic', values: TOPIC_KEYS },
  ],
  entries: [
    ...POWER_CARDS.flatMap((card) => card ?? []).map(cardEntry),
    ...numbers(ENCHANTMENTS).map((id) => module('enchantment', id)),
    ...numbers(ABILITIES).map((id) => module('ability', id)),
  ],
}
