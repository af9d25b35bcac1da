import { COLOUR_COUNT, colourOf, RUNE_COUNT, runeOf, type Token } from '@athanor/spellbook/inside'

/** Tokens counted by colour and by rune. */
export interface Tally {
  readonly colours: number[]
  readonly runes: number[]
}

export const newTally = (): Tally => ({
  colours: new Array<number>(COLOUR_COUNT).fill(0),
  runes: new Array<number>(RUNE_COUNT).fill(0),
})

/** Counts some tokens into a tally that is used again and again. */
export function count(tokens: readonly Token[], into: Tally): Tally {
  const { colours, runes } = into
  for (let i = 0; i < COLOUR_COUNT; i++) colours[i] = 0
  for (let i = 0; i < RUNE_COUNT; i++) runes[i] = 0
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    colours[colourOf(token)]!++
    runes[runeOf(token)]!++
  }
  return into
}

/** The most tokens with the same value. */
export function most(counts: readonly number[]): number {
  let highest = 0
  for (let i = 0; i < counts.length; i++) if (counts[i]! > highest) highest = counts[i]!
  return highest
}
