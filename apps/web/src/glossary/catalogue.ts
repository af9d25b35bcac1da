import type { Language, Phrase, Texts } from '@athanor/kernel'
import { LANGUAGES } from '@athanor/kernel'

/** Something with a name that can be looked up. */
export interface Entry {
  /** The key of its name. */
  readonly key: string
  /** What it does, and the rulings on it. */
  readonly about: readonly Phrase[]
  /** The same in the words of the board, where the rules have no text for it. */
  readonly told?: Phrase
  readonly rulings: readonly Phrase[]
  /** Others that it goes together with, by the keys of their names, beside those that the texts name. */
  readonly with?: readonly string[]
  /** By the key of the filter: the keys of what it is. */
  readonly facets: { readonly [facet: string]: readonly string[] }
}

/** Everything of a game that can be looked up. */
export interface Catalogue {
  /** Keys of texts: the filters, and all that each can be. */
  readonly facets: readonly { readonly key: string; readonly values: readonly string[] }[]
  readonly entries: readonly Entry[]
}

/** What is wanted: a part of the name in any language, and what it must be. */
export interface Search {
  readonly name: string
  readonly facets: { readonly [facet: string]: string | undefined }
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[ł]/gi, 'l').replace(/[’']/g, '').toLowerCase()

export function found({ entries }: Catalogue, { name, facets }: Search, texts: Texts): readonly Entry[] {
  const wanted = plain(name.trim())
  return entries.filter(
    (entry) =>
      LANGUAGES.some((language) => plain(texts[language][entry.key] ?? '').includes(wanted)) &&
      Object.entries(facets).every(([facet, value]) => value === undefined || entry.facets[facet]?.includes(value)),
  )
}

/** The filter that tells what a card is about. */
export const TOPIC = 'facet.topic'

/** For each entry, the others that it or its texts name, or that name it. */
export function relations({ entries }: Catalogue, texts: Texts): ReadonlyMap<string, readonly Entry[]> {
  const names = (entry: Entry, other: Entry): boolean =>
    entry.with?.includes(other.key) ||
    [...entry.about, ...entry.rulings].some(({ key }) => (texts.en[key] ?? '').includes(texts.en[other.key]!))
  const related = (entry: Entry): readonly Entry[] =>
    entries.filter((other) => other !== entry && (names(entry, other) || names(other, entry)))
  return new Map(entries.map((entry) => [entry.key, related(entry)]))
}

/** For each topic of an entry, the others that are about it. */
export const companions = ({ entries }: Catalogue, entry: Entry): readonly (readonly [string, readonly Entry[]])[] =>
  (entry.facets[TOPIC] ?? []).map((topic) => [
    topic,
    entries.filter((other) => other !== entry && other.facets[TOPIC]?.includes(topic)),
  ])

/** Sorted by name, as the language sorts; the second comes before the tenth. */
export const sorted = (entries: readonly Entry[], language: Language, texts: Texts): readonly Entry[] =>
  [...entries].sort((a, b) =>
    (texts[language][a.key] ?? '').localeCompare(texts[language][b.key] ?? '', language, { numeric: true }),
  )
