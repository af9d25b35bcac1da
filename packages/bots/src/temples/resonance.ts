import type { Seat } from '@athanor/kernel'
import { type Board, COLOURLESS, countIn, isTemple, ownedRunes, type State } from '@athanor/temples/inside'
import type { Sheet } from '../mind.ts'
import * as F from './features.ts'

/** What a rune gives, added up over all cards of the ring at which it resonates: by rune, what to note of each feature. */
type Effects = readonly { readonly feature: number; readonly amount: number }[]

const known = new WeakMap<Board, readonly Effects[]>()

/** Notes what the owned runes give at the cards of the ring. */
export function resonance(state: State, board: Board, seat: Seat, sheet: Sheet): void {
  let runes = known.get(board)
  if (!runes) {
    runes = board.runes.map((_, rune) => effectsOf(board, rune))
    known.set(board, runes)
  }
  for (let rune = 0; rune < runes.length; rune++) {
    const n = ownedRunes(state, seat, rune)
    if (n > 0) for (const { feature, amount } of runes[rune]!) sheet.add(feature, n * amount)
  }
}

function effectsOf(board: Board, rune: number): Effects {
  const { gain, clears, extra } = board.runes[rune]!
  const wilderness = board.ring.filter((card) => !isTemple(card) && board.wilderness[card]!.tablet === rune)
  const sites = wilderness.length + board.temples.filter(({ tablet }) => tablet === rune).length
  const sitesFor = (action: string): number =>
    wilderness.filter((card) => board.wilderness[card]!.action === action).length
  return [
    { feature: F.RESONANCE_COLOURLESS, amount: sites * countIn(gain.kinds, COLOURLESS) },
    { feature: F.RESONANCE_COLOURS, amount: sites * (gain.anyColour + gain.anyKind) },
    { feature: F.RESONANCE_CLEARS, amount: clears ? sitesFor('upgrade') : 0 },
    { feature: F.RESONANCE_EXTRA, amount: extra * sitesFor('exchange') },
  ].filter(({ amount }) => amount > 0)
}
