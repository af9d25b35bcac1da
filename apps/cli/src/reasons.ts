import { kernelTexts, type Language, type Phrase, speaker } from '@athanor/kernel'
import { GAMES } from './games.ts'
import { cliTexts } from './texts/index.ts'

/** Reasons in words, whichever game they come from, or this program. */
export function reasonsInWords(reasons: readonly Phrase[], language: Language): string {
  const { say } = speaker(language, [
    kernelTexts[language],
    cliTexts[language],
    ...GAMES.map(({ rules }) => rules.texts[language]),
  ])
  return reasons.map(say).join(' ')
}
