import {
  COLOUR_COUNT,
  countPool,
  HIGHEST,
  LOWEST,
  levelOf,
  type Marker,
  NOT_LEARNED,
  parseSpell,
  RUNE_COUNT,
  reach,
  runeOfMarker,
  type State,
  token,
  transmuting,
  WILD,
} from '@athanor/spellbook/inside'
import type { Sheet } from '../mind.ts'
import {
  ALIKE,
  ALIKE_FOR,
  CROWDED,
  LEVELS,
  MOST_ALIKE,
  MOST_HELD,
  PAYABLE,
  PAYABLE_FOR,
  PAYABLE_TOO,
  POOL,
  POUCH,
  ROOMY,
  SPARE,
  TOKENS_FOR,
  TOKENS_FROM,
  WILD_PARTS,
  WILD_SETS,
} from './features.ts'
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
  sheet.add(POOL, player.pool.length)
  if (player.pool.length > ROOMY) sheet.add(CROWDED, player.pool.length - ROOMY)
  const transmuter = transmutation(look)
  countPool(player.pool)
  let best = 0
  let cards = 0
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const held = pool.colours[colour]!
    if (held === 0) continue
    if (player.book[colour] !== NOT_LEARNED) {
      sheet.add(SPARE, held)
      continue
    }
    const spell = state.table.spells[colour]!
    sheet.add(TOKENS_FOR + spell, Math.min(held, HIGHEST))
    for (let n = 0; n < held && n < MOST_ALIKE; n++) sheet.add(ALIKE + n, 1)
    const level = payable(state, colour, transmuter)
    if (level >= LOWEST) cards++
    for (let n = LOWEST; n <= level; n++) sheet.add(PAYABLE_FOR + spell * LEVELS + n - LOWEST, 1)
    for (let n = 0; n < held && n < MOST_ALIKE; n++) sheet.add(ALIKE_FOR + spell * MOST_ALIKE + n, 1)
    if (level > best) best = level
  }
  for (let n = 0; n < player.pool.length; n++) sheet.add(TOKENS_FROM + n, 1)
  for (let level = LOWEST; level <= best; level++) sheet.add(PAYABLE + level - LOWEST, 1)
  if (cards > 1) sheet.add(PAYABLE_TOO, cards - 1)
  seeWildSets(look, sheet)
  seePouch(look, sheet)
}

/** With fewer tokens the pouch will soon be filled from the box. */
const NEARLY_EMPTY = 6

/** How likely tokens are drawn that serve the seat, in relation to seven colours that are all alike. */
function seePouch({ state, player, pool }: Look, sheet: Sheet): void {
  const { count, size } = state.pouch.size < NEARLY_EMPTY ? state.box : state.pouch
  if (size === 0) return
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (player.book[colour] !== NOT_LEARNED) continue
    let tokens = 0
    for (let rune = 0; rune < RUNE_COUNT; rune++) tokens += count[token(colour, rune)]!
    sheet.add(POUCH + Math.min(MOST_HELD, pool.colours[colour]!), (tokens / size) * COLOUR_COUNT)
  }
}

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
