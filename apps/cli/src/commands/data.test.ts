import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeRecord, type Json } from '@athanor/kernel'
import { BUILT_IN, checkTableText } from '@athanor/temples'
import { describe, expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { readableJson } from '../component-data.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { testFolder } from '../testing/records.ts'

const folder = testFolder()

async function run(...args: string[]) {
  const io = fakeIo([])
  const code = await athanor(args, io)
  return { code, out: io.output(), err: io.errors() }
}

/** A file with the built-in table in which `from` is replaced by `to`. */
function corrected(name: string, from: string | RegExp, to: string): string {
  const file = join(folder, name)
  const text = readableJson(BUILT_IN)
  expect(text.replace(from, to)).not.toBe(text)
  writeFileSync(file, text.replace(from, to))
  return file
}

const cheaper = corrected('cheaper.json', '"cost": 4,', '"cost": 5,')

test('data prints the built-in table, ready to be corrected', async () => {
  const { code, out } = await run('data', 'temples')
  expect(code).toBe(0)
  expect(checkTableText(out)).toEqual({ table: BUILT_IN })
  expect(out.split('\n').filter((line) => line.length > 100)).toEqual([])
  expect(out).toContain('"gain": { "red": 1 },')
})

describe('data --file', () => {
  test('tells what is corrected, what is still in doubt, and how to play with it', async () => {
    const { code, out, err } = await run('data', 'temples', '--file', cheaper)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`${cheaper}: the table is in order.`)
    expect(out).toContain('Different from the built-in table: spell.exchange.')
    expect(out).toContain('Still marked as a reconstruction: spell.speed, temple.red,')
    expect(out).toContain(`Play with it: npx athanor play temples --data ${cheaper}`)
  })

  test('knows the built-in table, with or without a byte order mark', async () => {
    const file = join(folder, 'same.json')
    writeFileSync(file, `\ufeff${readableJson(BUILT_IN)}`)
    expect((await run('data', 'temples', '--file', file)).out).toContain('It is the built-in table.')
  })

  test('counts a status as a remark, and sees when nothing is in doubt any more', async () => {
    const file = corrected('sure.json', /"(inferred|reconstructed)"/g, '"verified"')
    const { out } = await run('data', 'temples', '--file', file, '--lang', 'pl')
    expect(out).toContain('To tabela wbudowana.')
    expect(out).toContain('Żadna wartość nie jest oznaczona jako rekonstrukcja.')
  })

  test.each([
    [
      'a wrong value',
      '{ "red": 1 }',
      '{ "red": "x" }',
      /: temple\.red\.gain: "red" must be a whole number .* not "x"\.$/,
    ],
    ['a missing field', '"discountedCost": 3,', '', /: spell\.exchange: the field "discountedCost" is missing\.$/],
    [
      'more than one fault',
      '"copies": 4',
      '"copies": 40',
      /: rune\.a: "copies" must be .* 40\.( \(\d+ more faults?\))?$/,
    ],
    ['no JSON', '{', '', /: The file is not JSON\.$/],
  ])('refuses %s in one line, exit code 2', async (name, from, to, line) => {
    const file = corrected(`${name}.json`, from, to)
    for (const args of [
      ['data', 'temples', '--lang', 'en', '--file', file],
      ['play', 'temples', '--lang', 'en', '--data', file],
      ['sim', 'temples', '--data', file],
    ]) {
      const { code, out, err } = await run(...args)
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(line)
      expect(err).toContain(`athanor: ${file}: `)
      expect(err.split('\n')).toHaveLength(1)
    }
  })

  test('tells how many faults there are besides the first', async () => {
    const file = join(folder, 'empty.json')
    writeFileSync(file, '{}')
    for (const [lang, more] of [
      ['en', /\(\d+ more faults\)$/],
      ['pl', /\(jeszcze \d+ błęd(y|ów)\)$/],
      ['ru', /\(ещё \d+ ошиб(ка|ки|ок)\)$/],
    ] as const)
      expect((await run('data', 'temples', '--file', file, '--lang', lang)).err).toMatch(more)
  })
})

test('a corrected table is played with, kept in the record and named in the command that repeats the game', async () => {
  const file = join(folder, 'game.json')
  const { code, out } = await run('play', 'temples', '--lang', 'en', '--data', cheaper, '--seed', 's', '--save', file)
  expect(code).toBe(0)
  expect(out).toContain('5 crystals for one of any kind')
  expect(out).toContain(`play temples --players 2 --seat 1 --data ${cheaper} --bots adept --seed s`)
  const { options } = decodeRecord(readFileSync(file, 'utf8'))
  const table: Json = JSON.parse(String(options.data))
  expect(table).toMatchObject({ spells: [{}, {}, { cost: 5 }] })
  expect((await run('verify', file)).code).toBe(0)

  const again = await run('play', '--lang', 'en', '--resume', file)
  expect(again.out).toContain('--data FILE')
})

test('sim plays with a corrected table', async () => {
  const { out } = await run('sim', 'temples', '--data', cheaper, '--games', '2', '--json')
  expect(JSON.parse(JSON.parse(out).options.data)).toMatchObject({ spells: [{}, {}, { cost: 5 }] })
})
