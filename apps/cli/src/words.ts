import { botTexts } from '@athanor/bots'
import { kernelTexts, type Language, type Messages, type Phrase, type PhraseArg, speaker } from '@athanor/kernel'
import { type CliKey, cliTexts } from './texts/index.ts'

/** Says what the rules and this program have to say, in one language and with the names of one table. */
export interface Words {
  readonly language: Language
  say(phrase: Phrase): string
  ui(key: CliKey, args?: { readonly [name: string]: PhraseArg }): string
}

/** `later` messages replace the game's own. */
export function words(language: Language, texts: Messages, names: readonly string[] = [], later: Messages = {}): Words {
  const { say } = speaker(
    language,
    [kernelTexts[language], botTexts[language], texts, cliTexts[language], later],
    names,
  )
  return { language, say, ui: (key, args) => say(args ? { key, args } : { key }) }
}
