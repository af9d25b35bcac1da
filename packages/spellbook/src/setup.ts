import { bad, below, type Options, push, rngFrom, type Seat } from '@athanor/kernel'
import { findSpell } from './catalogue.ts'
import { SOLO_ALTAR, TABLE_ALTAR } from './day.ts'
import { DAY } from './programs.ts'
import { NOT_LEARNED, parseSpell, type SpellId, spellId } from './spell.ts'
import type { Lineup, State, Wild } from './state.ts'
import { drawOne, drawToPool, emptyBag, fullBag, placeOnAltar, type SpellbookLog } from './supply.ts'
import { COLOUR_COUNT } from './token.ts'

const START_POOL = 2
const DIVINATION = parseSpell('P3')!

/** The seven cards that the host names, in any order. SB-SET-16, SB-SET-17 */
export function readLineup(text: string): SpellId[] {
  const names = text.split(/[\s,]+/).filter((name) => name !== '')
  const spells: SpellId[] = []
  for (const name of names) {
    const card = findSpell(name)
    if (!card) throw bad('unknown-spell', { name })
    if (spells[card.colour] !== undefined) throw bad('doubled-colour', { colour: { key: `colour.${card.colour}` } })
    spells[card.colour] = card.id
  }
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (spells[colour] === undefined) throw bad('missing-colour', { colour: { key: `colour.${colour}` } })
  }
  return spells
}

/** SB-SET-22 to SB-SET-30, SB-SOLO-03 to SB-SOLO-06; the order of dealing is SB-SET-27. */
export function setup(options: Options, players: number, seed: string, log: SpellbookLog): State {
  const lineup = options.lineup as Lineup
  const named = String(options.spells)
  if (lineup !== 'custom' && named !== '') throw bad('spells-need-custom', {})
  const custom = lineup === 'custom' ? readLineup(named) : undefined
  const first = options.first as number
  if (first > players) throw bad('first-too-high', { players })

  const rng = rngFrom(seed)
  const solo = players === 1
  const colours = Array.from({ length: COLOUR_COUNT }, (_, colour) => colour)
  const fixedSet = Number(lineup.slice(3))
  const spells = custom ?? colours.map((colour) => spellId(colour, lineup === 'random' ? below(rng, 3) + 1 : fixedSet))
  const firstSeat: Seat = first > 0 ? first - 1 : below(rng, players)

  const state: State = {
    table: {
      players,
      lineup,
      spells,
      wild: options.wild as Wild,
      first: firstSeat,
      handicap: options.handicap as number,
      altarOrder: solo && spells.includes(DIVINATION),
    },
    rng,
    reveals: 0,
    legal: undefined,
    stack: [],
    players: Array.from({ length: players }, () => ({
      pool: [],
      familiar: [],
      book: colours.map(() => NOT_LEARNED),
    })),
    opponent: solo ? { board: [], pool: [] } : null,
    pouch: fullBag(),
    box: emptyBag(),
    altar: [],
    day: 0,
    active: firstSeat,
    phase: 'morning',
    learnedToday: 0,
    ending: false,
  }
  placeOnAltar(state, solo ? SOLO_ALTAR : TABLE_ALTAR, undefined)
  for (let i = 0; i < players; i++) drawToPool(state, (firstSeat + i) % players, START_POOL, undefined)
  for (let i = 0; i < state.table.handicap; i++) state.opponent!.pool.push(drawOne(state, undefined))
  log?.({
    type: 'dealt',
    altar: state.altar.slice(),
    pools: state.players.map((player) => player.pool.slice()),
    opponent: state.opponent?.pool.slice() ?? [],
  })
  push(state.stack, DAY, firstSeat)
  return state
}
