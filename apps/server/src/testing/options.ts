import { type AnyRules, below, type Options, type OptionValue, Refusal, type Rng } from '@athanor/kernel'

/** Any choice of everything that a host can choose in a list; the usual if the game cannot be set up like that. */
export function anyOptions({ options: specs, setup }: AnyRules, players: number, rng: Rng): Options {
  const options: { [name: string]: OptionValue } = {}
  for (const spec of specs) {
    options[spec.name] = spec.default
    const here = spec.players?.includes(players) ?? true
    if (spec.kind === 'choice' && here) options[spec.name] = spec.values[below(rng, spec.values.length)]!
  }
  try {
    setup(options, players, 'only to see whether it can be set up')
    return options
  } catch (error) {
    if (error instanceof Refusal) return {}
    throw error
  }
}
