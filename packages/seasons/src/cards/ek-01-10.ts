import { kingdomCard } from '../card.ts'
import { countOf, EARTH } from '../energy.ts'
import { aTokenOnThis } from '../needs.ts'
import { spendable } from '../payment.ts'
import { type State, USED } from '../state.ts'
import {
  crystals,
  crystalsIfUsed,
  discardForEarth,
  mayPlaceToken,
  recallForEnergy,
  renew,
  searchFamiliar,
  searchItem,
  takeAllFromThis,
  takeOrLook,
  unload,
} from '../steps/index.ts'

const wasUsed = (state: State, seat: number): boolean =>
  state.players[seat]!.play.some((played) => (played & USED) !== 0)

export const kingdomCards1to10 = [
  // 1 Heart of Argos. Your first activation of a turn puts an earth on it; at the end of the round it goes to your reserve.
  // (activation.ts)
  kingdomCard(1, { endOfRound: [takeAllFromThis] }),
  // 2 Horn of Plenty. End of round: discard a token; earth brings 5 crystals.
  kingdomCard(2, {
    endOfRound: [discardForEarth(5)],
    bringsCrystals: (state, seat) => countOf(spendable(state.players[seat]!), EARTH) > 0,
  }),
  // 3 Fairy Monolith. End of round: you may place a token on it. Activate: take any of them, at least one.
  kingdomCard(3, {
    uses: [{ needs: [aTokenOnThis], cost: [], effect: unload }],
    endOfRound: [mayPlaceToken],
  }),
  // 4 Selenia's Codex. Take back an item whose cost has energy in it.
  kingdomCard(4, { enter: [recallForEnergy] }),
  // 5 Scroll of Ishtar. Name an energy, reveal cards until an item costs it; keep it, or search once more.
  kingdomCard(5, { enter: searchItem }),
  // 6 Mesodae's Lantern. No other card brings it into play; your reserve holds 1 less (`capacityOf`). End of round: gain 3 crystals.
  kingdomCard(6, { endOfRound: [crystals(3)], bringsCrystals: () => true }),
  // 7 Statue of Eolis. Your reserve holds 1 less. At every season change take a token, or 2 crystals and a look at the pile.
  kingdomCard(7, { seasonChange: [takeOrLook(2)] }),
  // 8 Familiar Catcher. Reveal cards until a familiar appears; keep it, or search once more.
  kingdomCard(8, { enter: searchFamiliar }),
  // 9 Io's Transmuter. A die with crystals lets you transmute (turn.ts); end of round: 2 crystals if you did.
  kingdomCard(9, { endOfRound: [crystalsIfUsed(2)], bringsCrystals: wasUsed }),
  // 10 Throne of Renewal. Discard a hand card: draw one and take a bonus back.
  kingdomCard(10, { enter: renew }),
]
