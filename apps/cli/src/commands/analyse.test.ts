import { join } from 'node:path'
import { Match } from '@athanor/kernel'
import { spellbook } from '@athanor/spellbook'
import { describe, expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { writeRecord } from '../record-file.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { randomRecord, testFolder } from '../testing/records.ts'
import { missed } from './analyse.ts'

const files = testFolder()
const record = randomRecord()
const file = join(files, 'game.json')
writeRecord(file, record)

async function analyse(line: string, path = file) {
  const io = fakeIo()
  const code = await athanor(['analyse', path, '--iterations', '4', '--jobs', '1', ...line.split(' ')], io)
  return { code, out: io.output(), err: io.errors() }
}

describe('analyse', () => {
  test('gives the chances of all seats at every decision, and three moments', async () => {
    const { out } = await analyse('--json')
    const { decisions, moments } = JSON.parse(out)
    expect(decisions).toHaveLength(record.acts.length)
    for (const { chances } of decisions) {
      expect(chances).toHaveLength(2)
      expect(chances[0] + chances[1]).toBeCloseTo(1, 2)
    }
    const swings = decisions.map(({ swing }: { swing: number }) => swing).sort((a: number, b: number) => b - a)
    expect(moments.map((number: number) => decisions[number - 1].swing)).toEqual(swings.slice(0, 3))
  })

  test('names a better move only where the one that was made was looked at', () => {
    const moment = { number: 1, seat: 0, move: 1, chances: [0.5, 0.5], after: [0.5, 0.5], swing: 0 }
    const best = { move: 2, chance: 0.6 }
    expect(missed({ ...moment, best })).toBe(false)
    expect(missed({ ...moment, best, played: 0.59 })).toBe(false)
    expect(missed({ ...moment, best, played: 0.5 })).toBe(true)
  })

  test('tells it in a table and in words', async () => {
    const { out } = await analyse('--lang pl')
    expect(out).toContain('Co rozstrzygnęło grę:')
    expect(out.replace(/\n +/g, ' ').match(/Szanse zmieniły się z \d+\s% : \d+\s%\s+na \d+\s% : \d+\s%/g)).toHaveLength(
      3,
    )
  })

  test.each([
    ['pl', 'Losuj 2 żetony', /Lepszego ruchu nie było: zdecydował los|Lepszy ruch – .+ \(\d+\s% zamiast \d+\s%\)/],
    ['ru', 'Вытянуть 2 жетона', /Лучшего хода не было: решил случай|Лучший ход – .+ \(\d+\s% вместо \d+\s%\)/],
  ])('says moves in words, and what would have been better: %s', async (language, draw, verdict) => {
    const { out } = await analyse(`--lang ${language}`)
    expect(out).toContain(draw)
    expect(out).not.toMatch(/draw|pass/)
    expect(out.replace(/\n +/g, ' ')).toMatch(verdict)
  })

  test('judges a game that was given up, up to where it ended', async () => {
    const path = join(files, 'given-up.json')
    const match = new Match(spellbook, record)
    for (const { seat, move } of record.acts.slice(0, 6)) match.act(seat, move)
    writeRecord(path, { ...match.record(), ending: { how: 'resigned', winners: [0], by: 1 } })
    const { decisions } = JSON.parse((await analyse('--json', path)).out)
    expect(decisions).toHaveLength(6)
    expect(decisions[5].swing).toBe(0)
  })

  test('waits until the game is over', async () => {
    const path = join(files, 'begun.json')
    const io = fakeIo(['1', 'q'])
    await athanor(['play', 'spellbook', '--seed', 'a', '--bots', 'random', '--save', path], io)
    expect((await analyse('--json', path)).err).toContain('the game is not over')
  })
})
