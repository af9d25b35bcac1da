import { kernelTexts, type Language, speaker } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { uiTexts } from '../../texts/index.ts'
import type { Words } from '../../words/words.tsx'
import { seasonsTexts } from '../texts/index.ts'

/** Words without a page around them. */
export function wordsIn(language: Language, names: readonly string[]): Words {
  const rules = speaker(language, [kernelTexts[language], seasons.texts[language]], names)
  const board = speaker(language, [kernelTexts[language], uiTexts[language], seasonsTexts[language]], names)
  return {
    language,
    say: (phrase) => rules.say(phrase),
    rich: (phrase) => rules.say(phrase),
    ui: (key, args) => board.say({ key, ...(args && { args }) }),
  }
}
