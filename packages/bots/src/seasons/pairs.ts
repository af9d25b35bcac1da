import {
  AIR,
  type CardId,
  capacityOf,
  cardNamed,
  cardOf,
  countOf,
  EARTH,
  effectCard,
  isFamiliar,
  playedCard,
  pointsOf,
  totalOf,
  usesOf,
  WATER,
} from '@athanor/seasons/inside'
import type { Sheet } from '../mind.ts'
import { feature } from './features.ts'
import type { Side } from './side.ts'

type Amount = (side: Side) => number

/** A card that is worth more or less with something else: so much of it is noted for every copy of the card. */
interface Pair {
  readonly card: CardId
  readonly feature: number
  readonly amount: Amount
}

const inPlay: Pair[] = []
const inHand: Pair[] = []
const inLibraries: Pair[] = []
const PLACES = { play: inPlay, hand: inHand, library: inLibraries }

function pair(places: string, slug: string, other: string, amount: Amount): void {
  const card = cardNamed(slug)
  if (card === undefined) throw new Error(`there is no card ${slug}`)
  for (const [place, pairs] of Object.entries(PLACES))
    if (places.includes(place)) pairs.push({ card, feature: feature(`${place}.${slug}+${other}`), amount })
}

// ---- what a card may go together with

const yes = (condition: boolean): number => (condition ? 1 : 0)

const tokens: Amount = ({ player, reserve }) => Math.min(reserve, capacityOf(player))
const fourTokens: Amount = ({ reserve }) => yes(reserve >= 4)
const atMostOneToken: Amount = ({ reserve }) => yes(reserve <= 1)
const space: Amount = ({ player, reserve }) => Math.max(0, capacityOf(player) - reserve)
const water: Amount = (side) => yes(countOf(side.tokens, WATER) > 0)
const threeEqual: Amount = (side) => {
  for (let energy = AIR; energy <= EARTH; energy++) if (countOf(side.tokens, energy) >= 3) return 1
  return 0
}

const items: Amount = (side) => side.items
const familiars: Amount = (side) => side.familiars
const noFamiliar: Amount = (side) => yes(side.familiars === 0)
const familiarsInHand: Amount = ({ player }) => player.hand.reduce((n, entry) => n + yes(isFamiliar(cardOf(entry))), 0)
const handInRoom: Amount = ({ player, room }) => Math.max(0, Math.min(room, player.hand.length))
const libraries: Amount = ({ player }) => player.second.length + player.third.length
const bestInHand: Amount = ({ player }) =>
  player.hand.reduce((best, entry) => Math.max(best, pointsOf(cardOf(entry))), 0)
/** Cards in play that nobody minds to lose. */
const spent: Amount = ({ player }) => player.play.reduce((n, played) => n + yes(pointsOf(playedCard(played)) <= 0), 0)

/** By how much the seat leads, or lacks, in cards in play. */
const cardLead: Amount = ({ state, seat, player }) => {
  let most = 0
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) most = Math.max(most, state.players[other]!.play.length)
  return Math.max(-3, Math.min(3, player.play.length - most))
}

const richest: Amount = ({ state, seat, crystals }) => {
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && state.players[other]!.crystals >= crystals) return 0
  return 1
}

const poor: Amount = ({ crystals }) => yes(crystals < 3)
const moreOpponents: Amount = ({ state }) => state.players.length - 2

/** The sum of something over the opponents. */
const ofOpponents =
  (count: (player: Side['player']) => number): Amount =>
  ({ state, seat }) => {
    let sum = 0
    for (let other = 0; other < state.players.length; other++) if (other !== seat) sum += count(state.players[other]!)
    return sum
  }

const earth: Amount = (side) => yes(countOf(side.tokens, EARTH) > 0)
/** Cards in play that can be activated. */
const uses: Amount = ({ player }) => usesIn(player)
const bonuses: Amount = ({ player }) => player.bonus
const hand: Amount = ({ player }) => player.hand.length
const usesIn = ({ play }: Side['player']): number =>
  play.reduce((n, played) => n + yes(usesOf(effectCard(played)).length > 0), 0)

const theirCards = ofOpponents(({ hand, second, third }) => hand.length + second.length + third.length)
const theirTokens = ofOpponents(({ reserve }) => totalOf(reserve))
const theirUses = ofOpponents(usesIn)
const theirItems = ofOpponents(({ play }) => play.reduce((n, played) => n + yes(!isFamiliar(playedCard(played))), 0))

pair('play hand', 'wondrous-chest', 'four-tokens', fourTokens)
pair('play', 'beggars-horn', 'few-tokens', atMostOneToken)
pair('play hand', 'purse-of-io', 'tokens', tokens)
pair('play hand', 'balance-of-ishtar', 'three-equal', threeEqual)
pair('play hand', 'staff-of-spring', 'hand', handInRoom)
pair('play', 'staff-of-spring', 'libraries', libraries)
pair('play hand', 'yjangs-forgotten-vase', 'hand', handInRoom)
pair('play', 'yjangs-forgotten-vase', 'libraries', libraries)
pair('play hand', 'hand-of-fortune', 'hand', handInRoom)
pair('play', 'hand-of-fortune', 'libraries', libraries)
pair('play hand', 'potion-of-life', 'tokens', tokens)
pair('play hand', 'potion-of-knowledge', 'space', space)
pair('play hand', 'potion-of-dreams', 'best-in-hand', bestInHand)
pair('play hand', 'potion-of-dreams', 'tokens', tokens)
pair('play hand', 'necrotic-kriss', 'familiars-in-hand', familiarsInHand)
pair('play hand', 'idol-of-the-familiar', 'familiars', familiars)
pair('play', 'idol-of-the-familiar', 'familiars-in-hand', familiarsInHand)
pair('play hand', 'lantern-of-xidit', 'tokens', tokens)
pair('play', 'sealed-chest-of-urm', 'no-familiar', noFamiliar)
pair('play hand', 'sealed-chest-of-urm', 'familiars-in-hand', familiarsInHand)
pair('hand library', 'sealed-chest-of-urm', 'familiars', familiars)
pair('play hand', 'ragfields-helm', 'lead', cardLead)
pair('hand library', 'scepter-of-greatness', 'items', items)
pair('hand library', 'pendant-of-ragnor', 'items', items)
pair('hand', 'pendant-of-ragnor', 'space', space)
pair('play hand', 'dragon-skull', 'spent-cards', spent)
pair('hand', 'sid-nightshade', 'richest', richest)
pair('play hand', 'arcano-leech', 'their-cards', theirCards)
pair('play hand', 'thieving-fairies', 'their-uses', theirUses)
pair('hand', 'air-elemental', 'their-tokens', theirTokens)
pair('hand', 'lewis-greyface', 'their-tokens', theirTokens)
pair('play hand', 'figrim-the-avaricious', 'more-opponents', moreOpponents)
pair('play hand', 'titus-deepgaze', 'more-opponents', moreOpponents)
pair('play', 'damned-soul-of-onys', 'water', water)
pair('play', 'damned-soul-of-onys', 'poor', poor)
pair('play hand', 'heart-of-argos', 'uses', uses)
pair('play', 'horn-of-plenty', 'earth', earth)
pair('hand', 'selenias-codex', 'items', items)
pair('play hand', 'ios-transmuter', 'tokens', tokens)
pair('hand library', 'throne-of-renewal', 'bonuses', bonuses)
pair('play hand', 'jewel-of-the-ancients', 'three-equal', threeEqual)
pair('hand', 'amulet-of-time', 'hand', hand)
pair('hand library', 'raven-the-usurper', 'their-items', theirItems)
pair('hand', 'warden-of-argos', 'their-tokens', theirTokens)
pair('hand', 'warden-of-argos', 'tokens', tokens)
pair('hand', 'ratty-nightshade', 'their-tokens', theirTokens)

function observe(pairs: readonly Pair[], counts: ArrayLike<number>, side: Side, sheet: Sheet): void {
  for (let i = 0; i < pairs.length; i++) {
    const { card, feature, amount } = pairs[i]!
    if (counts[card] !== 0) sheet.add(feature, counts[card]! * amount(side))
  }
}

export function observePairs(side: Side, sheet: Sheet): void {
  observe(inPlay, side.inPlay, side, sheet)
  observe(inHand, side.inHand, side, sheet)
  observe(inLibraries, side.inLibraries, side, sheet)
}
