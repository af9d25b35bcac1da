import type { Happening } from '@athanor/protocol'
import { expect, test } from 'vitest'
import { withNews } from './happened.ts'

const line = (seq: number, kind: Happening['kind'], seat = 0): Happening => ({ seq, at: seq, kind, seat })
const told = (log: readonly Happening[]): string[] => log.map(({ seq, kind }) => `${seq} ${kind}`)

test('news come after what is known, and once', () => {
  const log = withNews([line(1, 'move')], [line(1, 'move'), line(2, 'move')], undefined)
  expect(told(log)).toEqual(['1 move', '2 move'])
})

test('a move that was taken back is told no more', () => {
  const log = withNews([line(1, 'move', 1), line(2, 'move')], [line(3, 'undo')], undefined)
  expect(told(log)).toEqual(['1 move', '3 undo'])
})

test('what all agreed to take back is told no more', () => {
  const before = [line(1, 'move'), line(2, 'move', 1), line(3, 'move'), line(4, 'ask-undo')]
  const log = withNews(before, [line(5, 'agree', 1)], { kind: 'undo', seat: 0, moves: 2, agreed: [] })
  expect(told(log)).toEqual(['1 move', '4 ask-undo', '5 agree'])
})
