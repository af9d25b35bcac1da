import type { Phrase } from '@athanor/kernel'
import type { Words } from '../words/words.tsx'

/** The kinds of crystal by letter, in the order in which they are shown. */
export const KINDS: readonly (readonly [letter: string, key: string])[] = [
  ['R', 'crystal.red'],
  ['Y', 'crystal.yellow'],
  ['B', 'crystal.blue'],
  ['G', 'crystal.green'],
  ['P', 'crystal.purple'],
  ['C', 'crystal.colourless'],
]
const KEY_OF = new Map(KINDS)

export const sayCrystal = (kind: string): Phrase => ({ key: KEY_OF.get(kind) ?? 'term.crystal' })
export const sayRune = (letter: string): Phrase => ({ key: `rune.${letter.toLowerCase()}` })
export const kindOfKey = (key: string): string | undefined => KINDS.find(([, known]) => known === key)?.[0]

/** Crystals in words: `RCC` is "1 × red, 2 × colourless". */
export function crystalsInWords(kinds: string, { say }: Words): string {
  const parts = KINDS.map(
    ([letter]): Phrase => ({ key: 'gain.kind', args: { n: count(kinds, letter), crystal: sayCrystal(letter) } }),
  )
    .filter((_, i) => kinds.includes(KINDS[i]![0]))
    .concat(kinds.includes('*') ? [{ key: 'gain.any-colour', args: { n: count(kinds, '*') } }] : [])
    .concat(kinds.includes('?') ? [{ key: 'gain.any-kind', args: { n: count(kinds, '?') } }] : [])
  return parts.map(say).join(', ')
}

const count = (kinds: string, letter: string): number => kinds.split(letter).length - 1

/** The colours of a curse in their order. */
export const inOrder = (kinds: string, { say }: Words): string =>
  [...kinds].map((kind) => say(sayCrystal(kind))).join(', ')
