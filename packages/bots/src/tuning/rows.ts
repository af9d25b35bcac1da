import type { Mind } from '../mind.ts'
import type { Notes, Position } from './position.ts'

/** One comparison: seat against the others. */
export interface Row {
  /** Places among the weights of all stages in their order, and how much the seat has more than the others. */
  readonly at: number[]
  readonly x: number[]
  readonly margin: number
  readonly stage: number
  readonly share: number
  /** The variance of the margin in relation to that between two players. */
  readonly relative: number
}

export function rowsOf(mind: Mind, position: Position): Row[] {
  const { notes } = position
  const players = notes.length
  const { stage, share } = stageAt(mind, position.progress)
  const rows: Row[] = []
  // Between two players the comparison of the second says the same as that of the first.
  const comparisons = players === 2 ? 1 : players
  for (let seat = 0; seat < comparisons; seat++) {
    const others = notes.filter((_, other) => other !== seat)
    const { at, x } = difference(mind, notes[seat]!, others, stage, share)
    const relative = players > 1 ? (1 + 1 / (players - 1)) / 2 : 1
    rows.push({ at, x, margin: marginOf(position, seat), stage, share, relative })
  }
  return rows
}

/** By how much a seat has won: more than the others on average, or alone, as if the opponent had got what was expected. */
function marginOf({ scores, rival }: Position, seat: number): number {
  const own = scores[seat]!
  if (scores.length === 1) return own - (rival ? rival.score - rival.expected : 0)
  const sum = scores.reduce((total, score) => total + score, 0)
  return own - (sum - own) / (scores.length - 1)
}

export function difference(mind: Mind, own: Notes, others: readonly Notes[], stage: number, share: number) {
  const width = widthOf(mind)
  const amounts = new Float64Array(width)
  const note = ({ features, amounts: noted }: Notes, factor: number): void => {
    for (let i = 0; i < features.length; i++) amounts[features[i]!]! += factor * noted[i]!
  }
  note(own, 1)
  for (const other of others) note(other, -1 / others.length)
  // Everybody has the base: it makes a difference only where there is nobody else.
  if (others.length === 0) amounts[mind.features.length] = 1
  const at: number[] = []
  const x: number[] = []
  const place = (stage: number, part: number): void => {
    for (let feature = 0; feature < width; feature++) {
      if (amounts[feature] === 0) continue
      at.push(stage * width + feature)
      x.push(amounts[feature]! * part)
    }
  }
  place(stage, 1 - share)
  if (share > 0) place(stage + 1, share)
  return { at, x }
}

/** The weights of one stage: its features and, last, its base. */
export const widthOf = (mind: Mind): number => mind.features.length + 1

export function stageAt(mind: Mind, progress: number): { stage: number; share: number } {
  const inside = Math.min(mind.stages - 1, Math.max(0, progress))
  const stage = Math.floor(inside)
  return { stage, share: inside - stage }
}
