import type { OptionSpec, Options } from '@athanor/kernel'

/** The chosen options that a table of this size has; the first player must have a seat at it. */
export function fitting(specs: readonly OptionSpec[], players: number, chosen: Options): Options {
  const fits = ([name, value]: readonly [string, string | number]): boolean => {
    const spec = specs.find((one) => one.name === name)
    if (!spec || (spec.players && !spec.players.includes(players))) return false
    return name !== 'first' || Number(value) <= players
  }
  return Object.fromEntries(Object.entries(chosen).filter(fits))
}
