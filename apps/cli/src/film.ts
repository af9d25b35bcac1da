import { type AnyRules, begin, type GameRecord, type GameState, type Phrase, SPECTATOR } from '@athanor/kernel'
import { Journal } from './journal.ts'

/** A moment of a recorded game. */
export interface Frame {
  readonly state: GameState
  /** What the last move has brought. */
  readonly news: readonly Phrase[]
  readonly turn: number
}

/** Every moment of a sound record, the beginning included. */
export function filmOf(rules: AnyRules, record: GameRecord): readonly Frame[] {
  const journal = new Journal((event) => rules.tell(event), SPECTATOR)
  const state = begin(rules, record.players, record.options, record.seed, journal.after(0))
  const frame = (): Frame => ({ state: rules.clone(state), news: journal.news(), turn: rules.turn(state).number })
  const frames = [frame()]
  record.acts.forEach(({ seat, move }, i) => {
    rules.apply(state, seat, move, journal.after(i + 1))
    frames.push(frame())
  })
  return frames
}

/** Where a command of the viewer leads from `at`; undefined if it is none. */
export function goTo(frames: readonly Frame[], at: number, wish: string): number | undefined {
  const last = frames.length - 1
  if (wish === '' || wish === 'n') return Math.min(at + 1, last)
  if (wish === 'p') return Math.max(at - 1, 0)
  if (wish === 't') {
    const next = frames.findIndex((frame, i) => i > at && frame.turn !== frames[at]!.turn)
    return next < 0 ? last : next
  }
  return /^\d{1,6}$/.test(wish) && Number(wish) <= last ? Number(wish) : undefined
}
