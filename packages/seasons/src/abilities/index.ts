import { several, WATER } from '../energy.ts'
import { aCard, aPile, aSpareGauge, fourWater } from '../needs.ts'
import { deed, ownCard, seatOf } from '../step.ts'
import {
  crystals,
  drawToJudge,
  gauge,
  giveUpCard,
  lookAndOrder,
  lookAtHands,
  moveTheMarkerByTwo,
  pay,
  take,
  transmuteBetter,
} from '../steps/index.ts'
import { type Ability, ability, passiveAbility } from './ability.ts'
import type { AbilityId } from './slugs.ts'

export { ABILITIES, type AbilityId, abilitySlug } from './slugs.ts'

/** The twelve ability tokens, each with the points on its back. */
export const ABILITY_TOKENS: readonly Ability[] = [
  // 1 Extra Card. Draw a card; keep it or discard it.
  ability(
    'extra-card',
    -5,
    [aPile],
    [deed((state, frame, log) => drawToJudge(state, seatOf(state, frame), log, ownCard(state, frame)))],
  ),
  // 2 Offering. Sacrifice a card or discard one from the hand.
  ability('offering', 6, [aCard], [giveUpCard]),
  // 3 Spare Energy. Take 2 tokens of any kinds.
  ability('spare-energy', -5, [], [take(2)]),
  // 4 Restraint. Your gauge falls by 1, but not below the number of your cards in play.
  ability('restraint', 10, [aSpareGauge], [gauge(-1)]),
  // 5 Hoarder. At the end of the game each card in your hand is worth 3 points and costs none. (score.ts)
  passiveAbility('hoarder'),
  // 6 Transmutation. You may transmute this turn, with 1 crystal more for each token.
  ability('transmutation', 0, [], [deed(transmuteBetter)]),
  // 7 Crystal Loan. Gain 12 crystals.
  ability('crystal-loan', -6, [], [crystals(12)]),
  // 8 Water Tribute. Discard 4 water.
  ability('water-tribute', 18, [fourWater], [pay(several(WATER, 4))]),
  // 9 Rising Power. Your gauge rises by 2.
  ability('rising-power', -5, [], [gauge(2)]),
  // 10 Turn of Time. Move the season marker 2 spaces, either way.
  ability('turn-of-time', 3, [], [moveTheMarkerByTwo]),
  // 11 Insight. Look at the hands of all others.
  ability('insight', 9, [], [lookAtHands]),
  // 12 Foresight. Look at the 3 top cards of the pile and put them back in any order.
  ability('foresight', 0, [], lookAndOrder(3)),
]

export const abilityAt = (id: AbilityId): Ability => ABILITY_TOKENS[id - 1]!
