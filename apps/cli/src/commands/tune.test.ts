import { existsSync, readFileSync } from 'node:fs'
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

const SHORT = 'tune spellbook --players 2 --games 1 --generations 1 --duel 2 --seed t --jobs 1'

test.each([
  ['a folder that is not there', join(files, 'nowhere', 'weights.json'), 'there is no such file or folder'],
  ['a folder in place of a file', files, 'it is a folder'],
  ['a file in place of a folder', join('package.json', 'weights.json'), 'a part of the path is no folder'],
])('tune refuses %s before any game is played', async (_, out, reason) => {
  const io = fakeIo()
  expect(await athanor([...SHORT.split(' '), '--out', out], io)).toBe(2)
  expect(io.errors()).toContain(`${out} cannot be written: ${reason}`)
  expect(io.output()).toBe('')
})

test('tune says when no generation has won, and writes nothing', async () => {
  const out = join(files, 'none.json')
  const io = fakeIo()
  // Who learns from one game does not beat what was learned from thousands.
  await athanor([...SHORT.split(' '), '--out', out], io)
  expect(io.output()).toContain('dropped')
  expect(io.output()).toContain(`no generation has won: ${out} is not written`)
  expect(existsSync(out)).toBe(false)
})
