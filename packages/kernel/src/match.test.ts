import { expect, test } from 'vitest'
import { Match } from './match.ts'
import { encodeRecord } from './record.ts'
import { Refusal } from './refusal.ts'
import { serialise } from './state.ts'
import { embers } from './testing/embers.ts'

const fresh = () => new Match(embers, { players: 2, seed: 'undo' })

test('a move that nobody has seen can be taken back', () => {
  const match = fresh()
  const before = serialise(match.state)
  match.act(0, embers.legal(match.state, 0)[0]!)
  expect(match.undoable(0)).toBe(1)
  expect(match.undoable(1)).toBe(0)
  match.undo(0)
  expect(serialise(match.state)).toBe(before)
  expect(match.acts).toEqual([])
})

test('the move that would be taken back is known, with the state before it, also in a match that goes on', () => {
  const match = fresh()
  const before = serialise(match.state)
  const move = embers.legal(match.state, 0)[0]!
  match.act(0, move)
  for (const one of [match, Match.resume(embers, match.record())]) {
    const last = one.lastUndoable(0)!
    expect([serialise(last.before), last.move]).toEqual([before, move])
    expect(one.lastUndoable(1)).toBeUndefined()
  }
})

test('nothing is taken back once somebody else has acted', () => {
  const match = fresh()
  match.act(0, embers.legal(match.state, 0)[0]!)
  match.act(1, embers.legal(match.state, 1)[0]!)
  expect(match.undoable(0)).toBe(0)
  expect(() => match.undo(0)).toThrow(Refusal)
})

test('nothing is taken back behind a revelation', () => {
  const match = fresh()
  match.act(0, embers.legal(match.state, 0)[0]!)
  match.act(1, embers.legal(match.state, 1)[0]!)
  // The cards are shown; whoever played the lowest one is asked.
  expect(match.undoable(1)).toBe(0)
})

test('a refused move changes nothing, not even what can be taken back', () => {
  const match = fresh()
  match.act(0, embers.legal(match.state, 0)[0]!)
  expect(() => match.act(0, 0)).toThrow(Refusal)
  expect(match.undoable(0)).toBe(1)
})

test('a match goes on from its unfinished record', () => {
  const match = fresh()
  match.act(1, embers.legal(match.state, 1)[1]!)
  const resumed = Match.resume(embers, match.record())
  expect(serialise(resumed.state)).toBe(serialise(match.state))
  expect(resumed.undoable(1)).toBe(1)
  expect(encodeRecord(resumed.record())).toBe(encodeRecord(match.record()))
})

test('wrong table sizes and options are refused', () => {
  expect(() => new Match(embers, { players: 5, seed: 'x' })).toThrow('bad-players')
  expect(() => new Match(embers, { players: 2, options: { rounds: 9 }, seed: 'x' })).toThrow('bad-option')
})

test('a record of another game, version or end is not resumed', () => {
  const record = fresh().record()
  expect(() => Match.resume(embers, { ...record, game: 'chess' })).toThrow('unknown-game')
  expect(() => Match.resume(embers, { ...record, version: 99 })).toThrow('other-version')
  expect(() => Match.resume(embers, { ...record, hash: '0123456789abcdef' })).toThrow('record-bad-hash')
})

test('a log that throws leaves no half move behind', () => {
  const match = fresh()
  match.act(0, embers.legal(match.state, 0)[0]!)
  const before = serialise(match.state)
  const broken = () => {
    throw new Error('the log is full')
  }
  expect(() => match.act(1, embers.legal(match.state, 1)[0]!, broken)).toThrow('the log is full')
  expect(serialise(match.state)).toBe(before)
  expect(match.acts).toHaveLength(1)
})
