import type { Phrase } from '@athanor/kernel'
import type { Printed } from './printed.ts'

const on = (what: string): Phrase => ({ key: `rulings.${what}` })

/** What is often asked about a card of the ring, a rune, a power or a spell, by the key of its name. */
export function rulingsOn(of: string, { ring, runes }: Pick<Printed, 'ring' | 'runes'>): readonly Phrase[] {
  const card = ring.find(({ key }) => key === of)
  if (card) return [on(card.action)]
  const rune = runes.find(({ key }) => key === of)
  if (!rune) return [on(of)]
  const special = rune.effects.filter(({ key }) => key !== 'resonance.take')
  return [on('resonance'), ...special.map(({ key }) => on(key))]
}
