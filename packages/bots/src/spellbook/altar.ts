import { COLOUR_COUNT, NOT_LEARNED } from '@athanor/spellbook/inside'
import type { Sheet } from '../mind.ts'
import { ALTAR_FOR, ALTAR_LATER, ALTAR_NOW, MOST_HELD } from './features.ts'
import type { Look } from './look.ts'
import { WHOLE_DAY } from './time.ts'

const MOST_WANTED = 2

/** Altar tokens that would serve the seat, by how many of their colour it holds. */
export function seeAltar({ state, seat, player, rest, pool, altar }: Look, sheet: Sheet): void {
  const row = seat === state.active && rest === WHOLE_DAY ? ALTAR_NOW : ALTAR_LATER
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const lying = altar.colours[colour]!
    const held = pool.colours[colour]!
    if (lying === 0 || player.book[colour] !== NOT_LEARNED) continue
    sheet.add(ALTAR_FOR + state.table.spells[colour]!, Math.min(lying, MOST_WANTED))
    if (held <= MOST_HELD) sheet.add(row + held, Math.min(lying, MOST_WANTED))
  }
}
