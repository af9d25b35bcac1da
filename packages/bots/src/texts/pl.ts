import type { BotKey } from './index.ts'

export const pl: Record<BotKey, string> = {
  'bot.random': 'Los',
  'bot.novice': 'Nowicjusz',
  'bot.adept': 'Adept',
  'bot.master': 'Mistrz',
  'why.both': 'lepiej: {gains}; gorzej: {losses}',
  'why.gains': 'lepiej: {gains}',
  'why.losses': 'gorzej: {losses}',
  'why.same': 'mniej więcej tak samo dobrze',
  'why.part': '{what} {sign}{whole},{tenths}',
}
