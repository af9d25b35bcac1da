import type { BotKey } from './index.ts'

export const ru: Record<BotKey, string> = {
  'bot.random': 'Случай',
  'bot.novice': 'Новичок',
  'bot.adept': 'Адепт',
  'bot.master': 'Мастер',
  'why.both': 'лучше: {gains}; хуже: {losses}',
  'why.gains': 'лучше: {gains}',
  'why.losses': 'хуже: {losses}',
  'why.same': 'примерно так же хорошо',
  'why.part': '{what} {sign}{whole},{tenths}',
}
