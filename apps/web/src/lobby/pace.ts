import type { Pace } from '../net/cards.ts'
import type { Words } from '../words/words.tsx'
import { duration } from './time.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

export const PACE_KINDS = ['untimed', 'live', 'correspondence'] as const

/** What a host can choose from. */
export const MOVE_TIMES: { readonly [kind in Pace['kind']]: readonly number[] } = {
  untimed: [0],
  live: [15, 30, 45, MINUTE, 90, 2 * MINUTE, 5 * MINUTE],
  correspondence: [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY],
}
export const BANKS: readonly number[] = [0, MINUTE, 3 * MINUTE, 5 * MINUTE, 10 * MINUTE, 20 * MINUTE]

/** What each kind begins with. */
export const USUAL_PACE: { readonly [kind in Pace['kind']]: Pace } = {
  untimed: { kind: 'untimed', move: 0, bank: 0 },
  live: { kind: 'live', move: 45, bank: 5 * MINUTE },
  correspondence: { kind: 'correspondence', move: 2 * DAY, bank: 0 },
}

/** How fast a table plays, in words. */
export function paceWords({ kind, move, bank }: Pace, ui: Words['ui']): string {
  if (kind === 'untimed') return ui('pace.untimed')
  const time = duration(move, ui)
  const each = bank === 0 ? ui('pace.each', { time }) : ui('pace.each-bank', { time, bank: duration(bank, ui) })
  return `${ui(`pace.${kind}`)}: ${each}`
}
