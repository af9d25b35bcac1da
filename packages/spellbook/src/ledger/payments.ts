import type { Seat } from '@athanor/kernel'
import { parseMove } from '../move.ts'
import { spellbook } from '../rules.ts'
import { levelOf, runeOfMarker, spellName } from '../spell.ts'
import type { State } from '../state.ts'
import { type Scenario, scenario } from '../testing/scenario.ts'
import { token, tokenName } from '../token.ts'

/** A line-up of the tests: cards without an instant effect, but for those that are named. */
export function cards(...named: string[]): { lineup: string; spells: string } {
  const usual = ['R1', 'P1', 'G3', 'K1', 'W1', 'B1', 'Y2']
  const spells = usual.map((card) => named.find((other) => other[0] === card[0]) ?? card)
  return { lineup: 'custom', spells: spells.join(' ') }
}

export type Wild = 'three-different-runes' | 'same-rune'
export const DIFFERENT: Wild = 'three-different-runes'
export const SAME: Wild = 'same-rune'

/** An evening that is always played, since Growth can be used: so nothing payable shows as no learning. */
export function evening(pool: string, wild: Wild = DIFFERENT, learned = ''): Scenario {
  const seats = [{ pool, learned: `G3/4:s ${learned}` }]
  return scenario({ altar: 'Ps Ps', phase: 'evening', seats, options: { ...cards(), wild } })
}

/** A complete payment and what it teaches. */
export interface Payment {
  /** `'R1/3'` */
  readonly spell: string
  readonly marker: string
  /** All tokens that left the pool, the marker included: `'Rc Rc Bt'`, in the order of the tokens. */
  readonly paid: string
  /** What came into the box. */
  readonly discarded: string
}

/** Every complete payment that the moves after `start` lead to, each once. */
export function payments(game: Scenario, start: string): Payment[] {
  const { seat } = game
  const found = new Map<string, Payment>()
  const seen = new Set<string>()
  const visit = (state: State): void => {
    const payment = settled(game.state, state, seat)
    if (payment) found.set(JSON.stringify(payment), payment)
    const key = state.stack.join()
    if (payment || seen.has(key)) return
    seen.add(key)
    for (const move of spellbook.legal(state, seat)) visit(after(state, seat, move))
  }
  const move = parseMove(start)
  if (move === undefined) throw new Error(`"${start}" is no move`)
  visit(after(game.state, seat, move))
  return [...found.values()]
}

/** The different sets of tokens that pay for a learning. */
export const prices = (game: Scenario, start: string): string[] => [
  ...new Set(payments(game, start).map((payment) => payment.paid)),
]

function after(state: State, seat: Seat, move: number): State {
  const next = spellbook.clone(state)
  spellbook.apply(next, seat, move)
  return next
}

function settled(before: State, now: State, seat: Seat): Payment | undefined {
  const [had, has] = [before.players[seat]!, now.players[seat]!]
  const colour = has.book.findIndex((marker, i) => marker !== had.book[i])
  if (colour < 0) return undefined
  const marker = has.book[colour]!
  const lost = names((kind) => count(had.pool, kind) - count(has.pool, kind))
  return {
    spell: `${spellName(now.table.spells[colour]!)}/${levelOf(marker)}`,
    marker: tokenName(token(colour, runeOfMarker(marker))),
    paid: lost,
    discarded: names((kind) => now.box.count[kind]! - before.box.count[kind]!),
  }
}

const count = (list: readonly number[], kind: number): number => list.filter((other) => other === kind).length

function names(howMany: (kind: number) => number): string {
  const list: string[] = []
  for (let kind = 0; kind < 21; kind++) for (let i = howMany(kind); i > 0; i--) list.push(tokenName(kind))
  return list.join(' ')
}
