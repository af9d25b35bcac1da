import { bad, below, type Options, push, type Rng, removeAt, rngFrom, type Seat, shuffle } from '@athanor/kernel'
import { ALL_CARDS, BASE_CARDS, type CardId, COPIES } from './card.ts'
import { DICE_PER_SEASON, type Die, dieAt, NO_FACE } from './die.ts'
import { EVERYBODY, entryOf, FIRST_FREE_GROUP, setGroup } from './entry.ts'
import { DEALT, showPackets } from './prelude.ts'
import { DRAFT, LIBRARIES, ROUND } from './programs.ts'
import { SEASONS } from './season.ts'
import { LEVELS, type Player, type State, type Table } from './state.ts'
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

export function setup(options: Options, players: number, seed: string, log: SeasonsLog): State {
  const level = LEVELS.find((one) => one === options.level)!
  const named = Number(options.first)
  if (named > players) throw bad('first-too-high', { players })
  if (level !== 'apprentice' && options.sets !== '') throw bad('sets-need-apprentice', {})

  const rng = rngFrom(seed)
  const dice = chooseDice(rng, players)
  const sets = level === 'apprentice' ? chooseSets(String(options.sets), players, rng) : []
  const first: Seat = named > 0 ? named - 1 : below(rng, players)
  const table: Table = { players, level, dice, sets, kingdom: options.kingdom === 'yes' ? true : undefined }
  const cards: CardId[] = []
  for (const card of cardsOf(table)) for (let copy = 0; copy < COPIES; copy++) cards.push(card)
  for (const set of sets) for (const card of READY_SETS[set - 1]!) cards.splice(cards.indexOf(card), 1)
  shuffle(rng, cards)

  const everySeat = [0, 1, 2, 3].slice(0, players)
  const state: State = {
    table,
    rng,
    reveals: 0,
    legal: undefined,
    stack: [],
    players: everySeat.map(() => newPlayer(table.kingdom === true)),
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
  }
  state.players.forEach((player, seat) => {
    const set = sets[seat]
    if (set === undefined) player.hand = cards.splice(-DEALT).map((card) => entryOf(card, 1 << seat))
    else {
      player.third = READY_SETS[set - 1]!.map((card) => entryOf(card, 1 << seat, EVERYBODY, setGroup(seat)))
      log?.({ type: 'set', seat, set })
    }
  })
  state.pile = cards.map((card) => entryOf(card, 0))
  push(state.stack, ROUND, first)
  push(state.stack, LIBRARIES, first)
  if (level !== 'apprentice') {
    push(state.stack, DRAFT, first)
    if (log) showPackets(state, log)
  }
  return state
}
