import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeRecord, encodeRecord, formatRecord, parseRecord } from '@athanor/kernel'
import { spellbook } from '@athanor/spellbook'
import { describe, expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { randomRecord, testFolder } from '../testing/records.ts'

const record = randomRecord()
const folder = testFolder()
const json = join(folder, 'game.json')
const notation = join(folder, 'game.txt')
writeFileSync(json, `${encodeRecord(record)}\n`)
writeFileSync(notation, formatRecord(spellbook, record))

async function replay(args: readonly string[], answers: readonly string[] = [], interactive = false): Promise<string> {
  const io = fakeIo(answers, { interactive })
  expect(await athanor(['replay', ...args], io)).toBe(0)
  expect(io.errors()).toBe('')
  return io.output()
}

describe('to a pipe', () => {
  test('the whole game is told in words', async () => {
    const out = await replay([json])
    expect(out).toContain('· The game begins.')
    expect(out).toContain('· Day 1: ')
    expect(out).toContain('· The game is over.')
    expect(out).toMatch(/Ala|Boris/)
    expect(await replay([notation])).toBe(out)
  })

  test('in any language', async () => {
    expect(await replay([json, '--lang', 'ru'])).toContain('· Игра начинается.')
    expect(await replay([json, '--lang', 'pl'])).toContain('· Gra się zaczyna.')
  })

  test('--notation and --json convert into each other', async () => {
    expect(parseRecord(spellbook, await replay([json, '--notation']))).toEqual(record)
    expect(decodeRecord(await replay([notation, '--json']))).toEqual(record)
  })
})

describe('to a person', () => {
  test('step by step', async () => {
    const most = record.acts.length
    const out = await replay([json], ['', 'n', 'p', '7', 't', 'x', '999999', String(most), '', '0', 'q'], true)
    expect(out).toContain('Before the first move')
    const titles = [...out.matchAll(/Move (\d+) of (\d+)\./g)].map(([, n]) => Number(n))
    expect(titles.slice(0, 4)).toEqual([1, 2, 1, 7])
    expect(titles[4]).toBeGreaterThan(7)
    expect(titles.slice(5)).toEqual([most, most])
    expect(out).toContain('"x" is none of these')
    expect(out).toContain('"999999" is none of these')
    expect(out).toContain('Familiar: ')
  })

  test('until the input ends', async () => {
    expect(await replay([json], [''], true)).toContain('Move 1 of')
  })

  test('--all tells the whole game at once', async () => {
    expect(await replay([json, '--all'], [], true)).toBe(await replay([json]))
  })
})

test('a broken record is refused before anything is shown', async () => {
  const file = join(folder, 'broken.json')
  writeFileSync(file, encodeRecord({ ...record, acts: record.acts.slice(0, -1) }))
  const io = fakeIo()
  expect(await athanor(['replay', file], io)).toBe(2)
  expect(io.output()).toBe('')
})
