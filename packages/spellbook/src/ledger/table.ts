import { Refusal } from '@athanor/kernel'
import { expect } from 'vitest'
import { type Scenario, type SeatSetup, scenario, type TableSetup, times } from '../testing/scenario.ts'

/** Set 1, but for the cards named: `cards('K2 W3')`. */
export const cards = (named: string): { options: { lineup: string; spells: string } } => {
  const line = ['R1', 'P1', 'G1', 'K1', 'W1', 'B1', 'Y1']
  const found = line.map((card) => named.split(' ').find((other) => other[0] === card[0]) ?? card)
  return { options: { lineup: 'custom', spells: found.join(' ') } }
}

/** A phase of the first seat's day, which must really be open. */
function open(phase: 'midday' | 'evening', me: SeatSetup, table: TableSetup = {}, other: SeatSetup = {}): Scenario {
  const game = scenario({ phase, altar: times(4, 'Ys'), ...table, seats: [me, other] })
  expect([game.seat, game.state.phase]).toEqual([0, phase])
  return game
}
export const midday = (me: SeatSetup, table?: TableSetup, other?: SeatSetup): Scenario =>
  open('midday', me, table, other)
export const evening = (me: SeatSetup, table?: TableSetup, other?: SeatSetup): Scenario =>
  open('evening', me, table, other)

/** A card never meets the others of its colour: whichever card gives way, and however the line-up is chosen. */
export function expectAlone(card: string, others: string[]): void {
  const line = cards(card).options.spells.split(' ')
  for (const other of others) {
    const doubled = line.map((_, i) => line.with(i, other)).filter((wrong) => wrong.includes(card))
    expect(doubled).toHaveLength(6)
    for (const wrong of [...doubled, [...line, other]]) {
      expect(() => scenario({ options: { lineup: 'custom', spells: wrong.join(' ') } })).toThrow(Refusal)
    }
  }
  for (let seed = 0; seed < 60; seed++) {
    const { spells } = scenario({ options: { lineup: 'random' }, seed: `alone ${seed}` }).view(0)
    expect(
      spells.filter((one) => one[0] === card[0]),
      `seed alone ${seed}`,
    ).toHaveLength(1)
  }
}
