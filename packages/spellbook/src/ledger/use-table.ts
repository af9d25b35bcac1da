import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/scenario.ts'
import { cards } from './payments.ts'

type Phase = 'morning' | 'midday' | 'evening'
const phaseOf = (card: string): Phase =>
  /[RP]/.test(card) ? 'morning' : /G[12]|K[13]|W3/.test(card) ? 'midday' : 'evening'

/**
 * The table of seat 0 in the phase of the first learned card. Seat 1 always has something to do: if nothing is possible
 * for seat 0 in that phase, the game stands in the same phase of seat 1.
 */
export function table(seat: SeatSetup & { readonly learned: string }, more: TableSetup = {}): Scenario {
  const second = { pool: 'Kc Kc Kc', ...more.seats?.[0] }
  const named = `${seat.learned} ${second.learned ?? ''}`.split(' ').map((word) => word.slice(0, 2))
  const phase = phaseOf(seat.learned.slice(0, 2))
  return scenario({
    altar: '',
    phase,
    ...more,
    seats: [seat, second],
    options: { ...cards(...named), ...more.options },
  })
}

/** Passes to a phase of the next day of seat 0, at a table of two. */
export function nextOwn(game: Scenario, phase: Phase): void {
  if (game.state.active === 0) game.endDay()
  if (game.state.active !== 0) game.endDay()
  game.skipTo(phase)
}

export const offered = (game: Scenario, use: string): boolean => game.seat === 0 && game.can(use)
