/** An ability token of Enchanted Kingdom: its number, 1 to 12. */
export type AbilityId = number

/** The tokens by number. They carry no printed names: these are ours. */
export const ABILITIES: readonly string[] = [
  'extra-card',
  'offering',
  'spare-energy',
  'restraint',
  'hoarder',
  'transmutation',
  'crystal-loan',
  'water-tribute',
  'rising-power',
  'turn-of-time',
  'insight',
  'foresight',
]

export const abilityNamed = (slug: string): AbilityId => ABILITIES.indexOf(slug) + 1
export const abilitySlug = (id: AbilityId): string => ABILITIES[id - 1] ?? String(id)
