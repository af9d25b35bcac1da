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

test('calibrate asks a bot what it says to whoever is to move', async () => {
  const ask = async (bot: string) => {
    const { stages } = JSON.parse(await calibrate(`spellbook --games 1 --seed c --jobs 1 --json --bot ${bot}`))
    return stages.map(({ all }: { all: unknown }) => all)
  }
  const asked = await ask('master:10it')
  // Who asks twice hears the same.
  expect(await ask('master:10it')).toEqual(asked)
  expect(asked).not.toEqual(await ask('adept'))
})

test.each([
  ['nobody', 'nobody'],
  ['random', 'random tells no chances'],
])('calibrate refuses to ask %s', async (bot, reason) => {
  const io = fakeIo()
  const line = `calibrate spellbook --games 1 --seed c --jobs 1 --bot ${bot}`
  expect(await athanor(line.split(' '), io)).toBe(2)
  expect(io.errors()).toContain(reason)
  expect(io.output()).toBe('')
})
