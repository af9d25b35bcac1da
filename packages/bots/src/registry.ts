import { adept } from './adept.ts'
import type { Bot } from './bot.ts'
import { novice } from './novice.ts'
import { random } from './random.ts'
import { type Clock, parseBudget } from './search/budget.ts'
import { master } from './search/master.ts'

const LEVELS: readonly Bot[] = [random, novice, adept]

/** All names, from the weakest on. */
export const BOT_NAMES: readonly string[] = [...LEVELS.map(({ name }) => name), 'master']

const DEFAULT_BUDGET = '200ms'

/**
 * The bot called so; `master:500it` and `master:200ms` name their budget too. Refuses a name that nobody has.
 * The clock is that of the host.
 */
export function botNamed(name: string, clock: Clock): Bot {
  const simple = LEVELS.find((known) => known.name === name)
  if (simple) return simple
  const [level, ...rest] = name.split(':')
  const budget = level === 'master' ? parseBudget(rest.join(':') || DEFAULT_BUDGET) : undefined
  if (!budget) throw new UnknownBot(name)
  return master(name, { budget, clock })
}

export class UnknownBot extends Error {
  override readonly name = 'UnknownBot'

  constructor(bot: string) {
    super(`there is no bot "${bot}"; choose from ${BOT_NAMES.join(', ')} or master:200ms, master:500it`)
  }
}
