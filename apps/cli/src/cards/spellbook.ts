import { AUTOMATON, cardPoints } from '@athanor/kernel'
import { type SpellbookEvent, spellName } from '@athanor/spellbook'
import { Fates, type Watch } from './watch.ts'

/** The spells of SpellBook. A spell brings the points of its level, and those at the end of the game. */
export function watchSpellbook(): Watch<SpellbookEvent> {
  const fates = new Fates()
  const hear = (event: SpellbookEvent): void => {
    if (event.type === 'learned') fates.played(event.seat, spellName(event.spell))
  }
  return {
    hear,
    fates: (standings) => {
      for (const { seat, breakdown } of standings.filter((standing) => standing.seat !== AUTOMATON)) {
        for (const [key, points] of cardPoints(breakdown)) fates.brought(seat, key.replace('spell.', ''), points)
      }
      return fates.all()
    },
  }
}
