/**
 * How long and how widely a bot looks. What a position is worth is learned; these numbers are not: docs/bots.md tells what
 * became of most of them when they were halved and doubled.
 */
export interface Temper {
  /** At the decision itself every move is first tried on so many states. */
  readonly samples: number
  /** So many positions are weighed behind one move at the decision itself, */
  readonly sight: number
  /** and so many in the tree behind it. */
  readonly breadth: number
  /** So many moves of a decision are open to the search when it is first met; with every four times as many visits twice as many. */
  readonly width: number
  /** How unsure a novice is, as a logarithm of odds. */
  readonly whim: number
  /** How strongly moves are looked at that promise much and were seldom tried. */
  readonly curiosity: number
  /** How unsure the first look is, in relation to what is to be lost: the warmer, the more alike moves seem at first. */
  readonly warmth: number
  /** The first look at a move counts like so many visits. */
  readonly trust: number
  /** How sure others are of what they do where it is not searched, as a logarithm of odds. */
  readonly guess: number
  /** A move is left behind when it is worse by so many standard errors of the difference, */
  readonly doubt: number
  /** but not before so many lines. */
  readonly lines: number
  /** So many states are looked at to find a decision again. */
  readonly states: number
  /** The first look ends when so much of the time is spent: the rest is for the search. */
  readonly looking: number
}

export const TEMPER: Temper = {
  samples: 3,
  sight: 48,
  breadth: 12,
  width: 1.5,
  whim: 0.2,
  curiosity: 1,
  warmth: 0.5,
  trust: 1,
  guess: 0.3,
  doubt: 3,
  lines: 16,
  states: 60,
  looking: 0.25,
}

/** The usual temper but for what the parts say, each like `trust=8`; undefined for anything else. */
export function parseTemper(parts: readonly string[]): Temper | undefined {
  const temper = { ...TEMPER }
  for (const part of parts) {
    const [, name, value] = /^([a-z]+)=(\d{1,6}(?:\.\d{1,6})?)$/.exec(part) ?? []
    if (!isNumber(name) || Number(value) === 0) return undefined
    temper[name] = Number(value)
  }
  return temper
}

const isNumber = (name: string | undefined): name is keyof Temper => name !== undefined && Object.hasOwn(TEMPER, name)
