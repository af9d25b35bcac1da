import { SUMMER, seasonOf } from '@athanor/seasons/inside'
import type { Sheet } from '../mind.ts'
import { nextTime } from './clock.ts'
import { feature } from './features.ts'
import type { Side } from './side.ts'

/** Entangling Roots: cards in hand, and those for which turns will be missing. */
const ROOTS = feature('enchanted.roots')
const ROOTS_TOO_MANY = feature('enchanted.roots-too-many')
/** Nature Spirit: every card to come costs more. */
const SPIRIT = feature('enchanted.spirit')
/** Argos' Embrace: a drawn card costs crystals. */
const EMBRACE = feature('enchanted.embrace')
/** Io's Bounty: every token is worth more. */
const BOUNTY = feature('enchanted.bounty')
/** Drought: the richest when summer comes loses something. */
const DROUGHT = feature('enchanted.drought')

/** What the enchantment of the table makes dearer or cheaper for a seat. */
export function observeEnchantment(side: Side, sheet: Sheet): void {
  const { state, changes, player } = side
  if (state.table.enchantment === undefined) return
  const cards = player.hand.length + player.second.length + player.third.length
  if (changes.oneSummoning) {
    sheet.add(ROOTS, player.hand.length)
    sheet.add(ROOTS_TOO_MANY, Math.max(0, cards - side.turnsLeft))
  }
  if (changes.extraEnergy > 0) sheet.add(SPIRIT, cards)
  if (changes.handPrice > 0 && side.die) sheet.add(EMBRACE, side.die.draw)
  if (changes.addition > 0) sheet.add(BOUNTY, side.reserve)
  if (changes.drought && isThirsty(side)) sheet.add(DROUGHT, 1)
}

/** Whether summer comes next and the seat has the most crystals. */
function isThirsty({ state, seat, crystals }: Side): boolean {
  if (seasonOf(state.time) === SUMMER || seasonOf(Math.floor(nextTime(state))) !== SUMMER) return false
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat && state.players[other]!.crystals >= crystals) return false
  return true
}
