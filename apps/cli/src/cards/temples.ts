import { SPECTATOR } from '@athanor/kernel'
import { printed, sayPower, sayRune, sayTemple, type TemplesEvent, type TemplesState, temples } from '@athanor/temples'
import { Fates, type Followed, type Watch } from './watch.ts'

const SPELLS = ['spell.speed', 'spell.swap', 'spell.exchange']

/**
 * Runes, temples, powers and spells of Mystery of the Temples, by the keys of their names. A rune brings its share of
 * the rune goal, a temple what its broken curses are worth, the Breaker's Reward its rewards.
 */
export function watchTemples(): Watch<TemplesEvent> {
  const fates = new Fates()
  const hear = (event: TemplesEvent): void => {
    switch (event.type) {
      case 'grid':
        if (event.power > 0) fates.played(event.seat, sayPower(event.power).key, 'power')
        break
      case 'rune':
        fates.played(event.seat, sayRune(event.rune).key, 'rune')
        break
      case 'broke':
        fates.played(event.seat, sayTemple(event.temple).key, 'temple')
        break
      case 'cast':
        fates.played(event.seat, `spell.${event.spell}`, 'spell')
        break
      case 'swapped':
        fates.played(event.seat, 'spell.swap', 'spell')
        break
    }
  }
  return {
    hear,
    fates: (standings) => {
      fates.scored(standings, (key) => key)
      return fates.all()
    },
  }
}

/** The powers of the grid sides that can be chosen. */
function powersIn(state: TemplesState): string[] {
  const view = temples.view(state, SPECTATOR)
  if (view.mode === 'basic') return []
  return printed(view)
    .sides.filter(({ side }) => view.sides.includes(side))
    .map(({ key }) => key)
}

export const templesCards: Followed = {
  kind: 'thing',
  inGame: (state: TemplesState) => [
    ...new Set(state.deck.map((rune) => sayRune(rune).key)),
    ...state.table.temples.map((temple) => sayTemple(temple).key),
    ...powersIn(state),
    ...SPELLS,
  ],
  watch: watchTemples,
  keyOf: (card) => card,
}
