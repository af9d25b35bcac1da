import { begin, type Options, push, type Seat } from '@athanor/kernel'
import type { CardId } from '../card.ts'
import { slugOf } from '../catalogue.ts'
import { FACE } from '../die.ts'
import { cardOf, type Entry, EVERYBODY, entryOf } from '../entry.ts'
import { freeMarker } from '../marker.ts'
import { ABILITY, ROUND, TURN } from '../programs.ts'
import { seasons } from '../rules.ts'
import { SEASONS, type SeasonName, seasonOf, timeAt } from '../season.ts'
import { COPYING, CRYSTAL_DIE, GIVEN, type Level, type Player, playedCard, type State, TURNED } from '../state.ts'
import { opponentsOf } from '../step.ts'

import { ability, card, cards, face, readFace, tokens, words } from './words.ts'

type At = 'turn' | 'die' | 'dice' | 'draft' | 'libraries' | 'abilities'

/** How a test sets a seat. Everything is empty or 0 by default, but the gauge, which is 15. */
export interface SeatSetup {
  readonly crystals?: number
  readonly gauge?: number
  /** Tokens by their letters (A air, W water, F fire, E earth): `'AAWF'`. */
  readonly reserve?: string
  readonly bonus?: number
  /** Cards by number or name, separated by spaces: `'7 22 dragon-skull'`. */
  readonly hand?: string
  /** Library II and Library III. */
  readonly second?: string
  readonly third?: string
  /**
   * Cards in play, oldest first; `!` marks a turned one, a colon the tokens on it: `'35:AAF 16! 4:WWFE'`. `68=35` is a
   * Raven that copies the first card 35 of the opponents, beginning on the left.
   */
  readonly play?: string
  /** Reduced-reserve markers that stay for good. */
  readonly markers?: number
  /** The die chosen this round, as it lies: `'winter3.5'`, or `face({ draw: 1 })`. By default one with 6 crystals. */
  readonly die?: string
  /** The ability token, by its name; `!` marks a used one: `'offering'`, `'insight!'`. */
  readonly ability?: string
  /** The three tokens dealt, at `abilities`. */
  readonly dealt?: string
}

/** How a test sets the table. What is not named is as after an ordinary setup. */
export interface TableSetup {
  readonly players?: number
  /** Archmage by default. */
  readonly level?: Level
  /** With the power cards of Enchanted Kingdom. */
  readonly kingdom?: boolean
  readonly options?: Options
  /** The name of the enchantment. */
  readonly enchantment?: string
  readonly seed?: string
  readonly seats?: readonly SeatSetup[]
  /**
   * Where the scenario begins. `turn` (default): the active seat has carried out its die. `die`: it has not yet.
   * `dice`: the dice lie on the table. `draft` and `libraries`: in the prelude, as dealt; `hand` and `third` of a seat are
   * then its packet and its nine cards. `abilities`: when the ability tokens are chosen.
   */
  readonly at?: At
  /** Whose turn it is; seat 0 by default. */
  readonly active?: Seat
  /** The first player of the round; the active seat by default. */
  readonly first?: Seat
  readonly year?: number
  /** The space of the season marker, 1 to 12; or name a season for its first space. */
  readonly space?: number
  readonly season?: SeasonName
  /** The draw pile, the top card first. By default every card that is nowhere else, in an order fixed by the seed. */
  readonly pile?: string
  /** The discard pile, the top card first. With pile and discard named, cards that are nowhere are left out. */
  readonly discard?: string
  /** Nobody has seen the cards of the discard pile; by default everybody has. */
  readonly discardUnseen?: boolean
  /** The dice on the table: at `dice` all of them, otherwise the one that nobody took. */
  readonly dice?: string
  /** Instead of `dice`: the pips of the die that nobody took. */
  readonly pips?: 1 | 2 | 3
  /** The active seat may transmute. */
  readonly permission?: boolean
}

/** The state that a test describes, ready to run. */
export function arrange(table: TableSetup): State {
  const active = table.active ?? 0
  const first = table.first ?? active
  const at = table.at ?? 'turn'
  const options: Options = { level: table.level ?? 'archmage', first: first + 1, ...modules(table), ...table.options }
  const state = begin(seasons, table.players ?? 2, options, table.seed ?? 'scenario')
  const box = new Box(state)
  const prelude = at === 'draft' || at === 'libraries'
  if (!prelude || table.seats) box.takeAll()
  state.players.forEach((player, seat) => {
    setSeat(player, seat, table.seats?.[seat] ?? {}, at, box)
  })
  state.players.forEach((_, seat) => {
    setCopies(state, seat, table.seats?.[seat]?.play ?? '')
  })
  if (!prelude || table.seats) box.setPiles(table)
  if (prelude) return state

  state.time = timeAt(table.year ?? 1, table.space ?? (table.season ? SEASONS.indexOf(table.season) * 3 + 1 : 1))
  state.round = 1
  state.first = first
  state.active = active
  state.pass = 9
  state.phase = 'dice'
  state.dice = words(table.dice ?? face({ pips: table.pips ?? 1, ...seasonAt(state) })).map(readFace)
  state.stack = []
  setStack(state, at, active)
  state.permission = table.permission ? GIVEN : 0
  if (at === 'turn' && table.kingdom && FACE[state.players[active]!.die]!.crystals > 0) state.permission |= CRYSTAL_DIE
  return state
}

/** `68=35`: the Raven's marker lies on an opponent's card. */
function setCopies(state: State, seat: Seat, play: string): void {
  words(play).forEach((word, place) => {
    const { copied } = readPlayed(word)
    if (copied === undefined) return
    const marker = freeMarker(state)
    const owner = opponentsOf(state, seat).find((other) =>
      state.players[other]!.play.some((played) => playedCard(played) === copied),
    )
    if (owner === undefined) throw new Error(`no opponent of seat ${seat} has a card ${copied} to copy`)
    const item = state.players[owner]!.play.findIndex((played) => playedCard(played) === copied)
    state.players[owner]!.play[item]! |= marker
    const mine = state.players[seat]!.play
    mine[place] = copied | COPYING | marker | (mine[place]! & TURNED)
  })
}

/** `35:AAF`, `16!`, `68=35`. */
function readPlayed(word: string): { name: string; copied: CardId | undefined; turned: boolean; held: string } {
  const [, name, copied, mark, held] = /^([a-z0-9-]+)(?:=([a-z0-9-]+))?(!?)(?::([AWFE]+))?$/.exec(word) ?? []
  if (name === undefined) throw new Error(`"${word}" is no card in play; write 35, 16!, 4:WWFE or 68=35`)
  return { name, copied: copied === undefined ? undefined : card(copied), turned: mark === '!', held: held ?? '' }
}

/** The options for what the table names. */
function modules({ kingdom, enchantment, seats, at }: TableSetup): Options {
  const abilities = at === 'abilities' || seats?.some((seat) => seat.ability !== undefined)
  return {
    ...(kingdom && { kingdom: 'yes' }),
    ...(enchantment !== undefined && { enchantment }),
    ...(abilities && { abilities: 'yes' }),
  }
}

const seasonAt = (state: State): { season: SeasonName } => ({ season: SEASONS[seasonOf(state.time)]! })

/** The frames of the round and of the running turn, at the step where the scenario begins. */
function setStack(state: State, at: At, active: Seat): void {
  const { stack } = state
  if (at === 'abilities') {
    state.round = 0
    push(stack, ROUND, state.first)
    push(stack, ABILITY, state.first)
    return
  }
  const players = state.players.length
  const CHOOSE = 1
  const TURNS = 2
  const ACTIONS = 4
  if (at === 'dice') {
    push(stack, ROUND, active, (active - state.first + players) % players)
    stack[1] = CHOOSE
    return
  }
  push(stack, ROUND, (active + 1) % players, ((active - state.first + players) % players) + 1)
  stack[1] = TURNS
  push(stack, TURN, active)
  if (at === 'die') return
  state.phase = 'turn'
  stack[stack.length - 7] = ACTIONS
}

function setSeat(player: Player, seat: Seat, setup: SeatSetup, at: At, box: Box): void {
  const prelude = at === 'draft' || at === 'libraries'
  player.crystals = setup.crystals ?? 0
  player.gauge = setup.gauge ?? (prelude ? 0 : 15)
  player.reserve = tokens(setup.reserve ?? '')
  player.bonus = setup.bonus ?? 0
  if (setup.markers !== undefined) player.markers = setup.markers
  setTokens(player, setup, at)
  if (prelude && setup.hand === undefined && setup.third === undefined) return
  const own = (names: string | undefined): Entry[] =>
    box.take(cards(names ?? '')).map((found) => entryOf(found, 1 << seat))
  player.hand = own(setup.hand)
  player.second = own(setup.second)
  player.third = own(setup.third)
  player.play = []
  player.stored = []
  for (const word of words(setup.play ?? '')) {
    const { name, turned, held } = readPlayed(word)
    player.play.push(box.take([card(name)])[0]! | (turned ? TURNED : 0))
    player.stored.push(tokens(held))
  }
  if (prelude || at === 'dice' || at === 'abilities') return
  player.die = readFace(setup.die ?? face({ crystals: 6 }))
}

function setTokens(player: Player, setup: SeatSetup, at: At): void {
  if (player.dealt === undefined || at === 'draft' || at === 'libraries') return
  if (at === 'abilities') {
    if (setup.dealt !== undefined) player.dealt = words(setup.dealt).map(ability)
    return
  }
  const { ability: name = '' } = setup
  player.dealt = []
  player.ability = name === '' ? 0 : ability(name.replace('!', ''))
  player.used = name.endsWith('!')
}

/** The cards that are nowhere yet. */
class Box {
  private rest: CardId[] = []
  private readonly state: State

  constructor(state: State) {
    this.state = state
  }

  /** Picks up all cards of the game. */
  takeAll(): void {
    const { state } = this
    const lists = [
      state.pile,
      state.discard,
      ...state.players.flatMap((player) => [player.hand, player.second, player.third]),
    ]
    for (const list of lists) for (const entry of list) this.rest.push(cardOf(entry))
    for (const player of state.players) {
      player.hand = []
      player.second = []
      player.third = []
    }
    state.pile = []
    state.discard = []
  }

  take(wanted: readonly CardId[]): CardId[] {
    for (const one of wanted) {
      const at = this.rest.indexOf(one)
      if (at < 0) throw new Error(`there is no further copy of ${slugOf(one)} at this level`)
      this.rest.splice(at, 1)
    }
    return [...wanted]
  }

  setPiles(table: TableSetup): void {
    const { state } = this
    const seenBy = table.discardUnseen ? 0 : EVERYBODY
    const discard = this.take(cards(table.discard ?? '')).map((found) => entryOf(found, seenBy))
    state.discard = discard.reverse()
    if (table.pile !== undefined) {
      state.pile = this.take(cards(table.pile))
        .map((found) => entryOf(found, 0))
        .reverse()
      if (table.discard === undefined) state.discard = this.rest.map((found) => entryOf(found, seenBy))
    } else state.pile = this.rest.map((found) => entryOf(found, 0))
  }
}
