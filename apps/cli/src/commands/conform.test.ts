import { spellbook } from '@athanor/spellbook'
import { expect, test, vi } from 'vitest'
import { athanor } from '../athanor.ts'
import { optionSetsFor, sharesOf } from '../examination.ts'
import { gameNamed } from '../games.ts'
import { fakeIo } from '../testing/fake-io.ts'

const conform = vi.hoisted(() => vi.fn())
vi.mock('@athanor/kernel/testing', () => ({ conform }))

async function run(line: string) {
  conform.mockClear()
  const io = fakeIo()
  const code = await athanor(['conform', ...line.split(' ')], io)
  return { code, out: io.output() }
}

const allHold = (_rules: unknown, { games, onGame }: { games: number; onGame: () => void }) => {
  for (let i = 0; i < games; i++) onGame()
  return { games, passedOver: 0, decisions: 10 * games, failures: [] }
}

test('games that hold', async () => {
  conform.mockImplementation(allHold)
  const { code, out } = await run('spellbook --games 100 --seed c')
  expect(code).toBe(0)
  expect(out).toMatch(/^spellbook: 100 games, 1000 decisions, all hold \(.* s, seed c\)$/)
})

test('a failure tells the command that repeats it, exit code 1', async () => {
  const failure = { message: 'after 7 moves: a token is lost', command: 'npx athanor conform spellbook --from 3' }
  conform.mockReturnValue({ games: 1, passedOver: 0, decisions: 7, failures: [failure] })
  const { code, out } = await run('--games 5')
  expect(code).toBe(1)
  expect(out).toContain('spellbook: after 7 moves: a token is lost\n  npx athanor conform spellbook --from 3')
  expect(out).toContain('1 failed')
})

test('one game with its options is played exactly as asked', async () => {
  conform.mockImplementation(allHold)
  await run('spellbook --seed s --from 12 --games 1 --players 3 --option lineup=set2')
  expect(conform).toHaveBeenCalledTimes(1)
  expect(conform.mock.calls[0]![1]).toMatchObject({
    seed: 's',
    from: 12,
    games: 1,
    players: [3],
    options: [{ lineup: 'set2' }],
  })
})

test('an option for some table sizes is examined on those', async () => {
  conform.mockImplementation(allHold)
  await run('spellbook --games 8 --option handicap=2')
  expect(conform.mock.calls.map(([, { players }]) => players)).toEqual([[1]])
})

test('the shares are all the games, each once', () => {
  const shares = sharesOf(spellbook, { games: 101, from: 5, every: 1, seed: 's', sizes: [1, 2, 3] }, () => [{}])
  const numbers = shares.flatMap(({ from, games }) => Array.from({ length: games }, (_, i) => from + i))
  expect(numbers).toEqual(Array.from({ length: 101 }, (_, i) => 5 + i))
  expect(new Set(shares.map(({ players }) => players))).toEqual(new Set([1, 2, 3]))
})

test('every option of a game is tried, where the table takes it', () => {
  const duo = optionSetsFor(gameNamed('spellbook'), 2)
  expect(duo).toContainEqual({})
  expect(duo).toContainEqual({ lineup: 'set3', wild: 'same-rune' })
  expect(duo.some((options) => 'handicap' in options)).toBe(false)
  expect(optionSetsFor(gameNamed('spellbook'), 1)).toContainEqual({ handicap: 3 })
  expect(optionSetsFor(gameNamed('spellbook'), 4)).toContainEqual({ first: 4 })
})

test('of very many option sets some are tried, with every value and every two options together', () => {
  const duo = optionSetsFor(gameNamed('seasons'), 2)
  expect(duo).toContainEqual({ level: 'archmage', kingdom: 'yes', enchantment: 'random', abilities: 'yes' })
  const { options } = gameNamed('seasons').rules
  const enchantments = options.flatMap((option) =>
    option.kind === 'choice' && option.name === 'enchantment' ? option.values : [],
  )
  for (const enchantment of enchantments.filter((name) => name !== 'none'))
    for (const other of [{ kingdom: 'yes' }, { abilities: 'yes' }])
      expect(duo).toContainEqual(expect.objectContaining({ enchantment, ...other }))
})
