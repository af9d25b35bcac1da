/** A point in hundredths of the box it lies in. */
export interface Point {
  readonly x: number
  readonly y: number
}

const onCircle = (radius: number, turn: number): Point => {
  const angle = (turn - 0.25) * 2 * Math.PI
  return { x: 50 + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle) }
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** The altar's ten spaces, then those between them for what comes on top, the last one in the middle. */
export const ALTAR_SPOTS: readonly Point[] = [
  ...range(5).map((i) => onCircle(14.5, i / 5)),
  ...range(5).map((i) => onCircle(31, (i + 0.5) / 5)),
  ...range(5).map((i) => onCircle(31, i / 5)),
  { x: 50, y: 50 },
]
export const PRINTED_SPOTS = 10

/** Points at equal distances around an ellipse that fills its box, clockwise from the lower left. */
export function around(n: number, width: number, height: number, margin: number): Point[] {
  const fine = range(720).map((i) => {
    const angle = (i / 720) * 2 * Math.PI + Math.PI * 0.62
    return { x: (width / 2 - margin) * Math.cos(angle), y: (height / 2 - margin) * Math.sin(angle) }
  })
  const steps = fine.map((point, i) => {
    const next = fine[(i + 1) % fine.length]!
    return Math.hypot(next.x - point.x, next.y - point.y)
  })
  const length = steps.reduce((sum, step) => sum + step, 0)
  const points: Point[] = []
  let walked = 0
  fine.forEach(({ x, y }, i) => {
    if (walked >= (points.length * length) / n && points.length < n)
      points.push({ x: 50 + (100 * x) / width, y: 50 + (100 * y) / height })
    walked += steps[i]!
  })
  return points
}

/** A piece of a ring, from one turn to another. */
export function ring(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, turn: number): string => {
    const { x, y } = onCircle(radius, turn)
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  }
  const large = to - from > 0.5 ? 1 : 0
  return `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`
}

export const spotOnRing = onCircle
