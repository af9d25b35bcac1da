import { kingdomCard } from '../card.ts'
import { totalOf } from '../energy.ts'
import { crystalsHeld, threeEqual } from '../needs.ts'
import { usurp } from '../raven.ts'
import {
  crystals,
  everybodyGivesUp,
  exchangeHand,
  gauge,
  lookAndOrder,
  opponentsWeakenAndGain,
  payCrystals,
  resurrect,
  robReserves,
  sacrificeThis,
  sacrificeThisAside,
  setOneOfThree,
  take,
} from '../steps/index.ts'

export const kingdomCards11to20 = [
  // 11 Potion of Resurrection. Activate: sacrifice it; of the top 5 discards take one, put the rest under the pile.
  kingdomCard(11, { uses: [{ needs: [], cost: [sacrificeThisAside], effect: resurrect(5) }] }),
  // 12 Jewel of the Ancients. Activate: place one of 3 equal tokens, discard the others. End of game: with 3 on it 35
  // crystals, otherwise lose 10.
  kingdomCard(12, {
    uses: [{ needs: [threeEqual], cost: [setOneOfThree], effect: [] }],
    endOfGame: (state, seat, place) => (totalOf(state.players[seat]!.stored[place]!) >= 3 ? 35 : -10),
  }),
  // 13 Shield of Zira. Sacrifice it instead of another card, or instead of discarding one: gain 10 crystals. (loss.ts)
  kingdomCard(13),
  // 14 Steadfast Die. Instead of your die: gauge + 1, a token, or transmutation. (turn.ts)
  kingdomCard(14),
  // 15 Amulet of Time. Take 2 tokens; discard X cards and draw X.
  kingdomCard(15, { enter: [take(2), ...exchangeHand] }),
  // 16 Arcane Telescope. Activate: pay 2 crystals, put the top 3 cards of the pile back in any order.
  kingdomCard(16, { uses: [{ needs: [crystalsHeld(2)], cost: [payCrystals(2)], effect: lookAndOrder(3) }] }),
  // 17 Argos Hawk. Gain 10 crystals, gauge + 1. Activate: sacrifice it; each opponent's gauge falls by 1, each gains 6.
  kingdomCard(17, {
    enter: [crystals(10), gauge(1)],
    uses: [{ needs: [], cost: [sacrificeThis], effect: [opponentsWeakenAndGain(6)] }],
  }),
  // 18 Raven the Usurper. Pay the cost of an opponent's item: it has the effects of that item for as long as that is in play.
  kingdomCard(18, { enter: usurp }),
  // 19 Warden of Argos. Choose: everybody discards 4 tokens, or everybody a card.
  kingdomCard(19, { enter: [everybodyGivesUp(4)] }),
  // 20 Ratty Nightshade. Take up to 2 tokens from each opponent.
  kingdomCard(20, { enter: robReserves(2) }),
]
