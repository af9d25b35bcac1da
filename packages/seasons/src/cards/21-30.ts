import { card } from '../card.ts'
import { aCardToPut, handCards, roomWithoutThis } from '../needs.ts'
import {
  copyReserve,
  crystals,
  discardReserve,
  draw,
  gauge,
  otherItems,
  putFromHand,
  sacrificeThis,
  take,
  transmuteReserve,
} from '../steps/index.ts'

export const cards21to30 = [
  // 21 Lewis Greyface. Take the same tokens as an opponent of your choice has in the reserve.
  card(21, { enter: [copyReserve] }),
  // 22 Runic Cube of Eolis. Nothing but its points.
  card(22),
  // 23 Potion of Power. Activate: sacrifice it; draw a card, your gauge rises by 2.
  card(23, { uses: [{ needs: [], cost: [sacrificeThis], effect: [draw(1), gauge(2)] }] }),
  // 24 Potion of Dreams. Activate: sacrifice it and discard your reserve; put a hand card into play for free.
  card(24, {
    uses: [
      {
        needs: [roomWithoutThis, handCards, aCardToPut],
        cost: [sacrificeThis, discardReserve],
        effect: [putFromHand],
      },
    ],
  }),
  // 25 Potion of Knowledge. Activate: sacrifice it; take 5 tokens.
  card(25, { uses: [{ needs: [], cost: [sacrificeThis], effect: [take(5)] }] }),
  // 26 Potion of Life. Activate: sacrifice it; transmute every token of your reserve into 4 crystals.
  card(26, { uses: [{ needs: [], cost: [sacrificeThis], effect: [transmuteReserve(4)] }] }),
  // 27 Hourglass of Time. At every season change take a token.
  card(27, { seasonChange: [take(1)] }),
  // 28 Scepter of Greatness. Gain 3 crystals for each other item you have in play.
  card(28, { enter: [crystals((...whose) => 3 * otherItems(...whose))] }),
  // 29 Olaf's Blessed Statue. Gain 20 crystals.
  card(29, { enter: [crystals(20)] }),
  // 30 Yjang's Forgotten Vase. Whenever you summon a card, take a token. (summoning.ts)
  card(30),
]
