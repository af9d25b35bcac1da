import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commit, mixSeed, type Witness } from './fairness.ts'
import { Match } from './match.ts'
import { formatRecord, parseRecord } from './notation.ts'
import { playRandomly } from './playout.ts'
import { begin, decodeRecord, encodeRecord, type GameRecord, replay, verify } from './record.ts'
import { Refusal } from './refusal.ts'
import { rngFrom } from './rng.ts'
import { hashOf } from './state.ts'
import { embers } from './testing/embers.ts'

function finished(seed: string, extra: Partial<GameRecord> = {}): GameRecord {
  const acts: { seat: number; move: number }[] = []
  playRandomly(embers, begin(embers, 3, {}, seed), rngFrom(seed), (seat, move) => acts.push({ seat, move }))
  const match = new Match(embers, { players: 3, seed, ...extra })
  for (const { seat, move } of acts) match.act(seat, move)
  return match.record()
}

const reason = (attempt: () => unknown): string => {
  try {
    attempt()
  } catch (error) {
    if (error instanceof Refusal) return error.reasons[0]!.key
    throw error
  }
  return 'accepted'
}

test('a record survives text and replays to the same state', () => {
  const record = finished('one', { names: ['Ann', 'Zoë "Z"', 'Олег'] })
  const copy = decodeRecord(encodeRecord(record))
  expect(copy).toEqual(record)
  expect(hashOf(verify(embers, copy))).toBe(record.hash)
})

test('a record tells how a game ended that its moves do not end, and nothing else in that place', () => {
  const ended = { ...finished('ended'), ending: { how: 'resigned', winners: [0, 2], by: 1 } } as const
  expect(decodeRecord(encodeRecord(ended))).toEqual(ended)
  expect(parseRecord(embers, formatRecord(embers, ended))).toEqual(ended)
  for (const ending of [{ how: 'bored', winners: [] }, { how: 'agreed' }, { how: 'agreed', winners: [99] }, 7])
    expect(reason(() => decodeRecord(encodeRecord({ ...ended, ending: ending as never })))).toBe(
      'refused.record-not-a-record',
    )
})

test('a record can be replayed to any move', () => {
  const record = finished('one')
  expect(replay(embers, record, 0).round).toBe(1)
  expect(embers.standings(replay(embers, record, record.acts.length - 1))).toBeUndefined()
})

test('every changed byte of a record is noticed', () => {
  const text = encodeRecord(finished('bytes'))
  for (let i = 0; i < text.length; i++) {
    const changed = `${text.slice(0, i)}${text[i] === 'A' ? 'B' : 'A'}${text.slice(i + 1)}`
    expect(reason(() => verify(embers, decodeRecord(changed)))).toMatch(/^refused\.record-/)
  }
})

test('every truncated record is noticed', () => {
  const text = encodeRecord(finished('cut'))
  for (let i = 0; i < text.length; i++)
    expect(reason(() => decodeRecord(text.slice(0, i)))).toMatch(/^refused\.record-/)
})

test('any text or JSON is refused in one word and never crashes', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(reason(() => decodeRecord(text))).toMatch(/^refused\./)
    }),
  )
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(reason(() => decodeRecord(text))).toMatch(/^refused\.record-not/)
    }),
  )
})

test('another game, another version, an illegal move and a false end have their reasons', () => {
  const record = finished('reasons')
  expect(reason(() => replay(embers, { ...record, game: 'chess' }))).toBe('refused.unknown-game')
  expect(reason(() => replay(embers, { ...record, version: 2 }))).toBe('refused.other-version')
  expect(reason(() => replay(embers, { ...record, players: 9 }))).toBe('refused.bad-players')
  expect(reason(() => replay(embers, { ...record, hash: '0000' }))).toBe('refused.record-bad-hash')
  const acts = [{ seat: 0, move: 3 }, ...record.acts.slice(1)]
  expect(reason(() => replay(embers, { ...record, acts }))).toBe('refused.record-bad-move')
})

test('a record that does not know its last state proves its moves all the same', () => {
  const { hash, ...record } = finished('no hash')
  expect(reason(() => verify(embers, decodeRecord(encodeRecord(record))))).toBe('accepted')
  expect(parseRecord(embers, formatRecord(embers, record))).toEqual(record)
  const acts = [{ seat: 0, move: 3 }, ...record.acts.slice(1)]
  expect(reason(() => verify(embers, { ...record, acts }))).toBe('refused.record-bad-move')
})

test('verify checks the commitment', () => {
  const nonces = ['n1', 'n2', 'n3']
  const fairness = { commitment: commit('s'), secret: 's', nonces }
  const fair = finished(mixSeed('s', nonces), { fairness })
  expect(reason(() => verify(embers, decodeRecord(encodeRecord(fair))))).toBe('accepted')
  expect(reason(() => verify(embers, { ...fair, fairness: { ...fairness, nonces: ['n1'] } }))).toBe(
    'refused.unfair-seed',
  )
  expect(reason(() => verify(embers, { ...fair, fairness: { ...fairness, nonces: [] } }))).toBe(
    'refused.unfair-no-nonce',
  )
})

test('the notation is readable and reads back', () => {
  const record = finished('text', {
    names: ['Ann', 'B ] [', 'C'],
    fairness: { commitment: 'c', secret: 's', nonces: [] },
  })
  const text = formatRecord(embers, record)
  expect(text).toContain('[Game embers 1]')
  expect(text).toMatch(/\n1\. 1: .*play \d+/)
  expect(parseRecord(embers, text)).toEqual(record)
})

test('a notation with a broken line names the line', () => {
  const text = formatRecord(embers, finished('line'))
  const lines = text.split('\n')
  lines[lines.length - 2] = '9. 1: fly away'
  expect(() => parseRecord(embers, lines.join('\n'))).toThrow('record-bad-line')
  expect(reason(() => parseRecord(embers, 'nonsense'))).toBe('refused.record-bad-line')
  expect(reason(() => parseRecord(embers, '[Game chess 1]'))).toBe('refused.unknown-game')
  fc.assert(
    fc.property(fc.string(), (any) => {
      expect(reason(() => parseRecord(embers, any))).toMatch(/^refused\./)
    }),
  )
})

test('a witness knows the commitment and an own nonce', () => {
  const nonces = ['n1', 'n2', 'n3']
  const fairness = { commitment: commit('s'), secret: 's', nonces }
  const fair = finished(mixSeed('s', nonces), { fairness })
  const say = (witness: Witness, record = fair) => reason(() => verify(embers, record, witness))
  expect(say({ commitment: commit('s'), nonce: 'n2' })).toBe('accepted')
  expect(say({ commitment: commit('another') })).toBe('refused.unfair-other-commitment')
  expect(say({ nonce: 'mine' })).toBe('refused.unfair-other-nonce')
  expect(say({ nonce: 'n1' }, finished('plain'))).toBe('refused.unfair-unknown')
})

test('hostile records and notations are refused, quickly and without a crash', () => {
  const record = finished('hostile')
  const text = formatRecord(embers, record)
  const swap = (from: RegExp, to: string) => reason(() => verify(embers, parseRecord(embers, text.replace(from, to))))
  expect(swap(/\[Seed .*\]/, '[Seed {"toString":1}]')).toBe('refused.record-not-a-record')
  expect(swap(/\[Seed .*\]/, '[Seed x]')).toBe('refused.record-bad-line')
  expect(swap(/\[Players .*\]/, '[Players x]')).toBe('refused.record-bad-line')
  expect(swap(/\[Players .*\]/, '[Players 2.5]')).toBe('refused.record-not-a-record')
  expect(swap(/\[Option .*\]/, '[Option __proto__ 3]')).toBe('refused.unknown-option')
  expect(swap(/\[Option .*\]/, '[Option rounds {"a":1}]')).toBe('refused.record-not-a-record')
  expect(swap(/\[Hash .*\]/, '[Hash zz]')).toBe('refused.record-not-a-record')
  expect(swap(/\[Hash .*\]/, '[Fairness {"nonces":[null]}]')).toBe('refused.record-not-a-record')
  expect(swap(/1\. 1: /, '1. 99: ')).toBe('refused.record-bad-line')
  expect(reason(() => parseRecord(embers, '{'.repeat(100_000)))).toBe('refused.record-bad-line')
  expect(reason(() => decodeRecord('['.repeat(50_000) + ']'.repeat(50_000)))).toBe('refused.record-not-a-record')
  const injected = { ...record, hash: `x]\n[Option rounds 1` }
  expect(reason(() => decodeRecord(encodeRecord(injected)))).toBe('refused.record-not-a-record')
  const long = `[Game embers 1]\n1. 1: ${'play 3; '.repeat(200_000)}play 3`
  expect(reason(() => parseRecord(embers, long))).toBe('refused.record-not-a-record')
})

test('names of any letters survive the notation', () => {
  const names = ['a\u2028b', '"] [', '{x}; (2)']
  const record = finished('names', { names })
  expect(parseRecord(embers, formatRecord(embers, record))).toEqual(record)
  expect(finished('names', { names: [] }).names).toBeUndefined()
})
