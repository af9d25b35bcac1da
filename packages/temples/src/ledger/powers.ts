import type { SeatSetup, TableSetup } from '../testing/scenario.ts'
import { type Scenario, scenario } from '../testing/scenario.ts'

/** Three other pawns behind a pawn on W1; passing, they go to temples far from its next turn. */
export const OTHERS: readonly SeatSetup[] = [{ pawn: 'W8' }, { pawn: 'W9' }, { pawn: 'W10' }]

/** Red-yellow-yellow: the left curse of three at the blue temple, along 3-1-4. */
export const RYY = '3:R 1:Y 4:Y'
/** Blue-red-red: its right curse of three, along 10-12-9. */
export const BRR = '10:B 12:R 9:R'

/** A game of four in which the first seat, on W1 unless it says otherwise, is to move. */
export const solo = (seat: SeatSetup, table: TableSetup = {}): Scenario =>
  scenario({ ...table, seats: [{ pawn: 'W1', ...seat }, ...OTHERS] })

/** Puts the crystals of the running gain anywhere. */
export function fill(game: Scenario): Scenario {
  const { seat } = game
  for (let put = game.moves('put')[0]; put && game.seat === seat; put = game.moves('put')[0]) game.play(put)
  return game
}

/** Collects on a card and puts what it gives anywhere. */
export const collect = (game: Scenario, card: string): Scenario => fill(game.play(`collect ${card}`))

/** The spells on offer at this moment. */
export function castable(game: Scenario): string[] {
  return game.can('cast') ? game.play('cast').legal() : []
}
