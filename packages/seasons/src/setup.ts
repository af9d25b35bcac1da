import { bad, below, type Options, push, type Rng, removeAt, rngFrom, type Seat, shuffle } from '@athanor/kernel'
import { dealTokens } from './abilities/choice.ts'
import { ALL_CARDS, BASE_CARDS, type CardId, COPIES } from './card.ts'
import { DICE_PER_SEASON, type Die, dieAt, NO_FACE } from './die.ts'
import type { Changes } from './enchantments/enchantment.ts'
import { changesOf, ENCHANTMENTS, type EnchantmentId, enchantmentNamed, isPossible } from './enchantments/index.ts'
import { EVERYBODY, entryOf, FIRST_FREE_GROUP, setGroup } from './entry.ts'
import { showPackets } from './prelude.ts'
import { ABILITY, CONSTRUCTION, CULL, DRAFT, LIBRARIES, ROUND, SELECTION } from './programs.ts'
import { SEASONS } from './season.ts'
import { LEVELS, type Level, type Player, type State, type Table } from './state.ts'
import type { SeasonsLog } from './supply.ts'

const FIRST_THIRTY = 30

/** The numbers of the cards of a table. SET-14, SET-22, SET-23, EK-SET-03 */
export function cardsOf({ level, kingdom }: Pick<Table, 'level' | 'kingdom'>): CardId[] {
  const cards: CardId[] = []
  for (let card = 1; card <= (level === 'archmage' ? BASE_CARDS : FIRST_THIRTY); card++) cards.push(card)
  if (kingdom) for (let card = BASE_CARDS + 1; card <= ALL_CARDS; card++) cards.push(card)
  return cards
}

/** The four ready-made sets. SET-15 to SET-18 */
export const READY_SETS: readonly (readonly CardId[])[] = [
  [1, 2, 7, 17, 18, 20, 26, 29, 30],
  [3, 5, 9, 14, 15, 21, 23, 25, 28],
  [4, 6, 7, 9, 12, 16, 22, 24, 30],
  [1, 2, 3, 11, 13, 15, 18, 25, 27],
]

const newPlayer = (kingdom: boolean): Player => ({
  crystals: 0,
  gauge: 0,
  reserve: 0,
  bonus: 0,
  die: NO_FACE,
  hand: [],
  second: [],
  third: [],
  play: [],
  stored: [],
  markers: kingdom ? 0 : undefined,
  dealt: undefined,
  ability: undefined,
  used: undefined,
})

/** SET-07 to SET-10: one die more than players, of each colour. */
function chooseDice(rng: Rng, players: number): Die[][] {
  const chosen: Die[][] = []
  for (let season = 0; season < SEASONS.length; season++) {
    const dice: Die[] = []
    for (let number = 0; number < DICE_PER_SEASON; number++) dice.push(dieAt(season, number))
    while (dice.length > players + 1) removeAt(dice, below(rng, dice.length))
    chosen.push(dice)
  }
  return chosen
}

/** The set of each seat: as agreed (`"2 4 1"`), or dealt at random. SET-19 */
function chooseSets(text: string, players: number, rng: Rng): number[] {
  const named = text.split(/[\s,]+/).filter((word) => word !== '')
  if (named.length === 0) return shuffle(rng, [1, 2, 3, 4]).slice(0, players)
  const sets = named.map(Number)
  if (sets.length !== players || new Set(sets).size !== players || sets.some((set) => !READY_SETS[set - 1]))
    throw bad('bad-sets', { players })
  return sets
}

/** The enchantment as agreed, or drawn among those that the table can have. EK-SET-05, EK-SET-06 */
function chooseEnchantment(option: string, level: Level, players: number, pool: number, rng: Rng): EnchantmentId {
  const draft = level !== 'apprentice'
  if (option === 'random') {
    const possible = ENCHANTMENTS.map((_, i) => i + 1).filter((id) => isPossible(id, draft, players, pool))
    return possible[below(rng, possible.length)]!
  }
  const id = enchantmentNamed(option)
  if (isPossible(id, draft, players, pool)) return id
  throw draft
    ? bad('enchantment-needs-cards', { n: players * changesOf(id).dealt, pool })
    : bad('enchantment-needs-draft', { enchantment: { key: `enchantment.${id}` } })
}

/** The programs of the first step of the prelude, in their order. */
const STEP_ONE: { readonly [P in Changes['prelude']]: readonly number[] } = {
  draft: [DRAFT],
  construction: [CONSTRUCTION],
  selection: [CULL, DRAFT, SELECTION],
}

export function setup(options: Options, players: number, seed: string, log: SeasonsLog): State {
  const level = LEVELS.find((one) => one === options.level)!
  const named = Number(options.first)
  if (named > players) throw bad('first-too-high', { players })
  if (level !== 'apprentice' && options.sets !== '') throw bad('sets-need-apprentice', {})

  const rng = rngFrom(seed)
  const dice = chooseDice(rng, players)
  const sets = level === 'apprentice' ? chooseSets(String(options.sets), players, rng) : []
  const first: Seat = named > 0 ? named - 1 : below(rng, players)
  const kingdom = options.kingdom === 'yes'
  const cards: CardId[] = []
  for (const card of cardsOf({ level, kingdom })) for (let copy = 0; copy < COPIES; copy++) cards.push(card)
  const enchantment = chooseEnchantment(String(options.enchantment ?? 'none'), level, players, cards.length, rng)
  const abilities = options.abilities === 'yes'
  for (const set of sets) for (const card of READY_SETS[set - 1]!) cards.splice(cards.indexOf(card), 1)
  shuffle(rng, cards)

  const everySeat = [0, 1, 2, 3].slice(0, players)
  const state: State = {
    table: {
      players,
      level,
      dice,
      sets,
      kingdom: kingdom || undefined,
      enchantment: enchantment || undefined,
      abilities: abilities || undefined,
    },
    rng,
    reveals: 0,
    legal: undefined,
    stack: [],
    players: everySeat.map(() => newPlayer(kingdom)),
    pile: [],
    discard: [],
    held: [],
    dice: [],
    phase: level === 'apprentice' ? 'libraries' : 'draft',
    pass: 0,
    picks: everySeat.map(() => 0),
    time: 0,
    round: 0,
    first,
    active: first,
    permission: 0,
    addition: 0,
    groups: FIRST_FREE_GROUP,
    dry: undefined,
  }
  if (enchantment > 0) log?.({ type: 'enchantment', enchantment })
  if (abilities) dealTokens(state, rng, log)
  const { dealt, prelude } = changesOf(enchantment)
  state.players.forEach((player, seat) => {
    const set = sets[seat]
    if (set === undefined) player.hand = cards.splice(-dealt).map((card) => entryOf(card, 1 << seat))
    else {
      player.third = READY_SETS[set - 1]!.map((card) => entryOf(card, 1 << seat, EVERYBODY, setGroup(seat)))
      log?.({ type: 'set', seat, set })
    }
  })
  state.pile = cards.map((card) => entryOf(card, 0))
  push(state.stack, ROUND, first)
  if (abilities) push(state.stack, ABILITY, first)
  push(state.stack, LIBRARIES, first)
  if (level !== 'apprentice') {
    for (const program of STEP_ONE[prelude].toReversed()) push(state.stack, program, first)
    if (log) showPackets(state, log)
  }
  return state
}
