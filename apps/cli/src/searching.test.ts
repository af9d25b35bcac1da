import { expect, test } from 'vitest'
import { gameNamed } from './games.ts'
import { searching } from './searching.ts'

const { rules } = gameNamed('spellbook')

/** How often states were dealt anew in so many repetitions and before them. */
function dealt(repetitions: number): number {
  let deals = 0
  const counting: typeof rules = {
    ...rules,
    resample: (...deal) => {
      deals++
      return rules.resample(...deal)
    },
  }
  const rates = searching({ rules: counting, players: 2, options: {} }, 2, repetitions)
  expect(rates).toHaveLength(repetitions)
  for (const rate of rates) expect(rate).toBeGreaterThan(0)
  return deals
}

test('every repetition has the master do exactly the same', () => {
  const [none, one, three] = [0, 1, 3].map(dealt)
  expect(one! - none!).toBeGreaterThan(100)
  expect(three! - none!).toBe(3 * (one! - none!))
})

test('a game that no bot knows is not searched', () => {
  expect(searching({ rules: { ...rules, id: 'unknown' }, players: 2, options: {} }, 2, 3)).toEqual([])
})
