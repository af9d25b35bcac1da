export type { Bot } from './bot.ts'
export { type Chair, chairAt } from './chair.ts'
export { random } from './random.ts'
export { BOTS, botNamed, UnknownBot } from './registry.ts'
