import { FIRST_COLOUR, KIND_NAMES, KINDS, type Kind } from './crystal.ts'
import type { Crystals } from './data/table.ts'

/**
 * So many crystals of each kind in one number, four bits a kind, so that a gain fits into a frame of the stack. A grid
 * has 12 spaces: counts above 15 say no more than 15 does.
 */
export type Tally = number

const MOST = 15

export const countIn = (tally: Tally, kind: Kind): number => (tally >> (kind * 4)) & MOST
export const one = (kind: Kind): Tally => 1 << (kind * 4)

export function addTo(tally: Tally, kind: Kind, n: number): Tally {
  const now = countIn(tally, kind)
  return tally + ((now + n > MOST ? MOST - now : n) << (kind * 4))
}

/** `tally` and `more`, `times` over. */
export function plus(tally: Tally, more: Tally, times: number): Tally {
  let sum = tally
  for (let kind = 0; kind < KINDS; kind++) {
    const n = countIn(more, kind)
    if (n > 0) sum = addTo(sum, kind, n * times)
  }
  return sum
}

export function size(tally: Tally): number {
  let n = 0
  for (let rest = tally; rest !== 0; rest >>= 4) n += rest & MOST
  return n
}

/** What a card or rune gives: certain kinds, some of any colour, some of any kind at all. MT-GEN-03, MT-GEN-04 */
export interface Gain {
  readonly kinds: Tally
  readonly anyColour: number
  readonly anyKind: number
}

export const NOTHING: Gain = { kinds: 0, anyColour: 0, anyKind: 0 }

export function gainOf(crystals: Crystals): Gain {
  let kinds = 0
  KIND_NAMES.forEach((name, kind) => {
    kinds = addTo(kinds, kind, crystals[name] ?? 0)
  })
  return { kinds, anyColour: crystals.anyColour ?? 0, anyKind: crystals.anyCrystal ?? 0 }
}

/** The kinds of a tally, colours first, each as often as it is counted. */
export function kindsIn(tally: Tally): Kind[] {
  const kinds: Kind[] = []
  for (let i = FIRST_COLOUR; i <= KINDS; i++) {
    const kind = i % KINDS
    for (let n = countIn(tally, kind); n > 0; n--) kinds.push(kind)
  }
  return kinds
}
