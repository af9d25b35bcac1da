import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeRecord, formatRecord } from '@athanor/kernel'
import { newNonce, playOn, testServer, Visitor } from '@athanor/server/testing'
import { spellbook } from '@athanor/spellbook'
import { describe, expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { randomRecord, testFolder } from '../testing/records.ts'

const record = randomRecord()
const folder = testFolder()

async function verify(text: string | Uint8Array, lang = 'en', more: readonly string[] = []) {
  const file = join(folder, 'record')
  writeFileSync(file, text)
  const io = fakeIo()
  const code = await athanor(['verify', file, '--lang', lang, ...more], io)
  return { code, out: io.output(), err: io.errors() }
}

describe('a good record', () => {
  test('is said to be one', async () => {
    const { code, out, err } = await verify(encodeRecord(record))
    expect([code, err]).toEqual([0, ''])
    const lines = out.split('\n')
    expect(lines.every((line) => line.startsWith('OK  '))).toBe(true)
    expect(out).toContain('game: SpellBook, version 1 of the rules')
    expect(out).toContain('players: 2 (Ala, Boris)')
    expect(out).toContain(`${record.acts.length} moves, all legal`)
    expect(out).toMatch(/result: Ala \d+, Boris \d+\. Won/)
    expect(out).toContain('no commitment in this record')
  })

  test('may be in notation', async () => {
    const { code, out } = await verify(formatRecord(spellbook, record))
    expect(code).toBe(0)
    expect(out).toBe((await verify(encodeRecord(record))).out)
  })

  test('with a commitment is fair', async () => {
    const { code, out } = await verify(encodeRecord(randomRecord(2, {}, true)))
    expect(code).toBe(0)
    expect(out).toContain('the seed was committed to and is the one played')
  })

  test('with a commitment can be checked by whoever sat at the table', async () => {
    const fair = randomRecord(2, {}, true)
    const { commitment, nonces } = fair.fairness!
    const witness = ['--commitment', commitment, '--nonce', nonces[1]!]
    const { code, out } = await verify(encodeRecord(fair), 'en', witness)
    expect(code).toBe(0)
    expect(out).toContain('the commitment is the one you were shown')
    expect(out).toContain('your nonce went into the seed')
    expect((await verify(encodeRecord(fair), 'en', ['--nonce', 'mine'])).code).toBe(2)
    expect((await verify(encodeRecord(fair), 'en', ['--commitment', 'other'])).code).toBe(2)
    expect((await verify(encodeRecord(record), 'en', witness)).code).toBe(2)
  })

  test.each([
    ['pl', 'gra: Księga zaklęć'],
    ['ru', 'игра: Книга заклинаний'],
  ])('is verified in %s too', async (lang, words) => {
    expect((await verify(encodeRecord(record), lang)).out).toContain(words)
  })
})

describe('a bad record is refused in one line, exit code 2', () => {
  const text = encodeRecord(record)
  const fair = randomRecord(2, {}, true)
  const first = record.acts[0]!

  test.each<[string, string | Uint8Array, string]>([
    ['a changed byte', text.replace('"seed":"r', '"seed":"R'), 'its check sum does not fit'],
    ['a cut file', text.slice(0, -20), 'cut off or not JSON'],
    ['an empty file', '', 'is empty'],
    ['something else', '{"hello":"world"}', 'no Athanor record'],
    ['bytes', new Uint8Array([0, 255, 254, 3]), 'cut off or not JSON'],
    ['another version', encodeRecord({ ...record, version: 2 }), 'made by version 2 of the rules; this is version 1'],
    ['another game', encodeRecord({ ...record, game: 'chess' }), 'there is no game "chess"'],
    ['a missing move', encodeRecord({ ...record, acts: record.acts.slice(1) }), 'is not legal'],
    ['an added move', encodeRecord({ ...record, acts: [...record.acts, first] }), 'is not legal'],
    ['a missing end', encodeRecord({ ...record, acts: record.acts.slice(0, -1) }), 'another end'],
    ['another seed', encodeRecord({ ...record, seed: 'other' }), 'record'],
    ['an unknown option', encodeRecord({ ...record, options: { speed: 1 } }), 'There is no option "speed".'],
    ['a table too large', encodeRecord({ ...record, players: 9, names: new Array(9).fill('x') }), 'players, not 9'],
    ['names for another table', encodeRecord({ ...record, names: ['a', 'b', 'c'] }), 'no Athanor record'],
    ['another secret', encodeRecord({ ...fair, fairness: { ...fair.fairness!, secret: 'x' } }), 'not the one'],
    [
      'another nonce',
      encodeRecord({ ...fair, fairness: { ...fair.fairness!, nonces: ['x'] } }),
      'The seed was not made',
    ],
    ['no nonce', encodeRecord({ ...fair, fairness: { ...fair.fairness!, nonces: [] } }), 'No player has put a nonce'],
    ['notation without a game', '[Players 2]\n', 'the line [Game ...] is missing'],
    ['a broken line', formatRecord(spellbook, record).replace('2. ', 'two '), 'cannot be read'],
    ['a name that draws', encodeRecord({ ...record, game: 'a\x1b[2J\nb' }), 'there is no game "a [2J b"'],
  ])('%s', async (_what, content, reason) => {
    const { code, out, err } = await verify(content)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(reason)
    expect(err.split('\n')).toHaveLength(1)
  })
})

test('names from a file cannot draw on the terminal', async () => {
  const { code, out } = await verify(encodeRecord({ ...record, names: ['\x1b[31mred', 'a\nb'] }))
  expect(code).toBe(0)
  expect(out).toContain('players: 2 ([31mred, a b)')
})

describe('a record that a server has given out', () => {
  test('is proved to everybody who remembers the commitment and the own nonce', async () => {
    const server = await testServer()
    const [host, guest] = [new Visitor(server.url), new Visitor(server.url)]
    await host.guest('Ala')
    await guest.guest('Boris')
    const nonces = [newNonce(), newNonce()]
    const { id } = await host.createTable({ game: 'spellbook', players: 2, nonce: nonces[0] })
    const { commitment } = await guest.ok<{ commitment: string }>('GET', `/api/tables/${id}`)
    await guest.join(id, undefined, nonces[1])
    await host.ok('POST', `/api/tables/${id}/start`)
    const lines = await Promise.all([host, guest].map((person) => person.connect()))
    await Promise.all(lines.map((line) => line.watch(id)))
    await playOn(id, lines, 'downloaded')
    const downloaded = await (await fetch(`${server.url}/api/tables/${id}/record`)).text()
    await server.end()

    for (const nonce of nonces) {
      const { code, out } = await verify(downloaded, 'en', ['--commitment', commitment, '--nonce', nonce])
      expect(code).toBe(0)
      expect(out).toContain('players: 2 (Ala, Boris)')
      expect(out.split('\n').every((line) => line.startsWith('OK  '))).toBe(true)
    }
    expect((await verify(downloaded, 'en', ['--nonce', newNonce()])).code).toBe(2)
    expect((await verify(downloaded, 'en', ['--commitment', 'f'.repeat(64)])).code).toBe(2)
  })
})
