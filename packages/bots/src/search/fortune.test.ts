import { next32 } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { Evaluation } from '../evaluation.ts'
import { emberLore, emberTable } from '../testing/embers.ts'
import { Fortune } from './fortune.ts'

/** What is found out after two lines on the same state, the second of which `happens`. */
function found(happens: (state: ReturnType<typeof emberTable>['state']) => void, ahead = 0): boolean {
  const { rules, state, players } = emberTable('fortune')
  const fortune = new Fortune(new Evaluation(rules, emberLore, players), 0)
  for (const line of [0, 1]) {
    const twin = rules.clone(state)
    if (line === 1) twin.embers[0]! += ahead
    fortune.before(twin)
    if (line === 1) happens(twin)
    fortune.after(twin)
  }
  return fortune.matters
}

describe('luck plays a part', () => {
  test('where lines begin with states that are worth differently', () => {
    expect(found(() => {}, 1)).toBe(true)
  })

  test('where a line meets chance, or sees what was hidden', () => {
    expect(found(({ rng }) => next32(rng))).toBe(true)
    expect(
      found((state) => {
        state.reveals++
      }),
    ).toBe(true)
  })

  test('and nowhere else', () => {
    expect(found(() => {})).toBe(false)
  })
})
