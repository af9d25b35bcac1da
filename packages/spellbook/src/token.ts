/** A materia token: its colour and its rune in one number from 0 to 20. Tokens of the same kind are alike. */
export type Token = number

/** An index into `COLOURS`: red, purple, green, black, white, blue, yellow. */
export type Colour = number
/** An index into `RUNES`: circle, triangle, square. */
export type Rune = number

export const COLOURS = 'RPGKWBY'
export const RUNES = 'cts'
export const CIRCLE: Rune = 0
export const TRIANGLE: Rune = 1
export const SQUARE: Rune = 2

export const COLOUR_COUNT = 7
export const RUNE_COUNT = 3
/** How many kinds of token there are, and how many tokens of each kind. */
export const KINDS = 21
export const COPIES = 5
export const ALL_TOKENS = KINDS * COPIES

export const token = (colour: Colour, rune: Rune): Token => colour * RUNE_COUNT + rune
export const colourOf = (token: Token): Colour => Math.floor(token / RUNE_COUNT)
export const runeOf = (token: Token): Rune => token % RUNE_COUNT

/** `Rc` for a red circle. */
export const tokenName = (token: Token): string => COLOURS[colourOf(token)]! + RUNES[runeOf(token)]!

export function parseToken(name: string): Token | undefined {
  const colour = COLOURS.indexOf(name.charAt(0))
  const rune = RUNES.indexOf(name.charAt(1))
  return name.length === 2 && colour >= 0 && rune >= 0 ? token(colour, rune) : undefined
}
