import { card } from '../card.ts'
import { totalOf } from '../energy.ts'
import { aToken } from '../needs.ts'
import type { State } from '../state.ts'
import {
  beforeTheDie,
  crystals,
  drawAndShare,
  everybodyRecalls,
  opponentsLose,
  rerollDie,
  spend,
  stealFromEach,
  take,
  when,
} from '../steps/index.ts'

const reserveOf = (state: State, seat: number): number => totalOf(state.players[seat]!.reserve)

const fourTokens = (state: State, seat: number): boolean => reserveOf(state, seat) >= 4
const atMostOneToken = (state: State, seat: number): boolean => reserveOf(state, seat) <= 1

const mostCards = (state: State, seat: number): boolean =>
  state.players.every((player, other) => other === seat || player.play.length < state.players[seat]!.play.length)

export const cards11to20 = [
  // 11 Figrim the Avaricious. At every season change each opponent gives you 1 crystal.
  card(11, { seasonChange: [stealFromEach(1)] }),
  // 12 Naria the Prophetess. Draw a card for each player: keep one, give one to each opponent.
  card(12, { enter: drawAndShare }),
  // 13 Wondrous Chest. End of round: with 4 tokens or more in your reserve, gain 3 crystals.
  card(13, { endOfRound: [when(fourTokens, crystals(3))], bringsCrystals: fourTokens }),
  // 14 Beggar's Horn. End of round: with 1 token or none in your reserve, take a token.
  card(14, { endOfRound: [when(atMostOneToken, take(1))] }),
  // 15 Die of Malice. Activate before your die is carried out: reroll it and gain 2 crystals.
  card(15, { uses: [{ needs: [beforeTheDie], cost: [], effect: [rerollDie, crystals(2)] }] }),
  // 16 Kairn the Destroyer. Activate: discard a token; each opponent loses 4 crystals.
  card(16, { uses: [{ needs: [aToken], cost: [spend(1)], effect: [opponentsLose(4)] }] }),
  // 17 Amsug Longneck. Every player, you too, takes an item back into the hand.
  card(17, { enter: [everybodyRecalls] }),
  // 18 Bespelled Grimoire. Take 2 tokens. Your reserve holds 10. (`capacityOf`)
  card(18, { enter: [take(2)] }),
  // 19 Ragfield's Helm. End of game: with more cards in play than every opponent, gain 20 crystals.
  card(19, { endOfGame: (state, seat) => (mostCards(state, seat) ? 20 : 0) }),
  // 20 Hand of Fortune. Summoning costs you 1 energy less, but at least 1. (summoning.ts)
  card(20),
]
