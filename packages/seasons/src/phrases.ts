import type { Move, Phrase } from '@athanor/kernel'
import { type AbilityId, abilitySlug } from './abilities/slugs.ts'
import type { CardId } from './card.ts'
import { usesOf } from './catalogue.ts'
import { abilityOfCause, type Cause, enchantmentCause, enchantmentOfCause } from './cause.ts'
import { placeOf } from './choice.ts'
import { FACE, type Face, faceName } from './die.ts'
import { changesAt, ENCHANTMENTS, type EnchantmentId } from './enchantments/index.ts'
import { ENERGIES, type Energy, listTokens } from './energy.ts'
import type { SeasonsEvent } from './event.ts'
import { BONUSES, detailOf, kindName, OPTIONS, stepsOf, subjectOf, useOf, usurpedCopy, usurpedSeat } from './move.ts'
import type { SeasonName } from './season.ts'
import { effectCard, type State } from './state.ts'
import { crystalsFor } from './steps/energy.ts'

/** What the game has to say, as keys into its texts. */

export const sayCard = (card: CardId): Phrase => ({ key: `card.${card}` })
export const sayCards = (cards: readonly CardId[]): Phrase[] => cards.map(sayCard)
export const sayEffect = (card: CardId): Phrase => ({ key: `effect.${card}` })
/** What an activation does; of a card with two uses, only the one. */
const sayUse = (card: CardId, use: number): Phrase =>
  usesOf(card).length > 1 ? { key: `use.${card}.${use + 1}` } : sayEffect(card)
export const sayEnchantment = (id: EnchantmentId): Phrase => ({ key: `enchantment.${id}` })
export const sayAbility = (id: AbilityId): Phrase => ({ key: `ability.${id}` })
const sayAbilityEffect = (id: AbilityId): Phrase => ({ key: `ability-effect.${id}` })

/** The name of a card, an enchantment or an ability token. */
export function sayCause(cause: Cause): Phrase {
  if (enchantmentOfCause(cause) > 0) return sayEnchantment(enchantmentOfCause(cause))
  return abilityOfCause(cause) > 0 ? sayAbility(abilityOfCause(cause)) : sayCard(cause)
}

/** What it does. */
export function sayCauseEffect(cause: Cause): Phrase {
  if (enchantmentOfCause(cause) > 0) return { key: `enchantment-effect.${enchantmentOfCause(cause)}` }
  return abilityOfCause(cause) > 0 ? sayAbilityEffect(abilityOfCause(cause)) : sayEffect(cause)
}
export const sayEnergy = (energy: Energy): Phrase => ({ key: `energy.${ENERGIES[energy]}` })
/** Tokens by their kinds: `2 × water`, `fire`. */
export const sayTokens = (energies: readonly Energy[]): Phrase[] =>
  ENERGIES.flatMap((_, energy) => {
    const n = energies.filter((one) => one === energy).length
    if (n < 2) return n === 0 ? [] : [sayEnergy(energy)]
    return [{ key: 'energy.several', args: { n, energy: sayEnergy(energy) } }]
  })
export const saySeason = (season: SeasonName): Phrase => ({ key: `season.${season}` })

/** What lies on a die: `die.face` lists its symbols. */
export function sayFace(face: Face): Phrase {
  const { energy, crystals, gauge, draw, transmute, pips } = FACE[face]!
  const symbols: Phrase[] = sayTokens(listTokens(energy))
  if (crystals > 0) symbols.push({ key: 'symbol.crystals', args: { n: crystals } })
  if (gauge > 0) symbols.push({ key: 'symbol.gauge' })
  if (draw > 0) symbols.push({ key: 'symbol.draw' })
  if (transmute) symbols.push({ key: 'symbol.transmute' })
  return { key: 'die.face', args: { symbols, pips } }
}

/** A move as one of the answers to a question. */
export function sayMove(move: Move, state: State): Phrase {
  const kind = kindName(move)
  const subject = subjectOf(move)
  const detail = detailOf(move)
  const key = `move.${kind}`
  switch (kind) {
    case undefined:
      return { key: 'move.end' }
    case 'end':
    case 'go':
    case 'leave':
    case 'draw':
      return { key }
    case 'option':
      return { key: `move.option-${OPTIONS[subject] ?? 'stop'}` }
    case 'token':
      return {
        key: state.phase === 'abilities' ? 'move.token-keep' : key,
        args: { token: sayAbility(subject), effect: sayAbilityEffect(subject) },
      }
    case 'avert':
      return { key, args: { card: sayCard(subject), n: changesAt(state).avertPrice } }
    case 'die':
      return { key, args: { die: sayFace(subject) } }
    case 'bonus':
      return { key: `move.bonus-${BONUSES[subject]}` }
    case 'activate':
      return {
        key,
        args: {
          card: sayCard(subject),
          copy: detail + 1,
          effect: sayUse(effectInPlay(state, subject, detail), useOf(move)),
        },
      }
    case 'usurp': {
      const args = { card: sayCard(subject), copy: usurpedCopy(move) + 1, effect: sayEffect(subject) }
      return { key, args: { ...args, who: { seat: usurpedSeat(move) } } }
    }
    case 'sacrifice':
    case 'recall':
    case 'shield':
      return { key, args: { card: sayCard(subject), copy: detail + 1 } }
    case 'give':
      return { key, args: { card: sayCard(subject), who: { seat: detail } } }
    case 'summon':
    case 'pick':
    case 'hand':
    case 'library':
    case 'keep':
    case 'discard':
    case 'put':
    case 'resolve':
    case 'next':
      return { key, args: { card: sayCard(subject), effect: sayEffect(subject) } }
    case 'transmute': {
      const n = crystalsFor(state, state.active, subject)
      return { key: sourced(key, detail), args: { energy: sayEnergy(subject), source: detail, n } }
    }
    case 'pay':
    case 'place':
      return { key: sourced(key, detail), args: { energy: sayEnergy(subject), source: detail } }
    case 'change':
      return { key, args: { energy: sayEnergy(subject), n: detail } }
    case 'with':
      return { key, args: { energies: sayTokens([0, 1, 2, 3].filter((energy) => (subject >> energy) & 1)) } }
    case 'marker':
      return {
        key: stepsOf(move) > 0 ? 'move.marker-forward' : 'move.marker-back',
        args: { n: Math.abs(stepsOf(move)) },
      }
    case 'copy':
      return { key, args: { who: { seat: subject } } }
    default:
      return { key, args: { energy: sayEnergy(subject) } }
  }
}

/** The card whose effects a card of the active seat has. */
function effectInPlay(state: State, card: CardId, copy: number): CardId {
  const player = state.players[state.active]!
  const place = placeOf(player, card, copy)
  return place < 0 ? card : effectCard(player.play[place]!)
}

const sourced = (key: string, source: number): string => (source > 0 ? `${key}-amulet` : key)

/** An event as a line of the log. */
export function tell(event: SeasonsEvent): Phrase | undefined {
  const by = 'by' in event && event.by ? { card: sayCause(event.by) } : undefined
  const key = `event.${event.type}`
  const keyBy = by ? `${key}-by` : key
  switch (event.type) {
    case 'began':
      return { key, args: { who: { seat: event.first } } }
    case 'set':
      return { key, args: { who: { seat: event.seat }, set: event.set } }
    case 'packet':
    case 'picked':
    case 'kept-card':
    case 'saw-cards':
      return { key, args: { who: { seat: event.seat }, cards: sayCards(event.cards) } }
    case 'revealed':
      return { key, args: { who: { seat: event.seat }, cards: sayCards(event.cards), ...by } }
    case 'saw-card':
    case 'gave-card':
      return { key, args: { card: sayCard(event.cards[0]!) } }
    case 'drew-cards':
    case 'discarded-cards':
      return { key, args: { who: { seat: event.seat }, n: event.cards.length, cards: sayCards(event.cards) } }
    case 'passed-left':
      return { key, args: { n: event.pass + 1 } }
    case 'divided':
    case 'turn':
      return { key, args: { who: { seat: event.seat } } }
    case 'round':
      return {
        key,
        args: { round: event.round, year: event.year, season: saySeason(event.season), who: { seat: event.seat } },
      }
    case 'rolled':
      return { key, args: { dice: event.dice.map((face) => ({ key: 'die.rolled', args: { die: sayFace(face) } })) } }
    case 'chose-die':
    case 'rerolled':
      return { key, args: { who: { seat: event.seat }, die: sayFace(event.face) } }
    case 'bonus':
      return { key: `event.bonus-${event.bonus}`, args: { who: { seat: event.seat }, used: event.used } }
    case 'instead-of-die':
      return { key: `event.instead-${event.option}`, args: { who: { seat: event.seat }, ...by } }
    case 'bonus-back':
      return { key, args: { who: { seat: event.seat }, used: event.used, ...by } }
    case 'robbed':
      return {
        key,
        args: { who: { seat: event.seat }, from: { seat: event.from }, energy: sayTokens(event.energy), ...by },
      }
    case 'took-energy':
    case 'spent':
      return {
        key: keyBy,
        args: { who: { seat: event.seat }, n: event.energy.length, energy: sayTokens(event.energy), ...by },
      }
    case 'returned':
    case 'placed':
    case 'left-with':
    case 'all-air':
    case 'named':
      return {
        key,
        args: { who: { seat: event.seat }, n: event.energy.length, energy: sayTokens(event.energy), ...by },
      }
    case 'gained':
    case 'lost':
    case 'drew':
    case 'discarded':
      return { key: keyBy, args: { who: { seat: event.seat }, n: event.n, ...by } }
    case 'gauge':
      return {
        key: `event.gauge-${event.n > 0 ? 'up' : 'down'}${by ? '-by' : ''}`,
        args: { who: { seat: event.seat }, n: Math.abs(event.n), ...by },
      }
    case 'looked-at-pile':
    case 'looked-at-discard':
      return { key, args: { who: { seat: event.seat }, n: event.n, ...by } }
    case 'library':
      return { key, args: { who: { seat: event.seat }, n: event.n } }
    case 'stole':
      return { key, args: { who: { seat: event.seat }, from: { seat: event.from }, n: event.n, ...by } }
    case 'transmuted':
      return {
        key: keyBy,
        args: {
          who: { seat: event.seat },
          n: event.n,
          count: event.energy.length,
          energy: sayTokens(event.energy),
          ...by,
        },
      }
    case 'summoned':
      return {
        key: event.energy.length > 0 ? key : `${key}-without-energy`,
        args: {
          who: { seat: event.seat },
          card: sayCard(event.card),
          energy: sayTokens(event.energy),
          crystals: event.crystals,
        },
      }
    case 'usurped':
      return {
        key: event.energy.length > 0 ? key : `${key}-without-energy`,
        args: {
          who: { seat: event.seat },
          from: { seat: event.from },
          card: sayCard(event.card),
          energy: sayTokens(event.energy),
          crystals: event.crystals,
        },
      }
    case 'kept-open':
    case 'lost-copy':
    case 'entered':
    case 'sacrificed':
    case 'recalled':
    case 'drew-open':
    case 'discarded-open':
      return {
        key,
        args: { who: { seat: event.seat }, card: sayCard(event.card), by: by?.card ?? sayCard(event.card) },
      }
    case 'activated':
      return event.as === undefined
        ? { key, args: { who: { seat: event.seat }, card: sayCard(event.card) } }
        : { key: `${key}-as`, args: { who: { seat: event.seat }, card: sayCard(event.card), copy: sayCard(event.as) } }
    case 'kept':
    case 'looked':
      return { key, args: { who: { seat: event.seat } } }
    case 'gave':
      return { key, args: { who: { seat: event.seat }, to: { seat: event.to } } }
    case 'handed-on':
      return { key, args: { who: { seat: event.seat }, to: { seat: event.to }, card: sayCard(event.card) } }
    case 'marker':
      return {
        key: `event.marker-${event.steps > 0 ? 'forward' : 'back'}${by ? '-by' : ''}`,
        args: {
          n: Math.abs(event.steps),
          space: event.space,
          year: event.year,
          season: saySeason(event.season),
          ...by,
        },
      }
    case 'season':
      return { key, args: { season: saySeason(event.season) } }
    case 'year':
      return { key, args: { year: event.year } }
    case 'reshuffled':
      return { key, args: { n: event.n } }
    case 'over':
      return { key }
    case 'enchantment':
      return {
        key,
        args: {
          enchantment: sayEnchantment(event.enchantment),
          effect: sayCauseEffect(enchantmentCause(event.enchantment)),
        },
      }
    case 'tokens-dealt':
    case 'token-chosen':
      return { key, args: { who: { seat: event.seat }, tokens: event.tokens.map(sayAbility) } }
    case 'token-kept':
    case 'token-used':
      return {
        key,
        args: { who: { seat: event.seat }, token: sayAbility(event.token), effect: sayAbilityEffect(event.token) },
      }
    case 'put-back':
      return { key, args: { n: event.n } }
    case 'turned-up':
      return { key, args: { n: event.faceUp.length, cards: sayCards(event.faceUp) } }
    case 'averted':
      return { key, args: { who: { seat: event.seat }, card: sayCard(event.card) } }
    case 'shrank':
    case 'looked-at-hands':
      return { key, args: { who: { seat: event.seat }, ...by } }
    case 'saw-hand':
      return {
        key: event.cards.length > 0 ? key : `${key}-empty`,
        args: { who: { seat: event.from }, cards: sayCards(event.cards) },
      }
  }
}

/** What an event adds to a written game: what chance and hidden cards have brought. */
export function note(
  event: SeasonsEvent,
  symbols: (face: Face) => string,
  slug: (card: CardId) => string,
): string | undefined {
  switch (event.type) {
    case 'enchantment':
      return `enchantment ${ENCHANTMENTS[event.enchantment - 1]}`
    case 'tokens-dealt':
      return `${event.seat + 1} gets tokens ${event.tokens.map(abilitySlug).join(' ')}`
    case 'turned-up':
      return `open ${event.faceUp.map(slug).join(' ')}`
    case 'rolled':
      return `dice ${event.dice.map((face) => `${faceName(face)} ${symbols(face)}`).join(' | ')}`
    case 'rerolled':
      return `${faceName(event.face)} ${symbols(event.face)}`
    case 'packet':
      return `${event.seat + 1} gets ${event.cards.map(slug).join(' ')}`
    case 'drew-cards':
      return `${event.seat + 1} draws ${event.cards.map(slug).join(' ')}`
    case 'drew-open':
      return `${event.seat + 1} draws ${slug(event.card)}`
    case 'revealed':
      return `${event.seat + 1} reveals ${event.cards.map(slug).join(' ')}`
    case 'saw-card':
    case 'saw-cards':
      return `${event.seat + 1} sees ${event.cards.map(slug).join(' ')}`
    case 'round':
      return `round ${event.round}, year ${event.year}, ${event.season}`
    case 'reshuffled':
      return `${event.n} cards reshuffled`
    default:
      return undefined
  }
}
