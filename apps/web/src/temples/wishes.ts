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
  return [KIND.exchange, ...moves.flatMap((text) => parseMove(text) ?? [])]
}
