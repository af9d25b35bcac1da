import {
  COLOUR_COUNT,
  countPool,
  HIGHEST,
  LOWEST,
  levelOf,
  type Marker,
  NOT_LEARNED,
  parseSpell,
  reach,
  runeOfMarker,
  type State,
  transmuting,
  WILD,
} from '@athanor/spellbook/inside'
import type { Sheet } from '../mind.ts'
import { MOST_NATURAL, NATURAL, PAYABLE, POOL, SPARE, WILD_PARTS, WILD_SETS } from './features.ts'
import type { Look } from './look.ts'

const TRANSMUTATION = parseSpell('B1')!
const BLUE = 5

/** The marker on Transmutation, if that card is in use and works. */
export function transmutation({ state, player }: Look): Marker {
  const marker = player.book[BLUE]!
  return state.table.spells[BLUE] === TRANSMUTATION && levelOf(marker) > LOWEST ? marker : NOT_LEARNED
}

/** The highest level of a colour that the pool counted last by `countPool` can pay, by whatever means. */
export function payable(state: State, colour: number, transmuter: Marker): number {
  const level = reach(state, colour, WILD)
  if (transmuter === NOT_LEARNED) return level
  return Math.max(level, reach(state, colour, transmuting(runeOfMarker(transmuter), levelOf(transmuter) - LOWEST)))
}

/** What the pool holds and what it could pay. */
export function seePool(look: Look, sheet: Sheet): void {
  const { state, player, pool } = look
  const { book } = player
  const transmuter = transmutation(look)
  countPool(player.pool)
  for (let n = 0; n < player.pool.length; n++) sheet.add(POOL + n, 1)
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const natural = pool.colours[colour]!
    if (natural === 0) continue
    if (book[colour] !== NOT_LEARNED) {
      sheet.add(SPARE, natural)
      continue
    }
    const spell = state.table.spells[colour]!
    for (let n = 0; n < natural && n < MOST_NATURAL; n++) sheet.add(NATURAL + spell * MOST_NATURAL + n, 1)
    const highest = payable(state, colour, transmuter)
    for (let level = LOWEST; level <= highest; level++) sheet.add(PAYABLE + spell * LEVELS + level - LOWEST, 1)
  }
  seeWildSets(look, sheet)
}

const LEVELS = HIGHEST - LOWEST + 1

function seeWildSets({ state, pool }: Look, sheet: Sheet): void {
  const [circles = 0, triangles = 0, squares = 0] = pool.runes
  if (state.table.wild === 'three-different-runes') {
    const sets = Math.min(circles, triangles, squares)
    sheet.add(WILD_SETS, sets)
    sheet.add(WILD_PARTS, Math.min(circles - sets, 1) + Math.min(triangles - sets, 1) + Math.min(squares - sets, 1))
  } else {
    sheet.add(WILD_SETS, Math.floor(circles / 3) + Math.floor(triangles / 3) + Math.floor(squares / 3))
    sheet.add(WILD_PARTS, Math.max(circles % 3, triangles % 3, squares % 3))
  }
}
