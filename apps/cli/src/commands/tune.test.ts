import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownLore } from '@athanor/bots'
import { expect, test, vi } from 'vitest'
import { athanor } from '../athanor.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { testFolder } from '../testing/records.ts'

const files = testFolder()

// A mind that has a guess is not easily beaten after a few games: here nothing is known.
vi.mock('@athanor/bots', async (original) => {
  const bots = await original<typeof import('@athanor/bots')>()
  const knownLore: typeof bots.knownLore = (game) => {
    const { mind, weights } = bots.knownLore(game)
    return { mind: { ...mind, guess: {} }, weights }
  }
  return { ...bots, knownLore }
})

test('tune learns weights that beat knowing nothing, keeps them, and says where they came from', async () => {
  const out = join(files, 'weights.json')
  const io = fakeIo()
  const how = '--games 30 --generations 1 --duel 12 --astray 0.1 --positions 20 --hindsight 0.9 --memory 0.5 --seed t'
  const line = `tune spellbook --fresh --players 2 ${how} --out ${out}`
  expect(await athanor([...line.split(' '), '--jobs', '1'], io)).toBe(0)
  expect(io.output()).toMatch(/generation 1: .* % \(.* to .*\) against the best so far, kept/)
  const { origin, stages } = JSON.parse(readFileSync(out, 'utf8'))
  // The very command, so that whoever runs it again keeps the same weights in the same place.
  expect(origin).toContain(`athanor ${line}: generation 1`)
  const { mind } = knownLore('spellbook')
  expect(stages).toHaveLength(mind.stages)
  for (const { spread, worth } of stages) {
    expect(spread).toBeGreaterThan(0)
    for (const feature of Object.keys(worth)) expect(mind.features).toContain(feature)
  }
})
