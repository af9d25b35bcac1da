import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { below, decodeRecord, rngFrom } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { widthOf } from '../layout.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { testFolder } from '../testing/records.ts'

const folder = testFolder()
let files = 0
const freshFile = (): string => join(folder, `${files++}.json`)

/** Somebody who answers every question at random. */
function anyAnswer(seed: string): (prompt: string) => string {
  const rng = rngFrom(seed)
  return (prompt) => String(1 + below(rng, Number(/^1-(\d+)/.exec(prompt)?.[1] ?? 1)))
}

async function play(args: string, answers: Parameters<typeof fakeIo>[0], world = {}) {
  const io = fakeIo(answers, world)
  const code = await athanor(['play', ...args.split(' ').filter(Boolean)], io)
  expect(io.errors()).toBe('')
  expect(code).toBe(0)
  return io.output()
}

describe('a game to its end', () => {
  test.each([
    ['en', 1, 'set1', 'The game is over'],
    ['en', 3, 'set2', 'The game is over'],
    ['en', 4, 'set3', 'The game is over'],
    ['pl', 2, 'set1', 'Koniec gry'],
    ['pl', 1, 'set3', 'Koniec gry'],
    ['ru', 2, 'set2', 'Игра окончена'],
    ['ru', 3, 'random', 'Игра окончена'],
  ])('in %s with %i players and %s', async (lang, players, lineup, over) => {
    const file = freshFile()
    const args = `--lang ${lang} --players ${players} --option lineup=${lineup} --seed end --seat ${players}`
    const out = await play(`${args} --save ${file}`, anyAnswer('answers'))
    expect(out).toContain(over)
    expect(out).toContain(`athanor verify ${file}`)
    expect(out).not.toMatch(/undefined|NaN|\[object/)
    const wide = out.split('\n').filter((line) => widthOf(line) > 100 && !line.includes('athanor '))
    expect(wide).toEqual([])
    const check = fakeIo()
    expect(await athanor(['verify', file, '--lang', lang], check)).toBe(0)
  })

  test.each([
    ['en', 4, 'advanced', 'The game is over'],
    ['pl', 2, 'basic', 'Koniec gry'],
    ['ru', 3, 'advanced', 'Игра окончена'],
  ])('of Mystery of the Temples in %s with %i players, %s', async (lang, players, mode, over) => {
    const args = `temples --lang ${lang} --players ${players} --option mode=${mode} --seed end`
    const out = await play(args, anyAnswer('answers'))
    expect(out).toContain(over)
    expect(out).not.toMatch(/undefined|NaN|\[object/)
    const wide = out.split('\n').filter((line) => widthOf(line) > 100 && !line.includes('athanor '))
    expect(wide).toEqual([])
  })

  test('with the breakdown of every point', async () => {
    const out = await play('--seed points', anyAnswer('points'))
    const record = /Familiar: \d+ tokens/.exec(out)
    expect(record).not.toBeNull()
    expect(out).toMatch(/You have won!|Won by|Won together by/)
    expect(out).toContain('Seed: points')
    expect(out).toContain('athanor play spellbook --players 2 --seat 1 --bots adept --seed points --lang en')
  })

  test('is the same for the same seed and answers', async () => {
    const run = () => play('--seed twin', anyAnswer('twin'))
    expect(await run()).toBe(await run())
  })
})

describe('leaving', () => {
  test('at the end of input', async () => {
    expect(await play('--seed x', [])).toContain('You have left the table after')
  })

  test('with q, which keeps the record', async () => {
    const file = freshFile()
    const out = await play(`--seed x --name Ala --save ${file}`, ['1', 'q'])
    expect(out).toContain('You have left the table')
    expect(decodeRecord(readFileSync(file, 'utf8')).names).toEqual(['Ala', 'Player 2'])
    const io = fakeIo()
    expect(await athanor(['verify', file], io)).toBe(0)
    expect(io.output()).toContain('not finished')
  })
})

describe('undo', () => {
  const first = '--option first=1 --seed undo'

  test('takes back own moves one by one, and the log with them', async () => {
    const out = await play('--players 1 --seed undo', ['1', '1', 'u', 'u', 'l', 'u', 'q'])
    expect(out).toContain('u undo (2)')
    expect(out).toContain('Taken back: Store a')
    expect(out).toContain('Taken back: Take a')
    const log = out.split('> l\n')[1]!.split('\n1-')[0]!
    expect(log).toContain('Day 1')
    expect(log).not.toMatch(/takes|stores/)
    expect(out).toContain('Nothing can be taken back')
  })

  test('leads to the same game as if nothing had been taken back', async () => {
    const saved = async (answers: string[]) => {
      const file = freshFile()
      await play(`${first} --save ${file}`, [...answers, 'q'])
      return readFileSync(file, 'utf8')
    }
    expect(await saved(['1', 'u', '2', 'u', '1', '1'])).toBe(await saved(['1', '1']))
  })

  test('is not offered after a draw', async () => {
    const out = await play(first, ['draw', 'u', 'q'])
    expect(out).not.toContain('u undo')
    expect(out).toContain('Nothing can be taken back')
  })
})

describe('the prompt', () => {
  const ask = async (...answers: string[]) => {
    const out = await play('--option first=1 --seed ask', [...answers, 'q'])
    return out.split(`> ${answers[0]}\n`)[1]!
  }

  test.each(['hello', '0', '99', '-1', '1.5', 'take Zz', '1 2'])(
    'says in one line that "%s" is no answer',
    async (text) => {
      const after = await ask(text)
      const [line, next] = after.split('\n')
      expect(line).toContain(`"${text}" is no answer.`)
      expect(next).toContain('? help > q')
    },
  )

  test('takes a move in notation', async () => {
    expect(await ask('draw')).toContain('Player 1 draws 2 tokens')
  })

  test('says why a move in notation is not possible', async () => {
    expect(await ask('learn R1/3')).toContain('That is possible only in the evening.')
  })

  test('w says why not', async () => {
    expect(await ask('w learn R1/3')).toContain('That is possible only in the evening.')
    expect(await ask('w draw')).toContain('Nothing stands against it: type draw')
    expect(await ask('w nonsense')).toContain('"nonsense" is not how a move is written')
    expect(await ask('w')).toContain('Write a move after w')
  })

  test('l shows the log, n the notation, s the cards, ? the help', async () => {
    expect(await ask('l')).toContain('The game begins.')
    expect(await ask('n')).toContain('[Game spellbook 1]')
    expect(await ask('s')).toContain('Discard 1 circle, then draw 4 tokens.')
    expect(await ask('s sacrifice')).toContain('The colour of the discarded token does not matter.')
    expect(await ask('s blaze')).toContain('There is no card "blaze" here.')
    expect(await ask('?')).toContain('q: leave the table')
  })

  test('shows no control characters that were typed', async () => {
    expect(await ask('\x1b[2Jboo')).not.toContain('\x1b')
  })
})

describe('Mystery of the Temples at the prompt', () => {
  const begun = ['put C 1', 'put C 2', 'collect W1', 'put C 3', 'put C 4', 'put C 5']
  const ask = (lines: string[], args = '') =>
    play(`temples --players 2 --option first=1 --seed prompt${args}`, [...begun, ...lines, 'q'])

  test('counts the crystals to place', async () => {
    const out = await ask([])
    for (const nth of [1, 2, 3]) expect(out).toContain(`Place a crystal in your grid (${nth} of 3).`)
  })

  test('asks for a swap in two steps, from either crystal, and back', async () => {
    const first = /(\d+) {2}Swap Spell for 1 crystal: space 5 \(colourless C\) and another one …/
    const number = first.exec(await ask(['cast']))?.[1] ?? ''
    const out = await ask(['cast', number, '0', number, '2', 'pay 1'])
    expect(out).toContain('2  Swap Spell for 1 crystal: space 2 (colourless C) ↔ 5 (colourless C) (swap 2 5)')
    expect(out).toContain('0  Back\n1-4, 0 back, ? help > 0')
    expect(out).toContain('casts the Swap Spell: spaces 2 and 5.')
    expect(out.split('Which spell?')).toHaveLength(3)
  })

  test('tells the prices of spells', async () => {
    const out = await ask(['cast', 'speed'], ' --option spellPayment=colourless')
    expect(out).toContain('Speed Spell: go further, for 1 colourless crystal or more (speed)')
    expect(out).toContain('Exchange Spell: a crystal of any kind for 4 colourless crystals (exchange)')
    expect(out).toMatch(/1 {2}\w+ (Temple|\d+), for 1 colourless crystal – /)
    expect(out).toMatch(/\d {2}\w+ (Temple|\d+), for 3 colourless crystals – /)
  })

  test('says what is missing for a curse and why a card is out of reach', async () => {
    const out = await ask(['w T2', 'w break T2 left 5', 'w collect W4'])
    const [all = '', one = ''] = out.split('? help > w ').slice(1)
    const missing = /· \w+ Temple, (left|right) end, level [345]: missing [12] × \w+ \w/g
    expect(all.match(missing)).toHaveLength(4)
    expect(one.match(missing)).toHaveLength(1)
    expect(out).toContain('Not in this game: Wilderness 4.')
  })

  test('tells crystals taken one by one in one line', async () => {
    expect(await ask(['l'])).toContain(
      'Player 1 takes colourless C on space 3, colourless C on space 4, and colourless C on space 5.',
    )
  })
})

describe('a terminal', () => {
  const terminal = { interactive: true, colour: true, width: 80 }

  test('waits after the welcome, and paints', async () => {
    const out = await play('--seed tty', ['', '1', 'q'], { ...terminal, height: 60 })
    expect(out).toContain('Enter begins')
    expect(out).toContain('\x1b[97;41m')
    expect(out.split('\n').filter((line) => widthOf(line) > 80 && !line.includes('athanor '))).toEqual([])
  })

  test('shows what the cards do only where there is room', async () => {
    const effects = async (height: number) =>
      (await play('--seed tty --option first=1', ['', 'q'], { ...terminal, height })).split('Discard 1 circle').length -
      1
    // Once in the welcome, and once with the table.
    expect(await effects(90)).toBe(4)
    expect(await effects(24)).toBe(2)
  })
})

describe('Seasons', () => {
  const ask = (lang: string, ...lines: string[]): Promise<string> =>
    play(`seasons --lang ${lang} --option level=apprentice --option sets=1,2 --option first=1 --seed why`, [
      ...['hand amulet-of-air', 'hand temporal-boots', 'hand potion-of-life'],
      ...['library amulet-of-fire', 'library hand-of-fortune', 'library amsug-longneck', '1'],
      ...lines,
      'q',
    ])

  test('w takes the name of a card in the language of the table', async () => {
    expect(await ask('en', 'w potion of life')).toContain('You lack 2 × earth E.')
    expect(await ask('pl', 'w Eliksir życia')).toContain('Brakuje ci: 2 × ziemia E.')
    expect(await ask('ru', 'w 22')).toContain('Нет у вас в руке: Рунический кубик Эолуса.')
    expect(await ask('en', 'w nobody')).toContain('"nobody" is not how a move is written')
  })

  test('a card in play is asked about its activation', async () => {
    const out = await ask('en', 'bonus gauge', 'summon temporal-boots', 'marker +1', 'w temporal boots')
    expect(out).toContain('Temporal Boots cannot be activated in that way.')
  })
})

test('a game that was kept is kept in the same file again', async () => {
  const file = freshFile()
  const kept = (): number => decodeRecord(readFileSync(file, 'utf8')).acts.length
  const out = await play(`seasons --seed kept --save ${file}`, ['1', '1', 'q'])
  expect(out).toContain(`npx athanor play --resume ${file} --save ${file}`)
  const before = kept()
  await play(`--resume ${file} --save ${file}`, ['1', 'q'])
  expect(kept()).toBeGreaterThan(before)
  const io = fakeIo(['q'])
  expect(await athanor(['play', '--save', file], io)).not.toBe(0)
  expect(io.errors()).toContain('exists already')
})
