import type { PrintedCard } from '@athanor/temples'

/** The ring is drawn in a square of 1000; angles are degrees, clockwise from the top. */
export const SIZE = 1000
const MIDDLE = SIZE / 2
export const OUTER = 494
export const INNER = 268
/** Where things lie on a card: the curse arc at the rim, then its spaces, then the rest towards the middle. */
export const ARC = 462
export const TRACK = 416
export const BODY = 348
export const FOOT = 291

const TEMPLE_ANGLES: { readonly [cards: number]: number } = { 13: 47, 15: 45.5 }

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Sector {
  readonly card: PrintedCard
  readonly from: number
  readonly to: number
  readonly mid: number
  /** In the lower half the left end of an arc lies clockwise, so that left is left for the reader. */
  readonly flipped: boolean
}

export function at(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: MIDDLE + Math.sin(turn) * radius, y: MIDDLE - Math.cos(turn) * radius }
}

/** The cards clockwise, the first temple at the top. */
export function sectorsOf(ring: readonly PrintedCard[]): Sector[] {
  const temples = ring.filter(({ action }) => action === 'temple').length
  const wide = TEMPLE_ANGLES[ring.length] ?? 360 / ring.length
  const narrow = (360 - wide * temples) / Math.max(1, ring.length - temples)
  let from = -wide / 2
  return ring.map((card) => {
    const to = from + (card.action === 'temple' ? wide : narrow)
    const mid = (from + to) / 2
    const sector = { card, from, to, mid, flipped: Math.cos((mid * Math.PI) / 180) < 0 }
    from = to
    return sector
  })
}

const GAP = 0.45
const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The outline of a card. */
export function sectorPath({ from, to }: Sector, inner = INNER, outer = OUTER): string {
  const [a, b] = [from + GAP, to - GAP]
  return [
    `M${text(at(a, inner))}L${text(at(a, outer))}`,
    `A${outer} ${outer} 0 0 1 ${text(at(b, outer))}`,
    `L${text(at(b, inner))}A${inner} ${inner} 0 0 0 ${text(at(a, inner))}Z`,
  ].join('')
}

/** The same outline for a button that covers the whole square. */
export function sectorClip({ from, to }: Sector): string {
  const steps = 8
  const along = (radius: number, i: number): string => {
    const { x, y } = at(from + ((to - from) * i) / steps, radius)
    return `${((x / SIZE) * 100).toFixed(2)}% ${((y / SIZE) * 100).toFixed(2)}%`
  }
  const out = Array.from({ length: steps + 1 }, (_, i) => along(OUTER, i))
  const back = Array.from({ length: steps + 1 }, (_, i) => along(INNER, steps - i))
  return `polygon(${[...out, ...back].join(', ')})`
}

/** The angle of the nth of so many crystals of a temple's arc, counted from 1 at its left end. */
export function arcAngle({ from, to, flipped }: Sector, nth: number, length: number): number {
  const part = (nth - 0.5) / length
  return from + GAP + (to - from - 2 * GAP) * (flipped ? 1 - part : part)
}

/** So far from the middle of a card, as a part of its width. */
export const aside = ({ from, to, mid, flipped }: Sector, part: number): number =>
  mid + (to - from) * part * (flipped ? -1 : 1)

export const percent = ({ x, y }: Point): { left: string; top: string } => ({
  left: `${(x / SIZE) * 100}%`,
  top: `${(y / SIZE) * 100}%`,
})
