import { expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { fakeIo } from '../testing/fake-io.ts'

async function calibrate(line: string) {
  const io = fakeIo()
  expect(await athanor(`calibrate ${line}`.split(' '), io)).toBe(0)
  return io.output()
}

test('calibrate compares chances with results, by the stage of the game', async () => {
  const { stages } = JSON.parse(await calibrate('spellbook --games 6 --seed c --jobs 1 --json'))
  expect(stages.length).toBeGreaterThan(1)
  for (const { positions, brier, parts } of stages) {
    expect(parts.reduce((sum: number, part: { positions: number }) => sum + part.positions, 0)).toBe(positions)
    expect(brier).toBeGreaterThanOrEqual(0)
    expect(brier).toBeLessThanOrEqual(1)
    for (const { chance, won } of parts) {
      expect(chance).toBeLessThanOrEqual(1)
      expect(won).toBeLessThanOrEqual(1)
    }
  }
})

test('calibrate says it in a table', async () => {
  const shown = await calibrate('spellbook --games 2 --seed c --jobs 1')
  expect(shown).toContain('stage')
  expect(shown).toMatch(/\d+ → \d+/)
})
