/** One of the six kinds of crystal: 0 colourless, 1 red, 2 yellow, 3 blue, 4 green, 5 purple. */
export type Kind = number

export const COLOURLESS: Kind = 0
/** How many kinds there are; all but the first are colours. MT-GEN-02 */
export const KINDS = 6
export const FIRST_COLOUR: Kind = 1
export const KIND_LETTERS = 'CRYBGP'
export const KIND_NAMES = ['colourless', 'red', 'yellow', 'blue', 'green', 'purple'] as const
export type KindName = (typeof KIND_NAMES)[number]
export type ColourName = Exclude<KindName, 'colourless'>

export const kindLetter = (kind: Kind): string => KIND_LETTERS[kind] ?? '?'
export const kindNamed = (name: KindName): Kind => KIND_NAMES.indexOf(name)

/** `R` as a kind; undefined for a letter that is none. */
export function parseKind(letter: string): Kind | undefined {
  const kind = KIND_LETTERS.indexOf(letter)
  return letter.length === 1 && kind >= 0 ? kind : undefined
}

/** A grid has 12 spaces, here 0 to 11, for people 1 to 12. MT-GRID-01 */
export const SPACES = 12
export const EMPTY = -1
