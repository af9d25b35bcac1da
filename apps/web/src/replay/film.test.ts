import { type AnyRules, isIn, Match, SPECTATOR } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { spellbook } from '@athanor/spellbook'
import { temples } from '@athanor/temples'
import { expect, test } from 'vitest'
import { Film } from './film.ts'
import { played } from './testing/played.ts'

test.each<[string, AnyRules]>([
  ['seasons', seasons],
  ['spellbook', spellbook],
  ['temples', temples],
])('a film of %s shows every moment as it was seen from a seat', (_, rules) => {
  const match = played(rules, 'film')
  const record = match.record()
  const film = new Film(rules, record)
  expect(film.end).toBe(record.acts.length)
  expect(film.scene(film.end, 1).view).toEqual(rules.view(match.state, 1))
  expect(film.scene(film.end, SPECTATOR).result?.standings).toEqual(rules.standings(match.state))
  expect(film.scene(0, 0).result).toBeUndefined()
  expect(film.made(0)).toMatchObject({ seat: record.acts[0]!.seat })
  expect(film.made(film.end)).toBeUndefined()
  expect(film.turns[0]).toBe(0)
  expect(film.turns.length).toBeGreaterThan(5)
  expect(film.log(film.end, 0)).toHaveLength(film.end + 1)
})

test('a seat is not told what only the other one knows', () => {
  const film = new Film(seasons, played(seasons, 'secret').record())
  for (const { events = [] } of film.log(film.end, 0))
    for (const event of events) expect(event.only === undefined || isIn(event.only, 0)).toBe(true)
})

test.each([
  ['resigned', [0], 'resign'],
  ['forfeited', [0], 'timeout'],
  ['agreed', [], 'ask-end'],
] as const)('a game that was %s ends where it was left, and tells by whom', (how, winners, kind) => {
  const left = played(spellbook, 'left').record()
  const record = { ...new Film(spellbook, left).upTo(12), ending: { how, winners, by: 1 } }
  const film = new Film(spellbook, record)
  expect(film.resultAt(11)).toBeUndefined()
  expect(film.scene(12, SPECTATOR)).toMatchObject({ result: { how, winners, by: 1 }, toAct: [] })
  expect(film.log(11, 0).at(-1)).toMatchObject({ kind: 'move' })
  expect(film.log(12, 0).at(-1)).toMatchObject({ kind, seat: 1 })
  expect(film.goesOn(12)).toBe(true)
})

test('whoever gave up does not win by what a bot made of the seat', () => {
  const record = played(spellbook, 'given up').record()
  const film = new Film(spellbook, { ...record, ending: { how: 'played', winners: [1] } })
  expect(film.resultAt(film.end)).toMatchObject({ how: 'played', winners: [1], standings: expect.anything() })
  expect(film.log(film.end, 0)).toHaveLength(film.end + 1)
})

test('a game goes on from any moment', () => {
  const record = played(spellbook, 'branch').record()
  const film = new Film(spellbook, record)
  const half = film.upTo(10)
  expect(half.acts).toEqual(record.acts.slice(0, 10))
  const resumed = Match.resume(spellbook, half)
  expect(spellbook.view(resumed.state, 0)).toEqual(film.scene(10, 0).view)
})
