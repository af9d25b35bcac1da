import { type SpellbookEvent, type SpellbookState, spellName } from '@athanor/spellbook'
import { Fates, type Followed, type Watch } from './watch.ts'

/** The spells of SpellBook. A spell brings the points of its level, and those at the end of the game. */
export function watchSpellbook(): Watch<SpellbookEvent> {
  const fates = new Fates()
  const hear = (event: SpellbookEvent): void => {
    if (event.type === 'learned') fates.played(event.seat, spellName(event.spell))
  }
  return {
    hear,
    fates: (standings) => {
      fates.scored(standings, (key) => key.replace('spell.', ''))
      return fates.all()
    },
  }
}

export const spellbookCards: Followed = {
  kind: 'spell',
  inGame: ({ table }: SpellbookState) => table.spells.map(spellName),
  watch: watchSpellbook,
  keyOf: (card) => `spell.${card}`,
  coded: true,
}
