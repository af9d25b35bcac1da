/** A point on a circle; the angle in degrees, clockwise from the top. */
export function onCircle(x: number, y: number, radius: number, degrees: number): readonly [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))]
}

const round = (n: number): number => Math.round(n * 10) / 10

/** A piece of a ring between two radii and two angles. */
export function ringPiece(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [
    onCircle(x, y, outer, from),
    onCircle(x, y, outer, to),
    onCircle(x, y, inner, to),
    onCircle(x, y, inner, from),
  ]
  return `M${a} A${outer} ${outer} 0 0 1 ${b} L${c} A${inner} ${inner} 0 0 0 ${d} Z`
}

/** Short lines across a circle, like the degrees of an astrolabe. */
export function ticks(x: number, y: number, inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (360 * i) / count
    return `M${onCircle(x, y, inner, angle)} L${onCircle(x, y, outer, angle)}`
  }).join(' ')
}

export const polygon = (points: readonly (readonly [number, number])[]): string => `M${points.join(' L')} Z`
