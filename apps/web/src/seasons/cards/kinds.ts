import type { Card } from '@athanor/seasons'

export type EffectKind = 'enter' | 'ongoing' | 'activated'

const RUNIC_CUBE = 22

/** When a card does something: on entering, all the time, when it is activated. One card may do so in several ways. */
export function effectKinds(card: Card): readonly EffectKind[] {
  if (card.id === RUNIC_CUBE) return []
  const kinds: EffectKind[] = []
  if (card.enter) kinds.push('enter')
  if (card.uses) kinds.push('activated')
  if (card.endOfRound || card.seasonChange || card.endOfGame || kinds.length === 0) kinds.push('ongoing')
  return kinds
}
