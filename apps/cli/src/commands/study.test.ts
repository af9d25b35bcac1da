import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Insight, knownLore } from '@athanor/bots'
import { expect, test, vi } from 'vitest'
import { athanor } from '../athanor.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { testFolder } from '../testing/records.ts'

const files = testFolder()

// What masters know is not beaten after a few games: here they know nothing.
vi.mock('@athanor/bots', async (original) => {
  const bots = await original<typeof import('@athanor/bots')>()
  const masterlyLore: typeof bots.masterlyLore = (game) => {
    const { mind } = bots.masterlyLore(game)
    return { mind, weights: { origin: '', stages: [{ spread: 1, worth: {} }] } }
  }
  return { ...bots, masterlyLore }
})

const HOW =
  '--games 80 --generations 1 --duel 20 --astray 0.1 --positions 200 --memory 1 --units 2 --rounds 60 --hindsight 0.8 --footing --mixed --seed s'

test('study finds an insight that beats knowing nothing, keeps it, and says where it came from', async () => {
  const out = join(files, 'insight.json')
  const io = fakeIo()
  const line = `study spellbook --players 2 ${HOW} --out ${out}`
  expect(await athanor([...line.split(' '), '--jobs', '1'], io)).toBe(0)
  expect(io.output()).toMatch(/generation 1: .* % \(.* to .*; 50.0 if equal\) against the best so far, kept/)
  const { origin, players, features, units }: Insight = JSON.parse(readFileSync(out, 'utf8'))
  // The very command, so that whoever runs it again keeps the same insight in the same place.
  expect(origin).toContain(`athanor ${line}: generation 1`)
  expect(players).toBe(2)
  const { mind } = knownLore('spellbook')
  for (const [feature, numbers] of Object.entries(features)) {
    expect(mind.features).toContain(feature)
    expect(numbers).toHaveLength(mind.stages + 2)
  }
  for (const numbers of Object.values(units)) expect(numbers).toHaveLength(2)
})

const SHORT = 'study spellbook --games 1 --generations 1 --duel 2 --rounds 1 --seed t --jobs 1'

test('study refuses a file that cannot be written before any game is played', async () => {
  const io = fakeIo()
  expect(await athanor([...SHORT.split(' '), '--out', files], io)).toBe(2)
  expect(io.errors()).toContain(`${files} cannot be written: it is a folder`)
  expect(io.output()).toBe('')
})

test('study refuses to guess where an insight belongs that masters do not have', async () => {
  const io = fakeIo()
  expect(await athanor([...SHORT.split(' '), '--players', '3'], io)).toBe(2)
  expect(io.errors()).toContain('no insight into spellbook with 3 players yet: --out tells where to keep one')
  expect(io.output()).toBe('')
})

test('study says when there is nothing to learn from', async () => {
  const io = fakeIo()
  const out = join(files, 'nothing.json')
  expect(await athanor([...SHORT.split(' '), '--positions', '1', '--seed', 'a', '--out', out], io)).toBe(2)
  expect(io.errors()).toContain('no position was kept')
  expect(existsSync(out)).toBe(false)
})

test('study refuses a table for one', async () => {
  const io = fakeIo()
  expect(await athanor([...SHORT.split(' '), '--players', '1'], io)).toBe(2)
  expect(io.output()).toBe('')
})

test('study says when no generation has won, and writes nothing', async () => {
  const out = join(files, 'none.json')
  const io = fakeIo()
  // One game teaches nothing, and who knows nothing ties: that is no win.
  await athanor([...SHORT.split(' '), '--out', out], io)
  expect(io.output()).toContain('dropped')
  expect(io.output()).toContain(`no generation has won: ${out} is not written`)
  expect(existsSync(out)).toBe(false)
})
