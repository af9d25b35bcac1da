import type { Move, Phrase, Reason, Seat } from '@athanor/kernel'
import type { AbilityId } from './abilities/slugs.ts'
import { abilityObstacle } from './abilities/use.ts'
import { obstacle } from './activation.ts'
import type { CardId } from './card.ts'
import { cardAt, crystalCost, energyCost, isFamiliar } from './catalogue.ts'
import { placeOf } from './choice.ts'
import { FACE } from './die.ts'
import { changesAt } from './enchantments/index.ts'
import { cardsFaceUp } from './enchantments/vision.ts'
import { AIR, countOf, EARTH, type Energy, missing, type Tokens, tokensOfSet, totalOf } from './energy.ts'
import { type Entry, findCard } from './entry.ts'
import {
  BONUS,
  detailOf,
  formatMove,
  KIND,
  kindOf,
  optionMove,
  parseMove,
  subjectOf,
  useOf,
  usurpedCopy,
  usurpedSeat,
} from './move.ts'
import { DIE_OF_MALICE, ELEMENTAL_AMULET, HAND_OF_FORTUNE, SHIELD_OF_ZIRA, STEADFAST_DIE } from './named.ts'
import { spendable, tokensAt } from './payment.ts'
import { sayAbility, sayCard, sayEnergy, sayTokens } from './phrases.ts'
import { canCopy } from './raven.ts'
import { BONUS_LIMIT, effectCard, GAUGE_LIMIT, isTurned, type Player, type State } from './state.ts'
import { mayTransmute } from './steps/energy.ts'
import { canPayAmulet, cardBeingSummoned, leechesAgainst, mayBePut, payable, savedBy } from './summoning.ts'
import { countInPlay, hasRoom } from './supply.ts'
import { AVERTED, INSTEAD, isDone, SUMMONED } from './turn.ts'

const reason = (key: string, args?: Phrase['args']): Reason => ({ key: `why.${key}`, ...(args && { args }) })

/** What stands against a move, for the seat whose turn it is. `legal` are its legal moves. */
export function why(state: State, seat: Seat, wish: Move, legal: readonly Move[]): Reason[] {
  if (legal.includes(wish)) return []
  if (state.stack.length === 0) return [reason('over')]
  if (parseMove(formatMove(wish)) !== wish) return [reason('not-a-move')]
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.players.length) return [reason('not-you')]
  const found = explain(state, seat, wish)
  if (legal.length === 0) return [reason('not-you'), ...found]
  return found.length > 0 ? found : [reason('not-asked')]
}

function explain(state: State, seat: Seat, wish: Move): Reason[] {
  const subject = subjectOf(wish)
  const player = state.players[seat]!
  switch (kindOf(wish)) {
    case KIND.summon:
      return summoning(state, seat, subject)
    case KIND.activate:
      return activating(state, seat, wish)
    case KIND.bonus:
      return bonus(state, seat, subject)
    case KIND.token:
      return token(state, seat, subject)
    case KIND.avert:
      return averting(state, seat, subject)
    case KIND.transmute:
      return [
        ...afterDie(state, seat),
        ...(mayTransmute(state, seat) ? [] : [reason('no-permission')]),
        ...holding(state, seat, subject, detailOf(wish)),
      ]
    case KIND.with:
      return cardBeingSummoned(state) === ELEMENTAL_AMULET ? lacking(state, player, tokensOfSet(subject)) : []
    case KIND.pay:
    case KIND.place:
      return holding(state, seat, subject, detailOf(wish))
    case KIND.return:
      return countOf(player.reserve, subject) > 0 ? [] : [reason('no-such-token', { energy: sayEnergy(subject) })]
    case KIND.die:
      return state.phase === 'dice' && !state.dice.includes(subject) ? [reason('die-not-there')] : []
    case KIND.pick:
      return state.phase === 'draft' ? among(player.hand, subject) : []
    case KIND.hand:
    case KIND.library:
      return state.phase === 'libraries' ? among(player.third, subject) : []
    case KIND.sacrifice:
    case KIND.recall:
      return placeOf(player, subject, detailOf(wish)) >= 0 ? [] : [reason('not-in-play', { card: sayCard(subject) })]
    case KIND.usurp:
      return usurping(state, seat, wish)
    case KIND.shield:
      return isShield(player, placeOf(player, subject, detailOf(wish))) ? [] : [reason('no-shield')]
    case KIND.put:
      return mayBePut(subject) ? [] : [reason('not-put', { card: sayCard(subject) })]
    case KIND.option:
      return INSTEAD.some((option) => optionMove(option) === wish) ? insteadOfDie(state, seat) : []
    case KIND.end:
    case KIND.go:
      return state.active === seat ? [] : [reason('not-your-turn')]
    default:
      return []
  }
}

const isShield = (player: Player, place: number): boolean =>
  place >= 0 && effectCard(player.play[place]!) === SHIELD_OF_ZIRA

/** EK-CARD-14.1, EK-CARD-14.6 */
function insteadOfDie(state: State, seat: Seat): Reason[] {
  const card = sayCard(STEADFAST_DIE)
  if (countInPlay(state.players[seat]!, STEADFAST_DIE) === 0) return [reason('not-in-play', { card })]
  if (state.active === seat && state.phase === 'turn') return [reason('die-carried-out', { card })]
  return state.active === seat ? [] : [reason('not-your-turn')]
}

/** EK-CARD-18.1, EK-CARD-18.6, EK-CARD-18.7 */
function usurping(state: State, seat: Seat, wish: Move): Reason[] {
  const item = subjectOf(wish)
  const card = sayCard(item)
  const owner = state.players[usurpedSeat(wish)]
  if (!owner || usurpedSeat(wish) === seat || placeOf(owner, item, usurpedCopy(wish)) < 0)
    return [reason('no-such-item', { card })]
  if (isFamiliar(item)) return [reason('not-an-item', { card })]
  return canCopy(state.players[seat]!, item, state.players.length) ? [] : [reason('copy-unpaid', { card })]
}

const among = (list: readonly Entry[], card: CardId): Reason[] =>
  findCard(list, card) >= 0 ? [] : [reason('not-there', { card: sayCard(card) })]

/** ORD-01, SUM-09 */
function afterDie(state: State, seat: Seat): Reason[] {
  if (state.round === 0) return [reason('prelude')]
  if (state.active !== seat || (state.phase !== 'turn' && state.phase !== 'die')) return [reason('not-your-turn')]
  return state.phase === 'die' ? [reason('die-first')] : []
}

function holding(state: State, seat: Seat, energy: Energy, source: number): Reason[] {
  return countOf(tokensAt(state.players[seat]!, source), energy) > 0
    ? []
    : [reason('no-such-token', { energy: sayEnergy(energy) })]
}

/** SUM-01 to SUM-04, CARD-033.3 */
function summoning(state: State, seat: Seat, card: CardId): Reason[] {
  const player = state.players[seat]!
  if (findCard(player.hand, card) < 0) return [reason('not-in-hand', { card: sayCard(card) })]
  const reasons = afterDie(state, seat)
  if (state.active === seat && isDone(state, SUMMONED)) reasons.push(reason('already-summoned'))
  if (!hasRoom(player)) reasons.push(reason('gauge-full', { gauge: player.gauge, n: player.play.length }))
  const leeches = leechesAgainst(state, seat)
  const cost = crystalCost(card, state.players.length)
  const n = cost + leeches - player.crystals
  if (n > 0)
    reasons.push(leeches > 0 ? reason('leech-unpaid', { n, cost, leeches }) : reason('missing-crystals', { n }))
  return [...reasons, ...missingEnergy(state, seat, card)]
}

function missingEnergy(state: State, seat: Seat, card: CardId): Reason[] {
  const player = state.players[seat]!
  if (card !== ELEMENTAL_AMULET) return lacking(state, player, energyCost(card, state.players.length))
  const held = spendable(player)
  const extra = changesAt(state).extraEnergy
  if (canPayAmulet(held, countInPlay(player, HAND_OF_FORTUNE), extra)) return []
  return [held === 0 ? reason('no-token', { card: sayCard(card) }) : reason('missing-extra', { n: extra })]
}

/** Which energy is missing, and how many of it Hands of Fortune would save; or only the token that Nature Spirit adds. */
function lacking(state: State, player: Player, cost: Tokens): Reason[] {
  const held = spendable(player)
  const extra = changesAt(state).extraEnergy
  const saved = savedBy(countInPlay(player, HAND_OF_FORTUNE), totalOf(cost), extra)
  if (payable(held, cost, saved, extra)) return []
  if (missing(held, cost) <= saved) return [reason('missing-extra', { n: extra })]
  const list: Energy[] = []
  for (let energy = AIR; energy <= EARTH; energy++) {
    for (let n = countOf(cost, energy) - countOf(held, energy); n > 0; n--) list.push(energy)
  }
  const energy = sayTokens(list)
  return [saved > 0 ? reason('missing-energy-saved', { energy, n: saved }) : reason('missing-energy', { energy })]
}

function activating(state: State, seat: Seat, wish: Move): Reason[] {
  const card = subjectOf(wish)
  const player = state.players[seat]!
  const place = placeOf(player, card, detailOf(wish))
  if (place < 0) return [reason('not-in-play', { card: sayCard(card) })]
  const effect = effectCard(player.play[place]!)
  const use = cardAt(effect).uses?.[useOf(wish)]
  if (!use) return [reason('no-activation', { card: sayCard(card) })]
  const reasons = effect === DIE_OF_MALICE && state.phase === 'die' ? [] : afterDie(state, seat)
  if (isTurned(player.play[place]!)) reasons.push(reason('turned', { card: sayCard(card) }))
  const code = obstacle(state, seat, place, use)
  if (code !== undefined) reasons.push(reason(code, { card: sayCard(card) }))
  return reasons
}

/** EK-SET-12, EK-SET-13 */
function token(state: State, seat: Seat, id: AbilityId): Reason[] {
  const { ability, dealt = [] } = state.players[seat]!
  const said = { card: sayAbility(id) }
  if (state.phase === 'abilities') return dealt.includes(id) ? [] : [reason('not-there', said)]
  if (ability !== id) return [reason('not-your-token', said)]
  const code = abilityObstacle(state, seat)
  return [...afterDie(state, seat), ...(code === undefined ? [] : [reason(code, said)])]
}

/** EK-ENC-10.2, EK-ENC-10.3 */
function averting(state: State, seat: Seat, card: CardId): Reason[] {
  const { avertPrice } = changesAt(state)
  if (avertPrice === 0) return [reason('no-vision')]
  const reasons = afterDie(state, seat)
  if (state.active === seat && isDone(state, AVERTED)) reasons.push(reason('already-averted'))
  const { crystals } = state.players[seat]!
  if (crystals < avertPrice) reasons.push(reason('missing-crystals', { n: avertPrice - crystals }))
  if (cardsFaceUp(state)[0] !== card) reasons.push(reason('not-on-top', { card: sayCard(card) }))
  return reasons
}

function bonus(state: State, seat: Seat, which: number): Reason[] {
  const player = state.players[seat]!
  const reasons: Reason[] = []
  if (player.bonus >= BONUS_LIMIT) reasons.push(reason('no-bonus-left'))
  if (which !== BONUS.cards) reasons.push(...afterDie(state, seat))
  else if (state.active !== seat || state.phase !== 'die') reasons.push(reason('bonus-with-die'))
  else if (FACE[player.die]!.draw === 0) reasons.push(reason('no-draw-symbol'))
  else if (state.pile.length === 0) reasons.push(reason('pile-empty'))
  if (which === BONUS.card) {
    if (!changesAt(state).fifthBonus) return [reason('no-fifth-bonus')]
    if (state.pile.length === 0) reasons.push(reason('pile-empty'))
  }
  if (which === BONUS.exchange && totalOf(spendable(player)) < 2) reasons.push(reason('two-tokens'))
  if (which === BONUS.gauge && player.gauge >= GAUGE_LIMIT) reasons.push(reason('gauge-at-limit'))
  return reasons
}
