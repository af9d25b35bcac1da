import { type Scenario, type SeatSetup, scenario, type TableSetup, times } from '../testing/scenario.ts'

/** The line-up R1 P1 G1 K1 W3 B1 Y1 with some cards exchanged. */
export const lineup = (cards = ''): string =>
  'R1 P1 G1 K1 W3 B1 Y1'.replace(/[A-Z]\d/g, (card) => cards.split(' ').find((other) => other[0] === card[0]) ?? card)

/** A game with Clone; seat 0 is the cloner, at midday if nothing else is said. */
export const cloning = (
  cards: string,
  cloner: SeatSetup,
  owner: SeatSetup | string = {},
  table: TableSetup = {},
): Scenario =>
  scenario({
    phase: 'midday',
    altar: 'Rc Gt Bs Yc Yt',
    ...table,
    options: { lineup: 'custom', spells: lineup(cards), ...table.options },
    seats: [cloner, ...(typeof owner === 'string' ? [{ learned: owner }] : [owner]), ...(table.seats ?? [])],
  })

/** A position in which every action level of every card does something, and Clone leaves a choice at each of its levels. */
export const RICH = { 3: 'Rc Rt Rs Gc Gt Gs', 4: 'Rc Rt Rs Gc Gt Gs', 5: 'Rc Gc Kt Bs' } as const
export const LEVELS = [3, 4, 5] as const

/** What Clone used as `as` may copy when the other player has all six other cards of a set on `level`. */
export function copies(set: number, as: (typeof LEVELS)[number], level: number): string[] {
  const cards = `R${set} P${set} G${set} K${set} B${set} Y${set}`
  const owned = cards.split(' ').map((card) => `${card}/${level}:c`)
  const cloner = { pool: RICH[as], familiar: 'Rc', learned: 'W3/5:c' }
  const game = cloning(cards, cloner, { pool: 'Pc', learned: `${owned.join(' ')} W3/5:t` })
  game.play(`use W3/${as}`)
  if (as === 5) game.play('discard Rc')
  return game.moves('copy').map((move) => move.replace('copy ', '').replace(' from 2', ''))
}
export const of = (cards: string, levels: readonly number[] = LEVELS): string[] =>
  cards.split(' ').flatMap((card) => levels.map((level) => `${card}/${level}`))
export const allCopies = (as: (typeof LEVELS)[number]): string[] =>
  [1, 2, 3].flatMap((set) => copies(set, as, 5)).sort()

/** A full pool and a full familiar. */
export const NINE = `${times(5, 'Pt')} ${times(4, 'Ps')}`
export const FOURTEEN = `${times(5, 'Wt')} ${times(5, 'Ws')} ${times(4, 'Pc')}`

/** Passes to the morning of a later day. */
export function toDay(game: Scenario, day: number): Scenario {
  for (let days = game.state.day; days < day; days++) game.endDay()
  return game
}
