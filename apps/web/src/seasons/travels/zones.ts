import type { Seat } from '@athanor/kernel'
import type { CardId, PlayerView, SeasonsView } from '@athanor/seasons'
import { at } from '../places.ts'
import { home } from './home.ts'

type ZoneKind = 'library' | 'hand' | 'summoning' | 'play' | 'held' | 'discard' | 'pile'

/** Where power cards lie. */
export interface Zone {
  readonly kind: ZoneKind
  /** Whose cards they are. */
  readonly seat: Seat | undefined
  readonly size: number
  /** Those of them that the viewer knows. */
  readonly cards: readonly CardId[]
  /** The element on which one of them lies, or one that nobody knows. */
  place(card?: CardId): string
}

/** All cards of the table, in an order that is the same for every view. */
export function zonesOf(view: SeasonsView): Zone[] {
  const asked = view.toAct.includes(view.viewer)
  const common = { seat: undefined }
  return [
    ...view.players.flatMap((player) => zonesOfPlayer(player, view)),
    {
      ...common,
      kind: 'held',
      size: view.heldSize,
      cards: view.held,
      place: (card) => (asked && card !== undefined ? at.held(card) : home.held),
    },
    { ...common, kind: 'discard', size: view.discard, cards: view.discarded, place: () => home.discard },
    { ...common, kind: 'pile', size: view.pile, cards: seenIn(view), place: () => at.pile },
  ]
}

const seenIn = ({ pileSeen }: SeasonsView): CardId[] => pileSeen.filter((card) => card !== null)

function zonesOfPlayer(player: PlayerView, view: SeasonsView): Zone[] {
  const { seat, hand, handSize, librarySizes, libraries, play } = player
  const mine = seat === view.viewer
  const cards = play.map(({ card }) => card)
  const paidFor = view.summoning !== null && view.active === seat ? [view.summoning] : []
  const inHand = (card?: CardId): string => (mine && card !== undefined ? at.hand(card) : home.hand(seat))
  return [
    {
      kind: 'library',
      seat,
      size: librarySizes[0] + librarySizes[1],
      cards: libraries?.flat() ?? [],
      place: (card) => (card === undefined || !mine ? home.libraries(seat) : home.library(card)),
    },
    { kind: 'hand', seat, size: handSize, cards: hand, place: inHand },
    {
      kind: 'summoning',
      seat,
      size: paidFor.length,
      cards: paidFor,
      place: () => (mine ? home.summoning : home.hand(seat)),
    },
    {
      kind: 'play',
      seat,
      size: play.length,
      cards,
      place: (card) => (card === undefined ? home.play(seat) : at.play(seat, cards.lastIndexOf(card))),
    },
  ]
}
