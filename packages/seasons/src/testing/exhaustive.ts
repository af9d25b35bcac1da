import { begin, below, type Move, type Options, type Rng } from '@athanor/kernel'
import { conform, type Steering } from '@athanor/kernel/testing'
import { ABILITIES, ABILITY_TOKENS } from '../abilities/index.ts'
import { ALL_CARDS, type CardId } from '../card.ts'
import { usesOf } from '../catalogue.ts'
import { FACE } from '../die.ts'
import { ENCHANTMENTS } from '../enchantments/index.ts'
import { cardOf } from '../entry.ts'
import type { SeasonsEvent } from '../event.ts'
import { BONUS, KIND, kindOf, subjectOf } from '../move.ts'
import { seasons } from '../rules.ts'
import { LEVELS } from '../state.ts'

/** What can happen to a card. */
export const FATES = ['drawn', 'summoned', 'activated', 'sacrificed', 'discarded'] as const
export type Fate = (typeof FATES)[number]

/** How often each fate has befallen each card. */
export type Fates = { readonly [F in Fate]: number[] }

export interface ExhaustiveReport {
  readonly games: number
  readonly decisions: number
  readonly fates: Fates
  /** How often each ability token was used, and how many games had each enchantment. */
  readonly tokens: readonly number[]
  readonly enchantments: readonly number[]
  /** Whatever is still too rare: a card and its fate, an ability token, an enchantment. */
  readonly rare: readonly string[]
}

const MOVE_FATES: readonly (readonly [number, Fate])[] = [
  [KIND.summon, 'summoned'],
  [KIND.put, 'summoned'],
  [KIND.activate, 'activated'],
  [KIND.sacrifice, 'sacrificed'],
  [KIND.discard, 'discarded'],
]

/** After so many games even the deal is chosen, the best of so many. */
const PLAIN_GAMES = 60
const DEALS = 100
/** The first games are without modules. */
const BASE_GAMES = 9
const GAMES_OF_ENCHANTMENT = 3

/** Cards that have other cards sacrificed, and the moves that bring them about. */
const SACRIFICERS: readonly CardId[] = [10, 37, 44]
const ON_CARDS: readonly number[] = [
  KIND.pick,
  KIND.hand,
  KIND.summon,
  KIND.put,
  KIND.keep,
  KIND.discard,
  KIND.activate,
  KIND.sacrifice,
]

/**
 * Plays games, steered towards what is still rare, until every card has met every fate `times` times and every ability
 * token was used as often, with each enchantment in some games and all combinations of modules; cards that cannot be
 * activated and tokens that work by themselves are excused from that. All games go through the conformance suite, which
 * examines every `every`-th decision in full.
 */
export function exhaust(times: number, seed: string, every = 1, mostGames = 5000): ExhaustiveReport {
  const runner = new Runner(times, seed, every)
  let games = 0
  while (games < mostGames && (runner.rare().length > 0 || games < BASE_GAMES + COMBINATIONS)) runner.play(games++)
  const { decisions, fates, tokens, enchantments } = runner
  return { games, decisions, fates, tokens, enchantments, rare: runner.rare() }
}

/**
 * Cards 31 to 50 are only at the highest level: most games are played there. Each enchantment, and no enchantment, meets
 * the four combinations of the other two modules.
 */
function optionsOf(game: number): Options {
  if (game < BASE_GAMES) return { level: LEVELS[Math.floor(game / 3)]! }
  const combination = game - BASE_GAMES
  return {
    level: 'archmage',
    kingdom: YES_NO[combination % 2]!,
    abilities: YES_NO[(combination >> 1) % 2]!,
    enchantment: EACH_ENCHANTMENT[(combination >> 2) % EACH_ENCHANTMENT.length]!,
  }
}

const YES_NO = ['yes', 'no']
const EACH_ENCHANTMENT = ['none', ...ENCHANTMENTS]
const COMBINATIONS = YES_NO.length * YES_NO.length * EACH_ENCHANTMENT.length

class Runner implements Steering<SeasonsEvent> {
  decisions = 0
  readonly fates: Fates
  readonly tokens: number[] = new Array<number>(ABILITIES.length + 1).fill(0)
  readonly enchantments: number[] = new Array<number>(ENCHANTMENTS.length + 1).fill(0)
  private readonly times: number
  private readonly seed: string
  private readonly every: number

  constructor(times: number, seed: string, every: number) {
    this.times = times
    this.seed = seed
    this.every = every
    const zeros = (): number[] => new Array<number>(ALL_CARDS + 1).fill(0)
    this.fates = { drawn: zeros(), summoned: zeros(), activated: zeros(), sacrificed: zeros(), discarded: zeros() }
  }

  rare(): string[] {
    const found: string[] = []
    for (let card = 1; card <= ALL_CARDS; card++) {
      for (const fate of FATES) {
        if (fate === 'activated' && usesOf(card).length === 0) continue
        if (this.fates[fate][card]! < this.times) found.push(`${card} ${fate}`)
      }
    }
    for (const { id, slug, passive } of ABILITY_TOKENS)
      if (!passive && this.tokens[id]! < this.times) found.push(`${slug} used`)
    ENCHANTMENTS.forEach((slug, i) => {
      if (this.enchantments[i + 1]! < GAMES_OF_ENCHANTMENT) found.push(slug)
    })
    return found
  }

  play(game: number): void {
    const players = 2 + (game % 3)
    const options = optionsOf(game)
    const seed = game < PLAIN_GAMES ? this.seed : this.bestDeal(game, players, options)
    const report = conform(seasons, {
      games: 1,
      from: game,
      seed,
      players: [players],
      options: [options],
      every: this.every,
      steering: this,
    })
    this.decisions += report.decisions
    for (const { message } of report.failures) throw new Error(`game ${game} of exhaust('${this.seed}'): ${message}`)
  }

  /** The seed whose packets hold most of what is still rare, and of what has cards sacrificed. */
  private bestDeal(game: number, players: number, options: Options): string {
    let best = this.seed
    let most = -1
    for (let i = 0; i < DEALS; i++) {
      const seed = `${this.seed}/${i}`
      const state = begin(seasons, players, options, `${seed}/${game}`)
      let wanted = 0
      for (const { hand } of state.players) wanted += this.worthDealing(hand.map(cardOf))
      if (wanted > most) {
        most = wanted
        best = seed
      }
    }
    return best
  }

  private worthDealing(hand: readonly CardId[]): number {
    const sacrificers = hand.filter((card) => SACRIFICERS.includes(card)).length
    const rare = hand.filter((card) => this.isRare('sacrificed', card)).length
    return 2 * sacrificers + rare + 4 * sacrificers * rare
  }

  private isRare(fate: Fate, card: CardId): boolean {
    return this.fates[fate][card]! < this.times
  }

  /** Moves that do something rare, or lead to it, are played more often; turns are long. */
  choose(moves: readonly Move[], rng: Rng): Move {
    const weights = moves.map((move) => this.weight(move))
    let left = below(
      rng,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
    let at = 0
    while (left >= weights[at]!) left -= weights[at++]!
    return moves[at]!
  }

  private weight(move: Move): number {
    const kind = kindOf(move)
    const subject = subjectOf(move)
    // Cards come into play by a high gauge and energy that is not burnt.
    if (kind === KIND.end || kind === KIND.transmute) return 1
    if (kind === KIND.bonus) return subject === BONUS.gauge ? 40 : 1
    if (kind === KIND.token) return this.tokens[subject]! < this.times ? 80 : 4
    if (kind === KIND.die) return FACE[subject]!.gauge > 0 ? 12 : 4
    if (!ON_CARDS.includes(kind)) return 4
    const found = MOVE_FATES.find(([one]) => one === kind)
    if (found !== undefined && this.isRare(found[1], subject)) return 80
    if (SACRIFICERS.includes(subject)) return 80
    if (this.isRare('sacrificed', subject) || this.isRare('summoned', subject)) return 40
    // Whatever else is summoned takes the energy and the room of what is wanted.
    return kind === KIND.summon ? 1 : 4
  }

  hear(event: SeasonsEvent): void {
    if (event.type === 'drew-cards') for (const card of event.cards) this.fates.drawn[card]!++
    else if (event.type === 'discarded-cards') for (const card of event.cards) this.fates.discarded[card]!++
    else if (event.type === 'revealed') for (const card of event.cards) this.fates.drawn[card]!++
    else if (event.type === 'token-used') this.tokens[event.token]!++
    else if (event.type === 'enchantment') this.enchantments[event.enchantment]!++
    else if (event.type === 'drew-open') this.fates.drawn[event.card]!++
    else if (event.type === 'discarded-open') this.fates.discarded[event.card]!++
    else if (event.type === 'summoned' || event.type === 'activated' || event.type === 'sacrificed')
      this.fates[event.type][event.card]!++
  }
}
