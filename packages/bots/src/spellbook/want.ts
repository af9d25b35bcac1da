import {
  COLOUR_COUNT,
  colourOf,
  KINDS,
  LOWEST,
  levelOf,
  NOT_LEARNED,
  type Player,
  parseSpell,
  RUNE_COUNT,
  runeOf,
  type State,
} from '@athanor/spellbook/inside'
import { count, newTally } from './tally.ts'

/** Cards that are used by discarding a circle, from the next level a triangle, from the highest any rune: by colour. */
const FUELLED = [
  { spell: parseSpell('R1')!, colour: 0 },
  { spell: parseSpell('W1')!, colour: 4 },
]

/** How welcome a token of an unlearned colour is beside so many others. The third makes the first level. */
const BESIDE = [1, 2, 3, 2.5, 2.5, 0.5]
const RUNE_FOR_SETS = 0.3
const FUEL = 0.4

const pool = newTally()
const colours = new Array<number>(COLOUR_COUNT).fill(0)
const runes = new Array<number>(RUNE_COUNT).fill(0)
const wants = new Array<number>(KINDS).fill(0)

/**
 * How much a player would like to have each kind of token, or to keep it if it lies in the pool. It is a rough order, to
 * think about a few moves instead of many; what they are worth in the end the weights decide.
 */
export function wantsOf(state: State, player: Player, inPool: boolean): readonly number[] {
  count(player.pool, pool)
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const others = Math.max(pool.colours[colour]! - (inPool ? 1 : 0), 0)
    colours[colour] = player.book[colour] === NOT_LEARNED ? BESIDE[Math.min(others, BESIDE.length - 1)]! : 0
  }
  for (let rune = 0; rune < RUNE_COUNT; rune++) runes[rune] = wantOfRune(state, player, rune)
  for (let kind = 0; kind < KINDS; kind++) wants[kind] = colours[colourOf(kind)]! + runes[runeOf(kind)]!
  return wants
}

function wantOfRune(state: State, player: Player, rune: number): number {
  const share = pool.runes[rune]! / Math.max(player.pool.length, 1)
  let want = RUNE_FOR_SETS * (state.table.wild === 'same-rune' ? share : 1 - share)
  for (const { spell, colour } of FUELLED) {
    if (state.table.spells[colour] === spell && rune <= levelOf(player.book[colour]!) - LOWEST) want += FUEL
  }
  return want
}
