import {
  AIR,
  type CardId,
  cardOf,
  countOf,
  crystalCost,
  EARTH,
  ELEMENTAL_AMULET,
  type Entry,
  energyCost,
  HAND_OF_FORTUNE,
  leechesAgainst,
  missing,
  one,
  pointsOf,
  savedBy,
  type Tokens,
  totalOf,
} from '@athanor/seasons/inside'
import type { Side } from './side.ts'

/** The hand as a seat could summon it, card by card; next comes the one that lacks the fewest tokens. */
export interface Plan {
  /** So many cards; what the lists hold beyond is of older plans. */
  size: number
  readonly cards: CardId[]
  /** The tokens missing until each of them is in play, those missing for the cards before it included. */
  readonly lacks: number[]
  /** The tokens that are left over. */
  spare: Tokens
}

// One position is looked at at a time.
const plan: Plan = { size: 0, cards: [], lacks: [], spare: 0 }

/** The plan of a side. It is good until the next plan is made. */
export function planOf(side: Side): Plan {
  const { hand } = side.player
  const players = side.state.players.length
  const leeches = leechesAgainst(side.state, side.seat)
  const prices: Prices = { hands: side.inPlay[HAND_OF_FORTUNE]!, extra: side.changes.extraEnergy, players }
  let { tokens, crystals } = side
  let lacking = 0
  let planned = 0
  plan.size = hand.length
  for (let rank = 0; rank < hand.length; rank++) {
    const at = nextCard(hand, planned, tokens, prices)
    const card = cardOf(hand[at]!)
    planned |= 1 << at
    crystals -= crystalCost(card, players) + leeches
    lacking += lackOf(card, tokens, prices)
    if (crystals < 0) {
      lacking += tokensFor(-crystals)
      crystals = 0
    }
    tokens = without(tokens, energyCost(card, players))
    plan.cards[rank] = card
    plan.lacks[rank] = lacking
  }
  plan.spare = tokens
  return plan
}

/** A token brings about two crystals. */
const tokensFor = (crystals: number): number => Math.ceil(crystals / 2)

/** The place of the card that lacks the fewest tokens; of several, the one with the most points. */
function nextCard(hand: readonly Entry[], planned: number, tokens: Tokens, prices: Prices): number {
  let best = -1
  let least = 0
  let most = 0
  for (let i = 0; i < hand.length; i++) {
    if ((planned >> i) & 1) continue
    const card = cardOf(hand[i]!)
    const lack = lackOf(card, tokens, prices)
    if (best >= 0 && (lack > least || (lack === least && pointsOf(card) <= most))) continue
    best = i
    least = lack
    most = pointsOf(card)
  }
  return best
}

/** What makes summoning cheaper or dearer. */
interface Prices {
  /** Hands of Fortune. */
  readonly hands: number
  /** Tokens of any kind that every card costs more. */
  readonly extra: number
  readonly players: number
}

/** How many tokens are missing to summon a card. */
function lackOf(card: CardId, tokens: Tokens, { hands, extra, players }: Prices): number {
  if (card === ELEMENTAL_AMULET) return Math.max(0, 1 + extra - totalOf(tokens))
  const cost = energyCost(card, players)
  const lack = missing(tokens, cost)
  if (hands + extra === 0) return lack
  const saved = savedBy(hands, totalOf(cost), extra)
  return Math.max(0, lack - saved, totalOf(cost) + extra - saved - totalOf(tokens))
}

/** What is left of tokens once a cost is paid as far as they go. */
export function without(tokens: Tokens, cost: Tokens): Tokens {
  let left = tokens
  for (let energy = AIR; energy <= EARTH; energy++)
    left -= Math.min(countOf(tokens, energy), countOf(cost, energy)) * one(energy)
  return left
}
