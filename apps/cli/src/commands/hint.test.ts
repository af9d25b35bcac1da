import { join } from 'node:path'
import type { GameRecord } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { spellbook } from '@athanor/spellbook'
import { temples } from '@athanor/temples'
import { describe, expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { widthOf } from '../layout.ts'
import { writeRecord } from '../record-file.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { randomGame, randomRecord, testFolder } from '../testing/records.ts'

const files = testFolder()
const file = join(files, 'game.json')
const record = randomRecord()
writeRecord(file, record)

async function hint(line: string) {
  const io = fakeIo()
  const code = await athanor(['hint', file, ...line.split(' ')], io)
  return { code, out: io.output(), err: io.errors() }
}

describe('hint', () => {
  test('tells what a bot considers, with chances and reasons', async () => {
    const { out } = await hint('--at 6 --bot master:40it --json')
    const { seat, moves } = JSON.parse(out)
    expect([0, 1]).toContain(seat)
    expect(moves.length).toBeGreaterThan(1)
    for (const { move, chance, why } of moves) {
      expect(move).toEqual(expect.any(String))
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
      expect(why.key).toMatch(/^why\./)
    }
  })

  test('is the same for the same seed', async () => {
    const line = '--at 6 --bot master:40it --seed s --json'
    expect((await hint(line)).out).toBe((await hint(line)).out)
  })

  test.each([
    ['en', 'Why'],
    ['pl', 'Dlaczego'],
    ['ru', 'Почему'],
  ])('speaks %s', async (language, why) => {
    const { out, code } = await hint(`--at 6 --bot adept --lang ${language}`)
    expect(code).toBe(0)
    expect(out).toContain(why)
    expect(out).toMatch(/\d+\u00a0%/)
  })

  test.each([
    ['en', seasons],
    ['pl', spellbook],
    ['ru', temples],
    ['pl', seasons],
  ])('fits the screen, in %s', async (language, rules) => {
    const path = join(files, 'part.json')
    writeRecord(path, randomGame(rules, { players: 2, options: {}, seed: 'wide' }, 30))
    const io = fakeIo([], { width: 80 })
    await athanor(['hint', path, '--bot', 'adept', '--lang', language], io)
    for (const line of io.output().split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(80)
  })

  test('does not pretend to have thought about a move that is the only one', async () => {
    const path = join(files, 'only.json')
    writeRecord(path, randomGame(seasons, { players: 2, options: { level: 'archmage' }, seed: 'draft' }, 33))
    const io = fakeIo()
    await athanor(['hint', path, '--bot', 'master:40it'], io)
    expect(io.output()).toContain('The only move worth a thought.')
    expect(io.output()).not.toContain('%')
  })

  test('names cards without their rules', async () => {
    const path = join(files, 'draft.json')
    writeRecord(path, randomGame(seasons, { players: 2, options: { level: 'archmage' }, seed: 'draft' }, 2))
    const io = fakeIo()
    await athanor(['hint', path, '--bot', 'adept'], io)
    expect(io.output()).toMatch(/│ Keep [^:]+ │/)
    expect(io.output()).not.toMatch(/Keep [^│]+: /)
  })

  test.each([
    ['en', 'ends after', 'is not to act then', 'cannot say what it thinks'],
    ['pl', 'zapis kończy się po', 'nie ma wtedy nic do zdecydowania', 'nie umie powiedzieć, co myśli'],
    ['ru', 'выходит за её конец', 'в этот момент ничего не решает', 'не умеет сказать, что думает'],
  ])('refuses in %s', async (language, beyond, seat, bot) => {
    const { err, code } = await hint(`--at 5000 --bot adept --lang ${language}`)
    expect(err).toContain(beyond)
    expect(err.split('\n')).toHaveLength(1)
    expect(code).toBe(2)
    expect((await hint(`--at 6 --seat 9 --bot adept --lang ${language}`)).err).toContain(seat)
    expect((await hint(`--at 6 --bot random --lang ${language}`)).err).toContain(bot)
  })

  test.each<[string, Partial<GameRecord>, string]>([
    ['a later move that is not legal', { acts: [...record.acts, record.acts[0]!] }, 'is not legal'],
    ['another end', { hash: '0'.repeat(16) }, 'another end'],
  ])('refuses a record with %s, whichever moment is asked about', async (_what, fault, reason) => {
    const broken = join(files, 'broken.json')
    writeRecord(broken, { ...record, ...fault })
    const io = fakeIo()
    expect(await athanor(['hint', broken, '--at', '5', '--bot', 'adept'], io)).toBe(2)
    expect(io.output()).toBe('')
    expect(io.errors()).toContain(reason)
    expect(io.errors().split('\n')).toHaveLength(1)
  })

  test('refuses what cannot be asked', async () => {
    expect((await hint('--bot adept')).err).toContain('the game is over; --at asks about an earlier moment')
    expect((await hint('--at 6 --bot random')).err).toContain('the bot "random" cannot say what it thinks')
    expect((await hint('--at 6 --seat 4 --bot adept')).err).toContain('seat 4 is not to act then')
  })
})
