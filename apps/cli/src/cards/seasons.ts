import { type SeasonsEvent, slugOf } from '@athanor/seasons'
import { Fates, type Watch } from './watch.ts'

/**
 * The power cards of Seasons. A card brings its points, its points at the end of the game, and the crystals that its
 * effects gave to its owner or took from it; what its summoning cost in crystals goes off.
 */
export function watchSeasons(): Watch<SeasonsEvent> {
  const fates = new Fates()
  const hear = (event: SeasonsEvent): void => {
    switch (event.type) {
      case 'picked':
        for (const card of event.cards) fates.drafted(event.seat, slugOf(card))
        break
      case 'summoned':
        fates.played(event.seat, slugOf(event.card))
        fates.brought(event.seat, slugOf(event.card), -event.crystals)
        break
      case 'entered':
        fates.played(event.seat, slugOf(event.card))
        break
      case 'gained':
      case 'stole':
        if (event.by !== undefined) fates.brought(event.seat, slugOf(event.by), event.n)
        break
      case 'lost':
        if (event.by !== undefined) fates.brought(event.seat, slugOf(event.by), -event.n)
        break
    }
  }
  return {
    hear,
    fates: (standings) => {
      fates.scored(standings, (key) => slugOf(Number(key.replace('card.', ''))))
      return fates.all()
    },
  }
}
