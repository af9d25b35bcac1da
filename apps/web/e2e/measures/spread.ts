/** What many measurements of the same thing were like. */
export interface Spread {
  readonly n: number
  readonly least: number
  readonly p50: number
  readonly p95: number
  readonly most: number
}

export function spread(measured: readonly number[]): Spread {
  const sorted = [...measured].sort((a, b) => a - b)
  const at = (share: number): number => round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!)
  return { n: sorted.length, least: at(0), p50: at(0.5), p95: at(0.95), most: at(1) }
}

export const round = (n: number): number => Math.round(n * 10) / 10
