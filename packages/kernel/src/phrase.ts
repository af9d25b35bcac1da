import type { Seat } from './seat.ts'

/**
 * Something to say, without words: a key into a game's texts and what to fill in. The rules speak in phrases,
 * an interface turns them into the reader's language, and the same phrase can be said again in another.
 */
export interface Phrase {
  readonly key: string
  readonly args?: { readonly [name: string]: PhraseArg }
}

/** A number, a ready string, a person at the table, another phrase, or a list of phrases. */
export type PhraseArg = number | string | { readonly seat: Seat } | Phrase | readonly Phrase[]

/** The languages Athanor speaks. */
export type Language = 'en' | 'pl' | 'ru'
/** All of them. */
export const LANGUAGES: readonly Language[] = ['en', 'pl', 'ru']

/** Texts of one language: ICU messages with `{name}`, `{n, plural, ...}` and `{x, select, ...}`. */
export type Messages = { readonly [key: string]: string }
/** The texts of a game, in all languages. */
export type Texts = { readonly [L in Language]: Messages }

/** A number as it is printed: with a real minus. */
export const numeral = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** Turns phrases into words. */
export interface Speaker {
  readonly language: Language
  say(phrase: Phrase): string
}

/**
 * A speaker of `language`. Later messages win over earlier ones with the same key. `names` are the players' names;
 * without them a seat is called by the message `seat`, and an automatic opponent always by `opponent`.
 */
export function speaker(language: Language, messages: readonly Messages[], names: readonly string[] = []): Speaker {
  const plural = new Intl.PluralRules(language)
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const compiled = new Map<string, Part[]>()

  const find = (key: string): Part[] => {
    const known = compiled.get(key)
    if (known) return known
    for (let i = messages.length - 1; i >= 0; i--) {
      const text = messages[i]![key]
      if (text !== undefined) {
        const parts = parseMessage(text)
        compiled.set(key, parts)
        return parts
      }
    }
    throw new Error(`no ${language} text for ${key}`)
  }

  const word = (arg: PhraseArg): string => {
    if (typeof arg === 'number') return numeral(arg)
    if (typeof arg === 'string') return arg
    if (isList(arg)) return list.format(arg.map(say))
    if ('seat' in arg) {
      if (arg.seat < 0) return say({ key: 'opponent' })
      return names[arg.seat] ?? say({ key: 'seat', args: { n: arg.seat + 1 } })
    }
    return say(arg)
  }

  const fill = (parts: readonly Part[], key: string, args: Phrase['args'], count: number): string => {
    let text = ''
    for (const part of parts) {
      if (typeof part === 'string') text += part
      else if (part === COUNT) text += numeral(count)
      else {
        const arg = args?.[part.name]
        if (arg === undefined) throw new Error(`the ${language} text ${key} needs {${part.name}}`)
        if (!part.forms) text += word(arg)
        else {
          const form = typeof arg === 'number' ? choosePlural(part.forms, arg, plural) : part.forms.get(word(arg))
          const chosen = form ?? part.forms.get('other')
          if (!chosen) throw new Error(`the ${language} text ${key} has no form for {${part.name}}`)
          text += fill(chosen, key, args, typeof arg === 'number' ? arg : count)
        }
      }
    }
    return text
  }

  const say = (phrase: Phrase): string => fill(find(phrase.key), phrase.key, phrase.args, 0)
  return { language, say }
}

export const isList = (arg: PhraseArg): arg is readonly Phrase[] => Array.isArray(arg)

const choosePlural = (forms: Forms, n: number, plural: Intl.PluralRules): Part[] | undefined =>
  forms.get(`=${n}`) ?? forms.get(plural.select(n))

/** `#` inside a plural. */
const COUNT = Symbol('count')
type Forms = ReadonlyMap<string, Part[]>
type Part = string | typeof COUNT | { readonly name: string; readonly forms?: Forms }

/** Reads an ICU message; a broken one is a programmer's mistake and throws. */
function parseMessage(text: string): Part[] {
  let at = 0
  const fail = (what: string): never => {
    throw new Error(`${what} at ${at} in the text "${text}"`)
  }
  const space = (): void => {
    while (text[at] === ' ' || text[at] === '\n') at++
  }
  const identifier = (): string => {
    space()
    const start = at
    while (at < text.length && !' ,{}\n'.includes(text[at]!)) at++
    if (start === at) fail('a name is missing')
    const found = text.slice(start, at)
    space()
    return found
  }
  const expect = (mark: string): void => {
    if (text[at] !== mark) fail(`"${mark}" is missing`)
    at++
  }
  const message = (nested: boolean, counting: boolean): Part[] => {
    const parts: Part[] = []
    let literal = ''
    const flush = (): void => {
      if (literal) parts.push(literal)
      literal = ''
    }
    while (at < text.length) {
      const mark = text[at]!
      if (mark === '}' && nested) break
      if (mark === '}') fail('an unexpected "}"')
      if (mark === '{') {
        flush()
        at++
        parts.push(argument())
      } else if (mark === '#' && counting) {
        flush()
        at++
        parts.push(COUNT)
      } else {
        literal += mark
        at++
      }
    }
    flush()
    return parts
  }
  const argument = (): Part => {
    const name = identifier()
    if (text[at] === '}') {
      at++
      return { name }
    }
    expect(',')
    const kind = identifier()
    if (kind !== 'plural' && kind !== 'select') fail(`"${kind}" is unknown`)
    expect(',')
    const forms = new Map<string, Part[]>()
    space()
    while (text[at] !== '}') {
      const form = identifier()
      expect('{')
      forms.set(form, message(true, kind === 'plural'))
      expect('}')
      space()
    }
    if (!forms.has('other')) fail('the form "other" is missing')
    at++
    return { name, forms }
  }
  return message(false, false)
}
