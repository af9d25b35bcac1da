import { expect } from 'vitest'
import { scenario } from '../testing/index.ts'

interface Facts {
  readonly kind: 'item' | 'familiar'
  /** The energy of the cost as letters. */
  readonly energy?: string
  readonly crystals?: number
  readonly points: number
  /** Whether it has an activation effect. */
  readonly activated?: boolean
  readonly players?: number
}

/**
 * Proves a facts line of the ledger by what the game does: exactly the cost suffices and nothing of it can be missing, the
 * card counts its points, spoils Sealed Chest of Urm or not, can be activated or not, and exists twice.
 */
export function expectFacts(card: number, facts: Facts): void {
  const { energy = '', crystals = 0, points, players = 2 } = facts
  const payable = (reserve: string, coins: number): boolean =>
    scenario({ players, seats: [{ hand: `${card}`, reserve, crystals: coins }] }).can(`summon ${card}`)
  expect(payable(energy, crystals), 'the cost suffices').toBe(true)
  for (const letter of new Set(energy)) expect(payable(energy.replace(letter, ''), crystals + 9)).toBe(false)
  if (crystals > 0) expect(payable(`${energy}AWFE`, crystals - 1)).toBe(false)

  // Two cards of the opponent, so that Ragfield's Helm gives nothing.
  const chest = scenario({ players, seats: [{ play: `46 ${card}` }, { play: '1 2' }] })
  expect(chest.score(0)).toBe(10 + points + (facts.kind === 'item' ? 20 : 0))

  const rich = scenario({ players, seats: [{ play: `${card} 1 2`, reserve: 'AAAWFE', crystals: 9, hand: '3' }] })
  expect(rich.moves('activate').length > 0, 'has an activation').toBe(facts.activated ?? false)

  expect(scenario({ players, seats: [{ hand: `${card} ${card}` }] }).hand(0)).toEqual([card, card])
  expect(() => scenario({ players, seats: [{ hand: `${card} ${card} ${card}` }] })).toThrow('no further copy')
}
