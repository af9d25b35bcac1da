/** One of the four energies. */
export type Energy = number
export const AIR: Energy = 0
export const WATER: Energy = 1
export const FIRE: Energy = 2
export const EARTH: Energy = 3
export const ENERGIES = ['air', 'water', 'fire', 'earth'] as const
export type EnergyName = (typeof ENERGIES)[number]

/**
 * Tokens of the four energies in one number, six bits a kind. The highest bit of each kind stays free, so that one
 * subtraction compares all four kinds at once.
 */
export type Tokens = number
const BITS = 6
const MASK = 63
const FREE_BITS = 0x820820

/** One token of an energy. */
export const one = (energy: Energy): Tokens => 1 << (BITS * energy)
export const several = (energy: Energy, n: number): Tokens => n << (BITS * energy)
export const countOf = (tokens: Tokens, energy: Energy): number => (tokens >> (BITS * energy)) & MASK
export const totalOf = (tokens: Tokens): number =>
  (tokens & MASK) + ((tokens >> 6) & MASK) + ((tokens >> 12) & MASK) + ((tokens >> 18) & MASK)

/** Whether `held` has every token of `cost`. */
export const covers = (held: Tokens, cost: Tokens): boolean => (((held | FREE_BITS) - cost) & FREE_BITS) === FREE_BITS

/** How many tokens of `cost` are not in `held`. */
export function missing(held: Tokens, cost: Tokens): number {
  let short = 0
  for (let energy = AIR; energy <= EARTH; energy++) {
    const lack = countOf(cost, energy) - countOf(held, energy)
    if (lack > 0) short += lack
  }
  return short
}

/** How many different energies there are. */
export function kindsOf(tokens: Tokens): number {
  let kinds = 0
  for (let energy = AIR; energy <= EARTH; energy++) if (countOf(tokens, energy) > 0) kinds++
  return kinds
}

/** A set of energies, bit by bit, as one token of each. */
export function tokensOfSet(set: number): Tokens {
  let tokens = 0
  for (let energy = AIR; energy <= EARTH; energy++) if ((set >> energy) & 1) tokens += one(energy)
  return tokens
}

/** Tokens one by one, in the order of the energies. */
export function listTokens(tokens: Tokens): Energy[] {
  const list: Energy[] = []
  for (let energy = AIR; energy <= EARTH; energy++) for (let n = countOf(tokens, energy); n > 0; n--) list.push(energy)
  return list
}

/** `{ air: 2, fire: 1 }` as tokens. */
export function tokensFrom(counts: { readonly [E in EnergyName]?: number }): Tokens {
  let tokens = 0
  ENERGIES.forEach((name, energy) => {
    tokens += several(energy, counts[name] ?? 0)
  })
  return tokens
}
