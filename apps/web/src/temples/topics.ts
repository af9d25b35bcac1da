import type { PrintedCard, PrintedRune } from '@athanor/temples'

/** What powers and spells are about, where they meet others. */
const TOPICS: { readonly [topic: string]: readonly string[] } = {
  gathering: ['power.abundance'],
  changing: ['power.reserve', 'spell.exchange'],
  moving: ['power.teleport', 'spell.speed'],
  curses: ['power.breakers-reward', 'power.double-rite', 'power.raised-chain', 'spell.swap'],
  'rune-goal': ['power.inherited-rune', 'power.rune-seeker'],
  prices: ['power.abundance', 'spell.exchange'],
}

const topic = (name: string): string => `facet.${name}`
export const TOPIC_KEYS = Object.keys(TOPICS).map(topic)

export const topicsOf = (of: string): readonly string[] =>
  Object.entries(TOPICS).flatMap(([name, things]) => (things.includes(of) ? [topic(name)] : []))

const OF_ACTIONS: { readonly [action in PrintedCard['action']]: string } = {
  temple: 'curses',
  direct: 'gathering',
  upgrade: 'changing',
  exchange: 'changing',
}
export const topicsOfCard = ({ action }: PrintedCard): readonly string[] => [topic(OF_ACTIONS[action])]

const OF_EFFECTS: { readonly [effect: string]: string } = {
  'resonance.take': 'gathering',
  'resonance.clear': 'changing',
  'resonance.extra': 'changing',
  'resonance.discount': 'prices',
}
export const topicsOfRune = ({ effects }: PrintedRune): readonly string[] => [
  topic('rune-goal'),
  ...effects.flatMap(({ key }) => OF_EFFECTS[key] ?? []).map(topic),
]
