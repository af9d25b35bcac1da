import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAsk } from './asks.ts'

const move = { t: 'move', table: 'abcdefgh', id: 'm1', seq: 3, move: 77 }

test('a well-formed message is read', () => {
  expect(readAsk(JSON.stringify(move))).toEqual(move)
  expect(readAsk('{"t":"watch","table":"abcdefgh"}')).toEqual({ t: 'watch', table: 'abcdefgh' })
})

test.each([
  ['no JSON', '{'],
  ['not an object', '[]'],
  ['null', 'null'],
  ['an unknown kind', '{"t":"cheat"}'],
  ['a kind of every object', '{"t":"constructor"}'],
  ['a missing field', JSON.stringify({ ...move, seq: undefined })],
  ['a wrong type', JSON.stringify({ ...move, move: '77' })],
  ['half a move', JSON.stringify({ ...move, move: 1.5 })],
  ['a negative number', JSON.stringify({ ...move, seq: -1 })],
  ['a field too many', JSON.stringify({ ...move, seat: 1 })],
  ['a name that is no name', JSON.stringify({ ...move, table: '../../etc' })],
  ['control characters', JSON.stringify({ t: 'chat', table: 'abcdefgh', id: '1', text: 'a\u0000b' })],
  ['a text that turns the writing round', JSON.stringify({ t: 'chat', table: 'abcdefgh', id: '1', text: 'a\u202eb' })],
  ['an empty text', JSON.stringify({ t: 'chat', table: 'abcdefgh', id: '1', text: '' })],
  ['a long text', JSON.stringify({ t: 'chat', table: 'abcdefgh', id: '1', text: 'a'.repeat(501) })],
])('%s is refused', (_, message) => {
  expect(readAsk(message)).toBeUndefined()
})

test('nothing that anybody can send makes the reader throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (message) => {
      readAsk(message)
    }),
  )
})
