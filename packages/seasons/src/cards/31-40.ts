import { A, B, FRAME_SIZE, type Frame, push } from '@athanor/kernel'
import { card, type Effect } from '../card.ts'
import { changesAt } from '../enchantments/index.ts'
import { AIR, EARTH, FIRE, WATER } from '../energy.ts'
import { giveUp } from '../loss.ts'
import { CRYSTALS, DRAW } from '../move.ts'
import { SHIELD_OF_ZIRA } from '../named.ts'
import { aPile, aToken, cardsInPlay, crystalsHeld } from '../needs.ts'
import { AMULET_ORDER } from '../programs.ts'
import type { State } from '../state.ts'
import { deed, opponentsOf, ownCard, playerOf, question, seatOf } from '../step.ts'
import {
  crystals,
  discardTop,
  draw,
  drawOrDiscardForTokens,
  emptyWhenFull,
  gauge,
  lookAndPut,
  opponentsTurnTo,
  opponentsWeakenAndDraw,
  payCrystals,
  permitTransmutation,
  placeToken,
  sacrificeSeveral,
  spend,
  take,
} from '../steps/index.ts'
import { countInPlay, steal } from '../supply.ts'

/** A part of Elemental Amulet: `B` are the energies it was paid with. */
const ifPaidWith = (energy: number, step: ReturnType<typeof deed>) =>
  deed((state, frame, log) => {
    if ((state.stack[frame + B]! >> energy) & 1) step.run(state, frame, log)
  })

const drawACard = draw(1)
const fiveCrystals = crystals(5)

/** Whether it matters that the crystals come before the card: where cards cost crystals, and the player has too few. */
function crystalsFirstHelps(state: State, frame: Frame): boolean {
  const withEarth = ((state.stack[frame + B]! >> EARTH) & 1) === 1
  return withEarth && playerOf(state, frame).crystals < changesAt(state).handPrice && state.pile.length > 0
}

/**
 * The card comes first, because who knows it chooses tokens better. The order changes nothing else, or else its owner is
 * asked. CARD-031.11
 */
const elementalAmulet: Effect = [
  ifPaidWith(
    FIRE,
    deed((state, frame, log) => {
      if (crystalsFirstHelps(state, frame)) push(state.stack, AMULET_ORDER, seatOf(state, frame))
      else drawACard.run(state, frame, log)
    }),
  ),
  ifPaidWith(AIR, gauge(1)),
  ifPaidWith(EARTH, fiveCrystals),
  ifPaidWith(WATER, take(2)),
]

/** Its frame lies on that of the Amulet. */
export const amuletOrderProgram: Effect = [
  question(
    'amulet-order',
    () => [DRAW, CRYSTALS],
    (state, frame, move, log) => {
      const amulet = frame - FRAME_SIZE
      if (move === CRYSTALS) {
        fiveCrystals.run(state, amulet, log)
        state.stack[amulet + B]! &= ~(1 << EARTH)
      }
      drawACard.run(state, amulet, log)
      return false
    },
  ),
]

/** CARD-039.3, CARD-039.4: those who can pay do so before the sacrifice. */
const titus = deed((state, frame, log) => {
  const seat = seatOf(state, frame)
  let unpaid = false
  for (const other of opponentsOf(state, seat)) {
    if (state.players[other]!.crystals === 0) unpaid = true
    steal(state, other, seat, 1, log, ownCard(state, frame))
  }
  if (unpaid) giveUp(state, seat, state.stack[frame + A]!, log, ownCard(state, frame))
})

/** An opponent does, or else a Shield of Zira that goes instead of Titus may. */
const titusBringsCrystals = (state: State, seat: number): boolean =>
  state.players.some((player, other) => other !== seat && player.crystals > 0) ||
  countInPlay(state.players[seat]!, SHIELD_OF_ZIRA) > 0

export const cards31to40 = [
  // 31 Elemental Amulet. Pay 1 to 4 different energies. Water: 2 tokens, earth: 5 crystals, fire: a card, air: gauge + 1.
  card(31, { enter: elementalAmulet }),
  // 32 Tree of Light. Activate: pay 3 crystals, take a token; or discard a token, you may transmute this turn.
  card(32, {
    uses: [
      { needs: [crystalsHeld(3)], cost: [payCrystals(3)], effect: [take(1)] },
      { needs: [aToken], cost: [spend(1)], effect: [permitTransmutation] },
    ],
  }),
  // 33 Arcano Leech. Opponents give you 1 crystal before they summon a card. (summoning.ts)
  card(33),
  // 34 Crystal Orb. Activate: look at the top card, bring it into play for 4 tokens or leave it; or pay 3 crystals to
  // discard it unseen.
  card(34, {
    uses: [
      { needs: [], cost: [], effect: lookAndPut(4) },
      { needs: [crystalsHeld(3), aPile], cost: [payCrystals(3)], effect: [discardTop] },
    ],
  }),
  // 35 Glutton Cauldron. Activate: put a token on it. The seventh: sacrifice it, take the tokens and 15 crystals.
  card(35, { uses: [{ needs: [aToken], cost: [placeToken], effect: emptyWhenFull(7, 15) }] }),
  // 36 Vampiric Crown. Draw a card or discard one, openly; take as many tokens as it has points.
  card(36, { enter: drawOrDiscardForTokens }),
  // 37 Dragon Skull. Activate: sacrifice 3 cards; gain 15 crystals.
  card(37, { uses: [{ needs: [cardsInPlay(3)], cost: sacrificeSeveral(3), effect: [crystals(15)] }] }),
  // 38 Demon of Argos. Each opponent's gauge falls by 1 and each opponent draws a card.
  card(38, { enter: [opponentsWeakenAndDraw] }),
  // 39 Titus Deepgaze. End of round: each opponent gives you 1 crystal; if one cannot, Titus is sacrificed.
  card(39, { endOfRound: [titus], bringsCrystals: titusBringsCrystals }),
  // 40 Air Elemental. All tokens in the reserves of your opponents become air.
  card(40, { enter: [opponentsTurnTo(AIR)] }),
]
