const STYLES = {
  bold: '1',
  dim: '2',
  good: '32',
  bad: '31',
  // Tokens carry their own background, so that white and black ones stand out on any terminal.
  red: '97;41',
  purple: '97;45',
  green: '30;42',
  black: '97;40',
  white: '30;107',
  blue: '97;44',
  yellow: '30;103',
} as const

export type Style = keyof typeof STYLES

/** Colours a text, where there are colours. Whatever is painted must be readable without. */
export type Paint = (style: Style, text: string) => string

export const painter = (colour: boolean): Paint =>
  colour ? (style, text) => `\x1b[${STYLES[style]}m${text}\x1b[0m` : (_style, text) => text

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
export const unpainted = (text: string): string => text.replace(/\x1b\[[\d;]*m/g, '')

/** Text from a file or a person, without anything that a terminal would obey. */
export const harmless = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()
