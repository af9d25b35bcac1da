import { kernelTexts, type Language, type Phrase, speaker } from '@athanor/kernel'
import { GAMES } from './games.ts'

/** Reasons in words, whichever game they come from. */
export function reasonsInWords(reasons: readonly Phrase[], language: Language): string {
  const { say } = speaker(language, [kernelTexts[language], ...GAMES.map(({ rules }) => rules.texts[language])])
  return reasons.map(say).join(' ')
}
