import { describe, expect, test } from 'vitest'
import { athanor } from './athanor.ts'
import { fakeIo } from './testing/fake-io.ts'

async function run(args: readonly string[], env = {}) {
  const io = fakeIo([], { env })
  const code = await athanor(args, io)
  return { code, out: io.output(), err: io.errors() }
}

test('no arguments: the help', async () => {
  const { code, out, err } = await run([])
  expect(code).toBe(0)
  expect(err).toBe('')
  for (const command of ['play', 'sim', 'replay', 'verify', 'conform', 'bench', 'games', 'data'])
    expect(out).toContain(command)
})

test('every command has its help', async () => {
  for (const command of ['play', 'sim', 'replay', 'verify', 'conform', 'bench', 'games', 'data']) {
    const { code, out, err } = await run([command, '--help'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`athanor ${command}`)
  }
})

describe('what is wrong with the arguments is told in one line, exit code 2', () => {
  test.each([
    ['frobnicate', "unknown command 'frobnicate'"],
    ['play chess', 'there is no game "chess"'],
    ['play --players 7', 'This game takes 1, 2, 3, 4 players, not 7.'],
    ['play --players two', "'two' is invalid"],
    ['play --seat 3', 'there is no seat 3 at a table for 2'],
    ['play --bots deep-thought', 'there is no bot "deep-thought"'],
    ['play --option colour=red', 'There is no option "colour".'],
    ['play --option lineup=set9', '"set9" is no value of "lineup"'],
    ['play --option lineup', 'name=value'],
    ['play --option handicap=2', 'The option "handicap" is not for 2 players.'],
    ['play --lang de', 'en, pl, ru'],
    ['play --name ', 'the name is empty'],
    ['play --save no/such/folder/game.json', 'cannot be written'],
    ['play --lang pl --players 7', 'Liczba graczy w tej grze'],
    ['sim', "missing required argument 'game'"],
    ['sim spellbook --games 0', "'0' is invalid"],
    ['sim spellbook --games 1.5', "'1.5' is invalid"],
    ['sim spellbook --bots random,random,random', '3 bots were named for 2 seats'],
    ['sim spellbook --option lineup=custom --option spells=R1', 'purple'],
    ['sim spellbook --wrong', "unknown option '--wrong'"],
    ['sim spellbook --seed', 'argument missing'],
    ['sim spellbook temples', 'too many arguments'],
    ['play spellbook --data my.json', 'spellbook has no table of component values'],
    ['play temples --data no-such-file.json', 'no-such-file.json cannot be read'],
    ['play --resume no-such-file.json --data my.json', 'leave out --data'],
    ['sim temples --data .', '. cannot be read: it is a folder'],
    ['data', "missing required argument 'game'"],
    ['data chess', 'there is no game "chess"'],
    ['data spellbook', 'spellbook has no table of component values'],
    ['data temples --file no-such-file.json', 'no-such-file.json cannot be read'],
    ['conform chess', 'there is no game "chess"'],
    ['conform --players 9', 'players, not 9'],
    ['duel seasons adept random --players 9 --games 4', 'This game takes 2, 3, 4 players, not 9.'],
    ['duel spellbook random random --jobs 2 --option lineup=custom --option spells=R1', 'purple'],
    ['calibrate temples --players 7 --games 200', 'players, not 7.'],
    ['calibrate spellbook --players 1', 'two players or more'],
    ['tune temples --players 7', 'players, not 7.'],
    ['tune spellbook --players 1 --games 20 --generations 1', 'two players or more'],
    ['bench --seconds 0', "'0' is invalid"],
    ['verify no-such-file.json', 'no-such-file.json cannot be read: there is no such file'],
    ['replay .', '. cannot be read: it is a folder'],
  ])('athanor %s', async (line, reason) => {
    const { code, out, err } = await run(line.split(' '))
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(reason)
    expect(err.split('\n')).toHaveLength(1)
  })
})

describe('a bug of our own', () => {
  const broken = (env: object) =>
    fakeIo(
      () => {
        throw new Error('the keyboard\nis on fire')
      },
      { env: { ...env } },
    )

  test('is told in one line, exit code 70', async () => {
    const io = broken({})
    expect(await athanor(['play'], io)).toBe(70)
    expect(io.errors()).toBe('athanor: this is a bug in athanor: the keyboard is on fire (ATHANOR_DEBUG=1 shows where)')
  })

  test('shows where it happened with ATHANOR_DEBUG=1', async () => {
    const io = broken({ ATHANOR_DEBUG: '1' })
    expect(await athanor(['play'], io)).toBe(70)
    expect(io.errors()).toContain('athanor.test.ts')
  })
})
