import { join } from 'node:path'
import { Match } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { spellbook } from '@athanor/spellbook'
import { describe, expect, test } from 'vitest'
import { athanor } from '../athanor.ts'
import { writeRecord } from '../record-file.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { randomGame, randomRecord, testFolder } from '../testing/records.ts'
import { verdictOf } from './analyse.ts'

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

  test('gives the best move the chance that its seat has at the decision', async () => {
    const { decisions } = JSON.parse((await analyse('--json')).out)
    const seats = record.acts.map(({ seat }) => seat)
    const compared = decisions.filter(({ best }: { best: { chance?: number } }) => best.chance !== undefined)
    expect(compared.length).toBeGreaterThan(0)
    for (const { number, chances, played, best } of compared) {
      expect(best.chance).toBe(chances[seats[number - 1]!])
      if (played !== undefined) expect(played).toBeLessThanOrEqual(best.chance)
    }
  })

  test('speaks of luck only where chance or something hidden came into play', async () => {
    const path = join(files, 'seasons.json')
    const begun = randomGame(seasons, { players: 2, options: {}, seed: 'd' }, 60)
    writeRecord(path, { ...begun, ending: { how: 'resigned', winners: [0], by: 1 } })
    const { decisions } = JSON.parse((await analyse('--json', path)).out)
    const text = (await analyse('--lang en', path)).out.replace(/\n +/g, ' ')
    const moments = [...text.matchAll(/^· Move (\d+), .*$/gm)]
    expect(moments).toHaveLength(3)
    const lucky = moments.map(([, number]) => decisions[Number(number) - 1].luck)
    expect(lucky).toContain(true)
    expect(lucky).toContain(false)
    for (const [i, [line]] of moments.entries()) {
      if (lucky[i]) expect(line).not.toContain('seen clearly')
      else expect(line).not.toMatch(/luck|turned up/)
    }
  })

  test('tells it in a table and in words', async () => {
    const { out } = await analyse('--lang pl')
    expect(out).toContain('Co rozstrzygnęło grę:')
    expect(out.replace(/\n +/g, ' ').match(/Szanse zmieniły się z \d+\s% : \d+\s%\s+na \d+\s% : \d+\s%/g)).toHaveLength(
      3,
    )
  })

  test.each([
    ['pl', 'Losuj 2 żetony', /Lepszego ruchu nie było: zdecydował los|Lepszy ruch – .+\d+\s% zamiast \d+\s%\)/],
    ['ru', 'Вытянуть 2 жетона', /Лучшего хода не было: решил случай|Лучший ход – .+\d+\s% вместо \d+\s%\)/],
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
    const { swing, played, best } = decisions[5]
    expect(swing).toBeCloseTo(best.chance - played, 3)
  })

  test('waits until the game is over', async () => {
    const path = join(files, 'begun.json')
    const io = fakeIo(['1', 'q'])
    await athanor(['play', 'spellbook', '--seed', 'a', '--bots', 'random', '--save', path], io)
    expect((await analyse('--json', path)).err).toContain('the game is not over')
  })
})

describe('the verdict on a move', () => {
  /** The first seat has 45 %; the move that it made was worth 25 %, and then it has so much. */
  const blunder = { number: 1, seat: 0, move: 1, chances: [0.45, 0.55], played: 0.25, lost: 0.2, swing: 0.3 }
  const best = { move: 2, chance: 0.45 }
  const then = (chance: number) => ({ after: [chance, 1 - chance] })

  test.each([
    ['a better move, and luck helped', true, 0.69, 'lucky'],
    ['a better move', true, 0.24, 'missed'],
    ['a better move, and bad luck came on top', true, 0.1, 'unlucky'],
    ['a better move, whose loss was seen at once', false, 0.24, 'missed'],
    ['a move that only looked better, since without luck nothing but the move can have helped', false, 0.69, 'looked'],
  ])('is: %s', (_, luck, chance, verdict) => {
    expect(verdictOf({ ...blunder, best, luck, ...then(chance) })).toBe(verdict)
  })

  test.each([
    ['luck, where chance came into play', true, 'luck'],
    ['that the chances were seen clearly only then, where it did not', false, 'seen'],
  ])('on the best move is: %s', (_, luck, verdict) => {
    const made = { ...blunder, move: 2, played: 0.45, lost: 0, best, luck, ...then(0.69) }
    expect(verdictOf(made)).toBe(verdict)
    const { played, ...alone } = made
    expect(verdictOf({ ...alone, best: { move: 2 } })).toBe(verdict)
    expect(verdictOf({ ...made, swing: 0.01 })).toBeUndefined()
  })

  test('is silent about a move that nobody looked at', () => {
    const { played, ...unseen } = blunder
    expect(verdictOf({ ...unseen, lost: 0, best, luck: true, ...then(0.69) })).toBeUndefined()
  })
})
