/** Small lists of numbers, as states hold them. */

/** Takes the item at `at` out of a list; the rest closes up. Quicker than `splice` for short lists. */
export function removeAt(list: number[], at: number): number {
  const taken = list[at]!
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]!
  list.pop()
  return taken
}

/** How many bits of a mask are set. */
export function bits(mask: number): number {
  let rest = mask
  let n = 0
  for (; rest !== 0; rest &= rest - 1) n++
  return n
}

const PLACE_BITS = 5
const PLACE_MASK = (1 << PLACE_BITS) - 1

/** Up to six places of a list (0 to 30), in the order in which they were picked, in one number: 0 is none. */
export type Picks = number

/** One more place. */
export const addPick = (picks: Picks, place: number): Picks => picks | ((place + 1) << (PLACE_BITS * pickCount(picks)))

/** How many places were picked. */
export function pickCount(picks: Picks): number {
  let n = 0
  for (let rest = picks; rest !== 0; rest >>>= PLACE_BITS) n++
  return n
}

/** The places, in their order. */
export function picked(picks: Picks): number[] {
  const places: number[] = []
  for (let rest = picks; rest !== 0; rest >>>= PLACE_BITS) places.push((rest & PLACE_MASK) - 1)
  return places
}

/** The places as a mask of bits. */
export function pickMask(picks: Picks): number {
  let mask = 0
  for (let rest = picks; rest !== 0; rest >>>= PLACE_BITS) mask |= 1 << ((rest & PLACE_MASK) - 1)
  return mask
}
