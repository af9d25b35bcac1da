export interface Quantiles {
  readonly min: number
  readonly q25: number
  readonly median: number
  readonly q75: number
  readonly max: number
  readonly mean: number
}

/** What a list of numbers looks like. Between two values the nearer one counts, so that scores stay whole. */
export function quantiles(values: readonly number[]): Quantiles {
  const sorted = Float64Array.from(values).sort()
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  const sum = sorted.reduce((total, value) => total + value, 0)
  return {
    min: at(0),
    q25: at(0.25),
    median: at(0.5),
    q75: at(0.75),
    max: at(1),
    mean: sorted.length > 0 ? round(sum / sorted.length, 3) : 0,
  }
}

export function round(value: number, digits: number): number {
  const scale = 10 ** digits
  return Math.round(value * scale) / scale
}
