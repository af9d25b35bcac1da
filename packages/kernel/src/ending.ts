import { MOST_SEATS, type Seat } from './seat.ts'

const WAYS = ['played', 'resigned', 'forfeited', 'agreed', 'abandoned', 'outdated'] as const

/** How a game came to its end, and for whom. The table tells it: moves alone do not prove that somebody gave up. */
export interface Ending {
  readonly how: (typeof WAYS)[number]
  /** The seats that won. */
  readonly winners: readonly Seat[]
  /** Who ended it before its end: gave up, ran out of time, or offered what everybody agreed to. */
  readonly by?: Seat
}

const isWay = (data: unknown): data is Ending['how'] => WAYS.some((way) => way === data)
const isSeat = (data: unknown): data is Seat =>
  typeof data === 'number' && Number.isInteger(data) && data >= 0 && data < MOST_SEATS

/** Whether a piece of data is an ending and nothing else. */
export function isEnding(data: unknown): data is Ending {
  if (typeof data !== 'object' || data === null) return false
  const { how, winners, by, ...unknown } = data as { readonly [key: string]: unknown }
  return (
    Object.keys(unknown).length === 0 &&
    isWay(how) &&
    Array.isArray(winners) &&
    winners.every(isSeat) &&
    (by === undefined || isSeat(by))
  )
}
