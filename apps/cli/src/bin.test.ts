import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { GAMES } from './games.ts'

const bin = fileURLToPath(new URL('../bin/athanor.mjs', import.meta.url))

function athanor(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], {
      env: { ...process.env, LANG: 'C', LC_ALL: '', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (data) => {
      out += data
    })
    child.stderr.on('data', (data) => {
      err += data
    })
    // The game may be over before all answers are read.
    child.stdin.on('error', () => {})
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    child.stdin.end(input)
  })
}

describe.concurrent('the real program', () => {
  test('prints its help without arguments', async () => {
    const { code, out, err } = await athanor([])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Usage: athanor')
  })

  test('tells one line on stderr and exits with 2 when something is wrong', async () => {
    const { code, out, err } = await athanor(['play', 'chess'])
    expect([code, out]).toEqual([2, ''])
    const names = GAMES.map(({ rules }) => rules.id).join(', ')
    expect(err).toBe(`athanor: there is no game "chess"; choose from ${names}\n`)
  })

  test('plays with answers from a pipe, in the language of the environment', async () => {
    const { code, out, err } = await athanor(['play', '--seed', 'pipe'], '1\n'.repeat(500), { LANG: 'pl_PL.UTF-8' })
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Księga zaklęć na 2 osoby')
    expect(out).toContain('Koniec gry')
    expect(out).toContain('Ziarno: pipe')
    expect(out).not.toContain('\x1b')
  })

  test('ends politely when the input ends', async () => {
    const { code, out, err } = await athanor(['play', '--seed', 'eof'], '1\n')
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('You have left the table')
  })

  test('prints exactly one JSON object for sim --json', async () => {
    const { code, out, err } = await athanor(['sim', 'spellbook', '--games', '3', '--json'])
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out).games).toBe(3)
  })

  test('examines games in several threads', async () => {
    const { code, out, err } = await athanor([
      'conform',
      'spellbook',
      '--games',
      '4',
      '--jobs',
      '2',
      '--seed',
      'threads',
    ])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/spellbook: 4 games, \d+ decisions, all hold/)
  })
})
