/** A share of victories with what it may be in truth. */
export interface Rating {
  readonly share: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
}

const NORMAL_95 = 1.96

/** The share that was won of rounds: of games with the same seed, one from every seat. */
export function ratingOf(rounds: readonly (readonly number[])[]): Rating {
  const games = rounds.reduce((sum, { length }) => sum + length, 0)
  const share = rounds.reduce((sum, round) => sum + total(round), 0) / games
  return { share, ...wilson(share, games / crowding(rounds, games, share)) }
}

/** Wilson's interval, which is sound near 0 and 1 too. */
function wilson(share: number, games: number): Omit<Rating, 'share'> {
  const z = (NORMAL_95 * NORMAL_95) / games
  const middle = (share + z / 2) / (1 + z)
  const half = (NORMAL_95 / (1 + z)) * Math.sqrt((share * (1 - share)) / games + z / (4 * games))
  // Rounding must not turn a certain end into a nearly certain one: an Elo difference tells them apart by thousands.
  return {
    low: share === 0 ? 0 : Math.max(0, middle - half),
    high: share === 1 ? 1 : Math.min(1, middle + half),
  }
}

/** As many rounds as Wilson's interval adds games. */
const EXPECTED_ROUNDS = 4

/**
 * How many of these games tell as much as one independent game: more than one where the seed decides, so that rounds are
 * won or lost as a whole; less where the seat decides, so that they are shared. It is how much the rounds vary, against
 * how much independent games would. A few rounds tell little about that, least of all if they came out alike: so some
 * more are counted that vary as independent games do. One round leaves Wilson's interval as it is; many that are all
 * alike come to the rule of three, by which 3 of so many rounds may well be different next time. Where rounds of 2, 3 and
 * 4 players are put together, as when training compares, what always differs between such tables counts as if rounds
 * varied: the interval is then somewhat wider than it need be.
 */
function crowding(rounds: readonly (readonly number[])[], games: number, share: number): number {
  const expected = (games / rounds.length) * share * (1 - share)
  // Where everything or nothing was won, the rounds do not tell.
  if (expected === 0) return 1
  const seen = rounds.reduce((sum, round) => sum + (total(round) - round.length * share) ** 2, 0)
  return (seen + EXPECTED_ROUNDS * expected) / ((rounds.length - 1 + EXPECTED_ROUNDS) * expected)
}

const total = (round: readonly number[]): number => round.reduce((sum, won) => sum + won, 0)

/** The Elo difference at which somebody wins this share of games against `players - 1` others; 0 if all are equal. */
export function eloOf(share: number, players: number): number {
  return 400 * Math.log10((share * (players - 1)) / (1 - share))
}
