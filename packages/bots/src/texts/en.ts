/** What bots are called, and how they explain themselves. */
export const en = {
  'bot.random': 'Random',
  'bot.novice': 'Novice',
  'bot.adept': 'Adept',
  'bot.master': 'Master',
  'why.both': 'better: {gains}; worse: {losses}',
  'why.gains': 'better: {gains}',
  'why.losses': 'worse: {losses}',
  'why.same': 'about as good',
  'why.part': '{what} {sign}{whole}.{tenths}',
} as const satisfies Record<string, string>
