/** How long a bot may think about one decision; what runs out first ends it. */
export interface Budget {
  readonly iterations?: number
  readonly milliseconds?: number
}

/** The time in milliseconds, from whenever. Packages have no clock of their own. */
export type Clock = () => number

/** `200ms`, `500it`, or both as `200ms+500it`; undefined for anything else. */
export function parseBudget(text: string): Budget | undefined {
  let budget: Budget = {}
  for (const part of text.split('+')) {
    const [, number, unit] = /^([1-9]\d{0,8})(ms|it)$/.exec(part) ?? []
    if (number === undefined) return undefined
    budget = { ...budget, [unit === 'ms' ? 'milliseconds' : 'iterations']: Number(number) }
  }
  return budget
}
