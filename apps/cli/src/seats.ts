import { type Bot, botNamed, UnknownBot } from '@athanor/bots'
import { Mistake } from './mistake.ts'

/** The bots of a comma-separated list; a single one takes all the seats. */
export function readBots(list: string, seats: number): Bot[] {
  const bots = list.split(',').map((name) => find(name.trim()))
  if (bots.length === 1) return Array<Bot>(seats).fill(bots[0]!)
  if (bots.length !== seats)
    throw new Mistake(`${bots.length} bots were named for ${seats} seats; name one, or one a seat`)
  return bots
}

function find(name: string): Bot {
  try {
    return botNamed(name)
  } catch (error) {
    if (error instanceof UnknownBot) throw new Mistake(error.message)
    throw error
  }
}
