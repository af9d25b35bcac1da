import type { Opponent } from '@athanor/protocol'
import { BOT_LEVELS } from '../net/cards.ts'
import { useWords } from '../words/words.tsx'

/** What an opponent is called: a person by name, a bot by its level. */
export function useRivalName(): (who: Pick<Opponent, 'name' | 'bot'>) => string {
  const { ui } = useWords()
  return ({ name, bot }) => {
    if (!bot) return name
    const level = [...BOT_LEVELS, 'random' as const].find((known) => known === bot)
    return ui('bot.of', { level: level ? ui(`bot.${level}`) : bot })
  }
}
