import { botTexts } from '@athanor/bots'
import { kernelTexts, type Language, type Messages, type Phrase, type PhraseArg, speaker } from '@athanor/kernel'
import { type CliKey, cliTexts } from './texts/index.ts'

/** Says what the rules and this program have to say, in one language and with the names of one table. */
export interface Words {
  readonly language: Language
  say(phrase: Phrase): string
  ui(key: CliKey, args?: { readonly [name: string]: PhraseArg }): string
  /** A number with so many digits behind the point, which is a comma elsewhere; by default as many as it has. */
  figure(value: number, digits?: number): string
}

/** `later` messages replace the game's own. */
export function words(language: Language, texts: Messages, names: readonly string[] = [], later: Messages = {}): Words {
  const { say } = speaker(
    language,
    [kernelTexts[language], botTexts[language], texts, cliTexts[language], later],
    names,
  )
  return {
    language,
    say,
    ui: (key, args) => say(args ? { key, args } : { key }),
    figure: (value, digits) => figureIn(language, value, digits),
  }
}

/** As many digits as any of our figures has. */
const MOST_DIGITS = 6

const figureIn = (language: Language, value: number, digits?: number): string =>
  new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? MOST_DIGITS,
    signDisplay: 'negative',
  })
    .format(value)
    .replace('-', '−')
