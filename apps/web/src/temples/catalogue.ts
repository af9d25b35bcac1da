import type { Phrase } from '@athanor/kernel'
import { type PrintedCard, printed, rulingsOn } from '@athanor/temples'
import type { Catalogue, Entry } from '../glossary/catalogue.ts'
import { PRINTED, printedFor } from './printed.ts'
import { TOPIC_KEYS, topicsOf, topicsOfCard, topicsOfRune } from './topics.ts'

const all = printed(PRINTED)
const { sides, runes, ring, speedCosts, swapCost, exchangeCost, discountedCost } = all
const usual = printed(printedFor(2)).ring.map(({ key }) => key)

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

/** What each kind of card asks for. */
const CARD_COSTS: { readonly [action in PrintedCard['action']]: readonly string[] } = {
  temple: ['facet.free', 'facet.cost.chain'],
  direct: ['facet.free'],
  upgrade: ['facet.cost.colourless'],
  exchange: ['facet.cost.colourless'],
}
const PAID_POWERS = ['power.raised-chain']

interface Kind {
  readonly type: string
  readonly costs: readonly string[]
  readonly set: string
  readonly topics: readonly string[]
}

const entry = (key: string, { type, costs, set, topics }: Kind, about: Entry['about'] = []): Entry => ({
  key,
  about,
  rulings: rulingsOn(key, all),
  with: TOGETHER[key] ?? [],
  facets: {
    'facet.type': [`facet.${type}`],
    'facet.cost': costs,
    'facet.set': [`facet.${set}`],
    'facet.topic': topics,
  },
})

function cardEntry(card: PrintedCard): Entry {
  const { key, action, tablet, pay, take } = card
  const type = action === 'temple' ? 'temple' : 'wilderness'
  const set = usual.includes(key) ? 'base' : 'four'
  return {
    ...entry(key, { type, costs: CARD_COSTS[action], set, topics: topicsOfCard(card) }),
    told: { key: `temples.about-${action}`, args: { pay, take } },
    with: runes.filter(({ letter }) => letter === tablet).map((rune) => rune.key),
  }
}

const powerKind = (key: string): Kind => ({
  type: 'power',
  costs: [PAID_POWERS.includes(key) ? 'facet.crystals' : 'facet.free'],
  set: 'advanced',
  topics: topicsOf(key),
})

function spellEntry(told: Phrase): Entry {
  const key = told.key.replace('-', '.')
  const kind: Kind = { type: 'spell', costs: ['facet.crystals'], set: 'base', topics: topicsOf(key) }
  return { ...entry(key, kind), told: { ...told, key: `temples.${told.key}` } }
}

const keys = (...names: readonly string[]): string[] => names.map((name) => `facet.${name}`)

/** Everything of Mystery of the Temples that can be looked up. */
export const catalogue: Catalogue = {
  facets: [
    { key: 'facet.type', values: keys('temple', 'wilderness', 'rune', 'power', 'spell') },
    { key: 'facet.cost', values: keys('cost.colourless', 'crystals', 'cost.chain', 'free') },
    { key: 'facet.set', values: keys('base', 'advanced', 'four') },
    { key: 'facet.topic', values: TOPIC_KEYS },
  ],
  entries: [
    ...ring.map(cardEntry),
    ...runes.map((rune) =>
      entry(rune.key, { type: 'rune', costs: ['facet.free'], set: 'base', topics: topicsOfRune(rune) }, rune.effects),
    ),
    ...sides.map(({ key, effect }) => entry(key, powerKind(key), [effect])),
    ...SPELLS.map(spellEntry),
  ],
}
