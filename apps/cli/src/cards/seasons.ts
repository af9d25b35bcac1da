import type { Seat } from '@athanor/kernel'
import { cardNamed, type SeasonsEvent, type SeasonsState, slugOf } from '@athanor/seasons'
import { cardsOf } from '@athanor/seasons/inside'
import { Fates, type Followed, type Watch } from './watch.ts'

const RAVEN = 'raven-the-usurper'

/**
 * The power cards of Seasons. A card brings its points, its points at the end of the game, and the crystals that its
 * effects gave to its owner or took from it; what its summoning cost in crystals goes off. What it does to others is
 * not counted.
 */
export function watchSeasons(): Watch<SeasonsEvent> {
  const fates = new Fates()
  /** What Ravens have copied, by seat. */
  const copied = new Set<string>()
  /** The card of the seat that brings something: an item that it does not have works through its Raven. */
  const cardOf = (seat: Seat, by: number): string => {
    const card = slugOf(by)
    return copied.has(`${seat} ${card}`) && !fates.hasPlayed(seat, card) ? RAVEN : card
  }
  const hear = (event: SeasonsEvent): void => {
    switch (event.type) {
      case 'picked':
        for (const card of event.cards) fates.drafted(event.seat, slugOf(card))
        break
      case 'summoned':
        fates.playedCopy(event.seat, slugOf(event.card))
        fates.brought(event.seat, slugOf(event.card), -event.crystals)
        break
      case 'entered':
        fates.playedCopy(event.seat, slugOf(event.card))
        break
      case 'recalled':
        fates.tookBack(event.seat, slugOf(event.card))
        break
      case 'usurped':
        copied.add(`${event.seat} ${slugOf(event.card)}`)
        fates.brought(event.seat, RAVEN, -event.crystals)
        break
      case 'gained':
      case 'lost':
        if (event.by !== undefined && event.of === undefined)
          fates.brought(event.seat, cardOf(event.seat, event.by), event.type === 'lost' ? -event.n : event.n)
        break
      case 'stole':
      case 'transmuted':
        if (event.by !== undefined) fates.brought(event.seat, cardOf(event.seat, event.by), event.n)
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

export const seasonsCards: Followed = {
  kind: 'card',
  inGame: ({ table }: SeasonsState) => cardsOf(table).map((card) => slugOf(card)),
  watch: watchSeasons,
  keyOf: (card) => `card.${cardNamed(card)}`,
}
