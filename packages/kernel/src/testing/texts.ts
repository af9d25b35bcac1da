import { LANGUAGES, type Language, type Messages, type PhraseArg, speaker, type Texts } from '../phrase.ts'
import { kernelTexts } from '../texts/index.ts'

/**
 * What is wrong with texts in three languages, a line each: a key that one language lacks, a text that cannot be read or
 * fills in something else than the English one, a plural without all its forms, a letter of another alphabet, other
 * numbers in what a card does.
 */
export function textFaults(texts: Texts): string[] {
  const keys = [...new Set(LANGUAGES.flatMap((language) => Object.keys(texts[language])))]
  return keys.flatMap((key) => {
    const missing = LANGUAGES.filter((language) => texts[language][key] === undefined)
    if (missing.length > 0) return missing.map((language) => `${language} ${key}: missing`)
    return LANGUAGES.flatMap((language) =>
      faultsOf(texts, language, key).map((fault) => `${language} ${key}: ${fault}`),
    )
  })
}

function faultsOf(texts: Texts, language: Language, key: string): string[] {
  const text = texts[language][key]!
  const faults: string[] = []
  const { names, spoken } = sayAll(language, texts[language], key, formsIn(texts, key))
  const english = sayAll('en', texts.en, key, formsIn(texts, key)).names
  if (names.join() !== english.join()) faults.push(`fills in ${names}, English ${english}`)
  if (spoken.some((words) => BROKEN.test(words))) faults.push('cannot be said')
  if (ALIEN[language].test(ownWords(text))) faults.push('a letter or quotation mark of another language')
  if (language !== 'en' && numbersDeclined(text).some((forms) => PLURAL_FORMS.some((form) => !forms.includes(form))))
    faults.push('a plural without all its forms')
  if (TELLS_A_RULE.test(key) && numbersIn(text) !== numbersIn(texts.en[key]!))
    faults.push('other numbers than in English')
  return faults
}

const BROKEN = /undefined|null|NaN|[{}#]/
const PLURAL_FORMS = [' one {', ' few {', ' many {', ' other {']
/** Letters and quotation marks that a language does not have. */
const ALIEN: { readonly [language in Language]: RegExp } = {
  en: /\p{Script=Cyrillic}|[ąćęłńóśźż„«]/iu,
  pl: /\p{Script=Cyrillic}|["«]/u,
  ru: /\p{Script=Cyrillic}[a-z]|[a-z]\p{Script=Cyrillic}|["„]/iu,
}
/** Where a wrong number would be a wrong rule. */
const TELLS_A_RULE = /^(effect|rulings|option)\./

/** The plurals of a text that say their number. `=1 {...} other {...}` only tells one number from all others. */
function numbersDeclined(text: string): string[] {
  return [...text.matchAll(/, plural,(?! =\d+ \{[^{}]*\} other)/g)]
    .map(({ index }) => {
      let depth = 1
      let end = index
      while (depth > 0 && end < text.length) depth += { '{': 1, '}': -1 }[text[end++]!] ?? 0
      return text.slice(index, end)
    })
    .filter((forms) => forms.includes('#'))
}

const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).sort().join()
/** A text without the names and forms in its braces. */
const ownWords = (text: string): string => text.replace(/\{\w+(, (plural|select),)?|\b[a-z]+ \{|\}/g, ' ')
/** The words that choose a form in any language. */
const formsIn = (texts: Texts, key: string): string[] =>
  LANGUAGES.flatMap((language) => [...texts[language][key]!.matchAll(/\b([a-z]+) \{/g)].map(([, form]) => form!))

/** Says a text with values that reach each of its forms, and tells which names it has asked for. */
function sayAll(language: Language, messages: Messages, key: string, forms: readonly string[]) {
  const { say } = speaker(language, [kernelTexts[language], messages])
  const names = new Set<string>()
  // 1.5 is the "other" of Polish and Russian.
  const spoken = [0, 1, 2, 5, 12, 22, 1.5, ...forms].map((value) => {
    const args = new Proxy<{ [name: string]: PhraseArg }>(
      {},
      {
        get: (_, name) => {
          names.add(String(name))
          return value
        },
      },
    )
    return say({ key, args })
  })
  return { names: [...names].sort(), spoken }
}
