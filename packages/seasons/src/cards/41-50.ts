import { card } from '../card.ts'
import { one, totalOf, WATER } from '../energy.ts'
import { aFamiliar, aToken, aWater, crystalsHeld } from '../needs.ts'
import {
  changeTokens,
  crystals,
  familiarsInPlay,
  gauge,
  giveUpFamiliar,
  handOn,
  otherItems,
  pay,
  payCrystals,
  richest,
  stealFromEach,
  take,
  takeCertain,
  takeChanged,
  when,
} from '../steps/index.ts'
import { SOUL_LOSS } from '../time.ts'

export const cards41to50 = [
  // 41 Thieving Fairies. Whenever an opponent activates a card: they lose 1 crystal, you gain that one and 1 more.
  // (activation.ts)
  card(41),
  // 42 Cursed Treatise of Arus. Gain 10 crystals, gauge + 1, take 2 tokens. Sacrificed, it takes your reserve along.
  card(42, { enter: [crystals(10), gauge(1), take(2)] }),
  // 43 Idol of the Familiar. Gain 10 crystals. Activate: gain 1 crystal for each of your familiars in play.
  card(43, { enter: [crystals(10)], uses: [{ needs: [], cost: [], effect: [crystals(familiarsInPlay)] }] }),
  // 44 Necrotic Kriss. Activate: discard or sacrifice a familiar; take 4 tokens.
  card(44, { uses: [{ needs: [aFamiliar], cost: [giveUpFamiliar], effect: [take(4)] }] }),
  // 45 Lantern of Xidit. End of game: 3 crystals for each token in your reserve.
  card(45, { endOfGame: (state, seat) => 3 * totalOf(state.players[seat]!.reserve) }),
  // 46 Sealed Chest of Urm. End of game: without a familiar in play, gain 20 crystals.
  card(46, { endOfGame: (state, seat) => (familiarsInPlay(state, seat) === 0 ? 20 : 0) }),
  // 47 Mirror of the Seasons. Activate: pay X crystals; turn X tokens of one kind into another kind.
  card(47, { uses: [{ needs: [crystalsHeld(1), aToken], cost: changeTokens, effect: [takeChanged] }] }),
  // 48 Pendant of Ragnor. Take a token for each other item you have in play.
  card(48, { enter: [take(otherItems)] }),
  // 49 Sid Nightshade. With more crystals than every opponent, take 5 from each.
  card(49, { enter: [when(richest, stealFromEach(5))] }),
  // 50 Damned Soul of Onys. Gain 10 crystals and a water. Activate: discard a water, pass it left. End of round: lose 3.
  card(50, {
    enter: [crystals(10), takeCertain(one(WATER))],
    uses: [{ needs: [aWater], cost: [pay(one(WATER))], effect: [handOn] }],
    endOfRound: [payCrystals(SOUL_LOSS)],
  }),
]
