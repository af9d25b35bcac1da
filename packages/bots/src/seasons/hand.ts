import { cardOf, type Entry, energyCost, handPoints, pointsOf, totalOf } from '@athanor/seasons/inside'
import type { Sheet } from '../mind.ts'
import { addCards, cardFeatures, feature } from './features.ts'
import type { Plan } from './plan.ts'
import { isDividing, observeUndivided } from './prelude.ts'
import type { Side } from './side.ts'

const HAND_SIZE = feature('hand')
const IN_HAND = cardFeatures('hand')
const IN_SECOND = cardFeatures('second')
const IN_THIRD = cardFeatures('third')
/** How close a card is to being summoned, from 0 to 1. */
const NEAR = cardFeatures('near')
/** Cards by the tokens that are missing until they are summoned, and their points. */
const LACKS = ['0', '1', '2', '3', '4-6', '7-']
const LACK = LACKS.map((tokens) => feature(`hand.lack.${tokens}`))
const POINTS = LACKS.map((tokens) => feature(`hand.points.lack.${tokens}`))
/** Cards for which there are tokens but no room. */
const BLOCKED = feature('hand.blocked')
const WITHOUT_ROOM = feature('hand.without-room')
/** In the last turn: what the cards that can be summoned are worth, the penalty that they save included. */
const LAST_CARDS = feature('last.cards')

/** Tokens and places that all cards to come ask for beyond what the turns left will probably bring. */
const TOO_MANY_TOKENS = feature('plan.too-many-tokens')
const TOO_MANY_CARDS = feature('plan.too-many-cards')
const TOKENS_A_TURN = 1.5
const PLACES_A_TURN = 0.5

const lackGroup = (tokens: number): number => (tokens <= 3 ? tokens : tokens <= 6 ? 4 : 5)
/** Four tokens are about two turns. */
const FAR = 4

/** Notes the cards in hand and libraries. */
export function observeHand(side: Side, plan: Plan, sheet: Sheet): void {
  const { hand, second, third } = side.player
  sheet.add(HAND_SIZE, hand.length)
  addCards(sheet, IN_HAND, hand)
  addCards(sheet, IN_SECOND, second)
  if (isDividing(side)) observeUndivided(side, sheet)
  else addCards(sheet, IN_THIRD, third)
  for (let rank = 0; rank < plan.size; rank++)
    if (rank < side.room) observePlanned(side, plan, rank, sheet)
    else observeBlocked(plan.lacks[rank]!, sheet)
  observeExcess(side, plan, sheet)
}

function observeExcess(side: Side, { lacks, size }: Plan, sheet: Sheet): void {
  const { hand, second, third } = side.player
  const libraries = costOf(side, second) + costOf(side, third)
  const tokens = (size === 0 ? 0 : lacks[size - 1]!) + libraries - TOKENS_A_TURN * side.turnsLeft
  if (tokens > 0) sheet.add(TOO_MANY_TOKENS, tokens)
  const cards = hand.length + second.length + third.length - side.room - PLACES_A_TURN * side.turnsLeft
  if (cards > 0) sheet.add(TOO_MANY_CARDS, cards)
}

function costOf(side: Side, list: readonly Entry[]): number {
  let cost = 0
  for (let i = 0; i < list.length; i++) cost += totalOf(energyCost(cardOf(list[i]!), side.state.players.length))
  return cost + side.changes.extraEnergy * list.length
}

function observePlanned(side: Side, { cards, lacks }: Plan, rank: number, sheet: Sheet): void {
  const card = cards[rank]!
  const lack = lacks[rank]!
  sheet.add(LACK[lackGroup(lack)]!, 1)
  sheet.add(POINTS[lackGroup(lack)]!, pointsOf(card))
  if (lack < FAR) sheet.add(NEAR[card]!, 1 - lack / FAR)
  if (lack === 0 && side.roundsAfter === 0 && (rank === 0 || !side.changes.oneSummoning))
    sheet.add(LAST_CARDS, pointsOf(card) - handPoints(side.player))
}

function observeBlocked(lack: number, sheet: Sheet): void {
  sheet.add(WITHOUT_ROOM, 1)
  if (lack === 0) sheet.add(BLOCKED, 1)
}
