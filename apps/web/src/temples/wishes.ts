import type { Move } from '@athanor/kernel'
import { KIND, parseMove, printed, type TemplesView } from '@athanor/temples'

/** What a person may think of while it is their turn: any card, any curse that is left, the spells. */
export function wishes(view: TemplesView): Move[] {
  if (view.step === 'setup' || view.step === 'over') return []
  const moves = printed(view).ring.flatMap(({ name, track }) => {
    const temple = view.temples.find((each) => each.name === name)
    const curses = track.flatMap(({ curses }, space) => (temple?.markers[space] === null ? curses : []))
    return [`collect ${name}`, ...curses.map((curse) => `break ${name} ${curse}`)]
  })
  return [...moves.flatMap((text) => parseMove(text) ?? []), ...SPELLS.map((spell) => spellWish(spell, view))]
}

export const SPELLS = ['speed', 'swap', 'exchange'] as const
export type Spell = (typeof SPELLS)[number]

/** The wish to cast a spell: for a swap, that of any two crystals. */
export function spellWish(spell: Spell, view: TemplesView): Move {
  if (spell !== 'swap') return KIND[spell]
  const grid = view.players[view.toAct[0] ?? view.active]?.grid ?? ''
  const filled = [...grid].flatMap((kind, space) => (kind === '.' ? [] : [space + 1]))
  const [a = 1, b = a === 1 ? 2 : 1] = filled
  return parseMove(`swap ${Math.min(a, b)} ${Math.max(a, b)}`)!
}
