import { adeptOf } from './adept.ts'
import type { Bot } from './bot.ts'
import { noviceOf } from './novice.ts'
import { random } from './random.ts'
import { type Clock, parseBudget } from './search/budget.ts'
import { master } from './search/master.ts'
import { parseTemper } from './temper.ts'

/** All names, from the weakest on. */
export const BOT_NAMES: readonly string[] = ['random', 'novice', 'adept', 'master']

const DEFAULT_BUDGET = '200ms'

/**
 * The bot called so. `master:500it` and `master:200ms` name their budget too, and after it, or after another name, may
 * stand what is unlike its usual temper: `adept:samples=1`. Refuses a name that nobody has. The clock is that of the host.
 */
export function botNamed(name: string, clock: Clock): Bot {
  if (name === random.name) return random
  const [level, ...rest] = name.split(':')
  const thrifty = level === 'master' && (rest.length === 0 || rest[0]!.includes('='))
  const budget = level === 'master' ? parseBudget(thrifty ? DEFAULT_BUDGET : rest.shift()!) : undefined
  const temper = parseTemper(rest)
  if (temper && level === 'novice') return noviceOf(name, temper)
  if (temper && level === 'adept') return adeptOf(name, temper)
  if (temper && budget) return master(name, { budget, clock, temper })
  throw new UnknownBot(name)
}

export class UnknownBot extends Error {
  override readonly name = 'UnknownBot'

  constructor(bot: string) {
    super(`there is no bot "${bot}"; choose from ${BOT_NAMES.join(', ')} or master:200ms, master:500it`)
  }
}
