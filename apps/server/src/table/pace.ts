import { isIn, type SeatMask } from '@athanor/kernel'
import { type Of, object, oneOf, whole } from '@athanor/protocol'

const SECOND = 1000
/** The least that whoever comes back has for a decision. */
const WELCOME = 10 * SECOND
const DAYS_14 = 14 * 24 * 3600

/**
 * How fast a table plays: so many seconds for each move, and a bank for whoever needs longer. Correspondence is the
 * same with hours and an empty bank.
 */
export const isPace = object({
  kind: oneOf('untimed', 'live', 'correspondence'),
  move: whole(0, DAYS_14),
  bank: whole(0, DAYS_14),
})
export type Pace = Of<typeof isPace>

/** The clocks of a table: what is left in each bank, and since when each seat is waited for. */
export interface Clocks {
  /** Milliseconds. */
  readonly bank: number[]
  /** 0 while the seat is not to act. */
  readonly since: number[]
}

export const newClocks = (pace: Pace, players: number): Clocks => ({
  bank: new Array(players).fill(pace.bank * SECOND),
  since: new Array(players).fill(0),
})

export const copyOf = ({ bank, since }: Clocks): Clocks => ({ bank: [...bank], since: [...since] })

/** Sets the clocks after something happened at `at`: whoever was waited for has used time, whoever is now begins. */
export function tick(clocks: Clocks, pace: Pace, toAct: SeatMask, actor: number, at: number): void {
  for (let seat = 0; seat < clocks.since.length; seat++) {
    const since = clocks.since[seat]!
    const waited = since !== 0
    const waits = isIn(toAct, seat)
    // A seat that goes on thinking about its own question keeps its clock.
    if (waited && waits && seat !== actor) continue
    if (waited) clocks.bank[seat] = Math.max(0, clocks.bank[seat]! - Math.max(0, at - since - pace.move * SECOND))
    clocks.since[seat] = waits ? at : 0
  }
}

/** Whoever comes back shall be able to decide something, also with an empty bank and no time for a move. */
export function grant(clocks: Clocks, pace: Pace, seat: number): void {
  clocks.bank[seat] = Math.max(clocks.bank[seat]!, WELCOME - pace.move * SECOND)
}

/** Who is waited for again, at a decision that was late or nearly so, shall be able to make it. */
export function grantAgain(clocks: Clocks, pace: Pace, seat: number, at: number): void {
  if ((deadlineOf(clocks, pace, seat) ?? Number.POSITIVE_INFINITY) >= at + WELCOME) return
  clocks.since[seat] = at
  clocks.bank[seat] = 0
  grant(clocks, pace, seat)
}

/** When the seat's time runs out; undefined while it is not to act or nobody counts. */
export function deadlineOf(clocks: Clocks, pace: Pace, seat: number): number | undefined {
  const since = clocks.since[seat]!
  if (pace.kind === 'untimed' || since === 0) return undefined
  return since + pace.move * SECOND + clocks.bank[seat]!
}
