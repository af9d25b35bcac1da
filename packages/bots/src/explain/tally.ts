import type { Phrase } from '@athanor/kernel'

/** What a move brings and costs at once, as far as it is worth a word, and what that comes to. */
export interface Tally {
  readonly gains: readonly Phrase[]
  readonly losses: readonly Phrase[]
  readonly sum: number
}

export const isEmpty = ({ gains, losses }: Tally): boolean => gains.length + losses.length === 0

/** So many gains and losses are told, or as many as it takes to come to the same as the whole. */
export const USUALLY = 2
/** Fewer points than this are not worth a word. */
const WORTH_A_WORD = 0.25

interface Part {
  readonly group: string
  readonly points: number
}

/** The groups of a game, with how many points more or less a move has of each. */
export function tallyOf(game: string, groups: readonly string[], differences: readonly number[]): Tally {
  const parts = groups
    .map((group, i) => ({ group, points: differences[i]! }))
    .filter(({ points }) => Math.abs(points) >= WORTH_A_WORD)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const better = parts.filter(({ points }) => points > 0)
  const worse = parts.filter(({ points }) => points < 0)
  const whole = differences.reduce((sum, points) => sum + points, 0)
  let [gains, losses] = [better.slice(0, USUALLY), worse.slice(0, USUALLY)]
  while (whole > 0 && sumOf(gains, losses) <= 0 && gains.length < better.length)
    gains = better.slice(0, gains.length + 1)
  while (whole < 0 && sumOf(gains, losses) >= 0 && losses.length < worse.length)
    losses = worse.slice(0, losses.length + 1)
  const said = (part: Part): Phrase => partOf(game, part.group, part.points)
  return { gains: gains.map(said), losses: losses.map(said), sum: sumOf(gains, losses) }
}

const sumOf = (...parts: readonly (readonly Part[])[]): number =>
  parts.flat().reduce((sum, { points }) => sum + points, 0)

function partOf(game: string, group: string, points: number): Phrase {
  const tenths = Math.round(Math.abs(points) * 10)
  return {
    key: 'why.part',
    args: {
      what: { key: `group.${game}.${group}` },
      sign: points < 0 ? '−' : '+',
      whole: Math.floor(tenths / 10),
      tenths: tenths % 10,
    },
  }
}
