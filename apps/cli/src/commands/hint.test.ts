import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { writeRecord } from '../record-file.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { randomRecord, testFolder } from '../testing/records.ts'

const file = join(testFolder(), 'game.json')
writeRecord(file, randomRecord())

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
    expect(out).toMatch(/\d+ %/)
  })

  test('refuses what cannot be asked', async () => {
    expect((await hint('--bot adept')).err).toContain('the game is over; --at asks about an earlier moment')
    expect((await hint('--at 6 --bot random')).err).toContain('the bot "random" cannot say what it thinks')
    expect((await hint('--at 6 --seat 4 --bot adept')).err).toContain('seat 4 is not to act then')
  })
})
