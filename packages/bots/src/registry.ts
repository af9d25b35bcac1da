import { adept } from './adept.ts'
import type { Bot } from './bot.ts'
import { novice } from './novice.ts'
import { random } from './random.ts'

export const BOTS: readonly Bot[] = [random, novice, adept]

/** The bot called so. Refuses a name that nobody has. */
export function botNamed(name: string): Bot {
  const bot = BOTS.find((known) => known.name === name)
  if (!bot) throw new UnknownBot(name)
  return bot
}

export class UnknownBot extends Error {
  override readonly name = 'UnknownBot'

  constructor(bot: string) {
    super(`there is no bot "${bot}"; choose from ${BOTS.map((known) => known.name).join(', ')}`)
  }
}
