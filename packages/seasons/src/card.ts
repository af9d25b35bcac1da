import type { Program, Seat } from '@athanor/kernel'
import facts from './data/seasons-cards.json' with { type: 'json' }
import { ENERGIES, type Tokens, tokensFrom } from './energy.ts'
import type { SeasonsEvent } from './event.ts'
import type { State } from './state.ts'

/** A power card: its number in the base game, 1 to 50; 51 to 70 are the cards 1 to 20 of Enchanted Kingdom. */
export type CardId = number
export const BASE_CARDS = 50
export const KINGDOM_CARDS = 20
export const ALL_CARDS = BASE_CARDS + KINGDOM_CARDS
export const COPIES = 2

export type Effect = Program<State, SeasonsEvent>

/** Why a card cannot be used now. */
export type NeedCode =
  | 'no-token'
  | 'no-water'
  | 'no-three-equal'
  | 'too-few-crystals'
  | 'no-room'
  | 'hand-empty'
  | 'pile-empty'
  | 'too-few-cards-in-play'
  | 'no-familiar'
  | 'die-carried-out'
  | 'no-card-to-put'
  | 'no-token-on-it'
  | 'no-four-water'
  | 'no-card'
  | 'gauge-at-zero'
  | 'gauge-needed'
  | 'passive'
  | 'token-used'

/** Looks for what stands against the use of the card at `place` in the seat's tableau; undefined if nothing does. */
export type Need = (state: State, seat: Seat, place: number) => NeedCode | undefined

/** One way to activate a card. Its steps: the cost, then Thieving Fairies, then the effect. ACT-12 */
export interface Use {
  readonly needs: readonly Need[]
  readonly cost: Effect
  readonly effect: Effect
}

/** What a card does, and when. In its frames `A` is its place in the tableau; `B` to `E` are 0 when it begins. */
export interface Behaviour {
  readonly enter?: Effect
  readonly uses?: readonly Use[]
  readonly endOfRound?: Effect
  /** Whether its end-of-round effect would bring its owner crystals now. */
  readonly bringsCrystals?: (state: State, seat: Seat) => boolean
  readonly seasonChange?: Effect
  /** Crystals at the end of the game: a gain, or a loss below 0. */
  readonly endOfGame?: (state: State, seat: Seat, place: number) => number
}

export interface Card extends Behaviour {
  readonly id: CardId
  readonly slug: string
  readonly name: string
  readonly familiar: boolean
  readonly points: number
  /** By the number of players. */
  readonly energy: readonly [Tokens, Tokens, Tokens]
  readonly crystals: readonly [number, number, number]
}

type Amount = number | { readonly '2': number; readonly '3': number; readonly '4': number }
const amount = (value: Amount | undefined, players: 2 | 3 | 4): number =>
  value === undefined ? 0 : typeof value === 'number' ? value : value[`${players}`]

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z]+/g, '-')

/** A card of the base game: the facts come from the table, the behaviour from the card file. */
export const card = (number: number, behaviour?: Behaviour): Card => cardOf('base', number, number, behaviour)

/** A card of Enchanted Kingdom, by its number there. */
export const kingdomCard = (number: number, behaviour?: Behaviour): Card =>
  cardOf('enchanted-kingdom', number, BASE_CARDS + number, behaviour)

function cardOf(set: string, number: number, id: CardId, behaviour: Behaviour = {}): Card {
  const fact = facts.find((one) => one.set === set && one.number === number)!
  const cost: { readonly [name: string]: Amount } = fact.cost
  const energy = (players: 2 | 3 | 4): Tokens =>
    tokensFrom(Object.fromEntries(ENERGIES.map((name) => [name, amount(cost[name], players)])))
  const crystals = (players: 2 | 3 | 4): number => amount(cost.crystal, players)
  return {
    id,
    slug: slugOf(fact.name),
    name: fact.name,
    familiar: fact.type === 'familiar',
    points: fact.points,
    energy: [energy(2), energy(3), energy(4)],
    crystals: [crystals(2), crystals(3), crystals(4)],
    ...behaviour,
  }
}
