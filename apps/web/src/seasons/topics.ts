type Kind = 'card' | 'enchantment' | 'ability'

/** What each card, enchantment and ability token is about, where it meets others: by their numbers. */
const TOPICS: { readonly [topic: string]: { readonly [kind in Kind]?: readonly number[] } } = {
  gauge: { card: [1, 23, 31, 38, 42, 64, 67], ability: [4, 9] },
  transmutation: { card: [8, 26, 32, 59, 64], enchantment: [7], ability: [6] },
  sacrifice: {
    card: [10, 23, 24, 25, 26, 35, 37, 39, 42, 44, 61, 63, 67, 68],
    enchantment: [9],
    ability: [2],
  },
  summoning: { card: [6, 9, 20, 24, 30, 33, 34], enchantment: [4, 5] },
  items: { card: [17, 28, 48, 54, 55, 68] },
  familiars: { card: [43, 44, 46, 58] },
  drawing: { card: [2, 9, 12, 23, 31, 36, 38, 55, 58, 60, 61, 65], enchantment: [6, 8], ability: [1] },
  pile: { card: [34, 57, 66], enchantment: [10], ability: [12] },
  reserve: { card: [13, 14, 18, 21, 24, 26, 40, 42, 45, 52, 56, 57, 69, 70], enchantment: [9], ability: [3] },
  crystals: { card: [3, 6, 28, 29, 42, 43], enchantment: [7], ability: [7] },
  wheel: { card: [7, 11, 27, 57], ability: [10] },
  die: { card: [15, 59, 64] },
  tribute: { card: [11, 16, 33, 39, 41, 49, 50] },
  activation: { card: [15, 41, 51] },
  stored: { card: [4, 35, 51, 53, 62] },
  bonuses: { card: [60], enchantment: [8] },
  ending: { card: [19, 45, 46, 62], ability: [5] },
  draft: { enchantment: [1, 2, 3] },
}

export const TOPIC_KEYS = Object.keys(TOPICS).map((topic) => `facet.${topic}`)

export const topicsOf = (kind: Kind, id: number): readonly string[] =>
  Object.entries(TOPICS).flatMap(([topic, of]) => (of[kind]?.includes(id) ? [`facet.${topic}`] : []))
