/** What each card is about, where it meets others. */
const TOPICS: { readonly [topic: string]: readonly string[] } = {
  altar: ['P1', 'P2', 'P3', 'G1', 'G3', 'K2', 'W2', 'R3', 'B3'],
  drawing: ['R1', 'R2', 'R3', 'P2', 'G2', 'Y1', 'B3'],
  feeding: ['G3', 'K1', 'K2', 'K3', 'Y3'],
  levels: ['W1', 'W2', 'G3'],
  studying: ['B1', 'Y1', 'Y2', 'Y3'],
  others: ['R3', 'P2', 'W3'],
  actions: ['W3', 'B2'],
  runes: ['K2', 'W3', 'B1', 'B3', 'Y3'],
  ending: ['K3', 'Y2', 'Y3'],
}

export const TOPIC_KEYS = Object.keys(TOPICS).map((topic) => `facet.${topic}`)

export const topicsOf = (spell: string): readonly string[] =>
  Object.entries(TOPICS).flatMap(([topic, spells]) => (spells.includes(spell) ? [`facet.${topic}`] : []))
