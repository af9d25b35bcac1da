import { BOT_NAMES, type Bot, botNamed, UnknownBot } from '@athanor/bots'
import type { Game } from './games.ts'
import { Mistake, WordedMistake } from './mistake.ts'

/** The bots of a comma-separated list; a single one takes all the seats. */
export function readBots(game: Game, list: string, seats: number): Bot[] {
  const bots = list.split(',').map((name) => botFor(game, name.trim()))
  if (bots.length === 1) return Array<Bot>(seats).fill(bots[0]!)
  if (bots.length !== seats)
    throw new Mistake(`${bots.length} bots were named for ${seats} seats; name one, or one a seat`)
  return bots
}

/** The bot called so, which must know the game. */
export function botFor({ rules }: Game, name: string): Bot {
  const bot = botCalled(name)
  if (!bot.plays(rules.id)) throw new WordedMistake('mistake.bot-game', { bot: name, game: rules.id })
  return bot
}

export function botCalled(name: string): Bot {
  try {
    return botNamed(name, () => performance.now())
  } catch (error) {
    if (error instanceof UnknownBot)
      throw new WordedMistake('mistake.unknown-bot', { bot: name, bots: BOT_NAMES.join(', ') })
    throw error
  }
}
