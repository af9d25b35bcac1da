import type { Seat } from '@athanor/kernel'

/** More than so many of a kind are not counted by any eye. */
export const MOST = 5

/** How many things of a kind a place of a player has more than before, or fewer. */
export interface Change {
  readonly place: string
  readonly seat: Seat
  readonly by: number
  /** Where more comes from if nobody has lost it, and where it goes if nobody has got it. */
  readonly bank: string
}

export interface Flow {
  readonly from: string
  readonly to: string
  readonly n: number
}

/**
 * What one place has lost another one has got: first another place of the same player, then a place of somebody else.
 * The rest comes from the bank, or goes there.
 */
export function flows(changes: readonly Change[]): Flow[] {
  const found: Flow[] = []
  const left = new Map(changes.map((change) => [change, change.by]))
  const move = (from: Change, to: Change): void => {
    const n = Math.min(-left.get(from)!, left.get(to)!)
    if (n <= 0) return
    found.push({ from: from.place, to: to.place, n })
    left.set(from, left.get(from)! + n)
    left.set(to, left.get(to)! - n)
  }
  for (const same of [true, false])
    for (const from of changes) for (const to of changes) if ((from.seat === to.seat) === same) move(from, to)
  for (const [{ place, bank }, n] of left) {
    if (n > 0) found.push({ from: bank, to: place, n })
    if (n < 0) found.push({ from: place, to: bank, n: -n })
  }
  return found
}
