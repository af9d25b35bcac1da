/** A share of victories with what it may be in truth. */
export interface Rating {
  readonly share: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
}

const NORMAL_95 = 1.96

/** Wilson's interval, which is sound near 0 and 1 too. */
export function ratingOf(results: readonly number[]): Rating {
  const n = results.length
  const share = results.reduce((sum, result) => sum + result, 0) / n
  const z = (NORMAL_95 * NORMAL_95) / n
  const middle = (share + z / 2) / (1 + z)
  const half = (NORMAL_95 / (1 + z)) * Math.sqrt((share * (1 - share)) / n + z / (4 * n))
  // Rounding must not turn a certain end into a nearly certain one: an Elo difference tells them apart by thousands.
  return {
    share,
    low: share === 0 ? 0 : Math.max(0, middle - half),
    high: share === 1 ? 1 : Math.min(1, middle + half),
  }
}

/** The Elo difference at which somebody wins this share of games against `players - 1` others; 0 if all are equal. */
export function eloOf(share: number, players: number): number {
  return 400 * Math.log10((share * (players - 1)) / (1 - share))
}
