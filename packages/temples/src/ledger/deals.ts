import { begin, type Options, SPECTATOR } from '@athanor/kernel'
import { temples } from '../rules.ts'
import { type Scenario, scenario } from '../testing/scenario.ts'
import type { TemplesView } from '../view.ts'

export const SIZES = [2, 3, 4]
export const COLOURS = ['red', 'yellow', 'blue', 'green', 'purple']
export const KEYS = COLOURS.map((colour) => `temple.${colour}`)
export const RING4 = 'T1 W1 W2 T2 W3 W4 T3 W5 W6 T4 W7 W8 T5 W9 W10'.split(' ')
export const RING3 = 'T1 W1 W2 T2 W3 T3 W5 W6 T4 W8 T5 W9 W10'.split(' ')
export const sorted = (names: readonly string[]): string[] => [...names].sort()

/** Views of games as they are dealt, one a seed. */
export const deals = (n: number, players: number, options: Options = {}): TemplesView[] =>
  Array.from({ length: n }, (_, i) => temples.view(begin(temples, players, options, `deal ${i}`), SPECTATOR))
export const dealt = (players: number, options: Options = {}): TemplesView => deals(1, players, options)[0]!
/** A basic game up to the first turn: everybody puts the crystals on the first two spaces. */
export function ready(players: number, first = 0): Scenario {
  const game = scenario({ players, first, fromSetup: true })
  for (let i = 0; i < players; i++) game.play('put C 1; put C 2')
  return game
}
