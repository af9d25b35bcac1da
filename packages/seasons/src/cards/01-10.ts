import { card } from '../card.ts'
import { threeEqual } from '../needs.ts'
import {
  additions,
  crystals,
  drawAndKeepOne,
  drawAndPutOne,
  fill,
  gauge,
  moveTheMarker,
  opponentsSacrifice,
  spendEqual,
} from '../steps/index.ts'

export const cards1to10 = [
  // 1 Amulet of Air. Your gauge rises by 2.
  card(1, { enter: [gauge(2)] }),
  // 2 Amulet of Fire. Draw 4 cards: keep one, discard the rest.
  card(2, { enter: drawAndKeepOne(4) }),
  // 3 Amulet of Earth. Gain 9 crystals.
  card(3, { enter: [crystals(9)] }),
  // 4 Amulet of Water. Put 4 tokens on it; you spend them like those of your reserve.
  card(4, { enter: fill(4) }),
  // 5 Balance of Ishtar. Activate: turn 3 equal tokens into 9 crystals, with all additions of a transmutation.
  card(5, {
    uses: [
      { needs: [threeEqual], cost: spendEqual(3), effect: [crystals((state, seat) => 9 + 3 * additions(state, seat))] },
    ],
  }),
  // 6 Staff of Spring. Whenever you summon a card, gain 3 crystals. (summoning.ts)
  card(6),
  // 7 Temporal Boots. Move the season marker 1 to 3 spaces, either way.
  card(7, { enter: [moveTheMarker] }),
  // 8 Purse of Io. Each token you transmute brings 1 crystal more. (`additions`)
  card(8),
  // 9 Divine Chalice. Draw 4 cards: put one into play for free, discard the rest.
  card(9, { enter: drawAndPutOne(4) }),
  // 10 Syllas the Faithful. Each opponent sacrifices a card.
  card(10, { enter: [opponentsSacrifice] }),
]
