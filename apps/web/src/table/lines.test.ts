import type { GameEvent } from '@athanor/kernel'
import type { Happening, Said } from '@athanor/protocol'
import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

const rules = { tell: ({ type }: GameEvent) => (type === 'quiet' ? undefined : { key: type }) }
const move = (seq: number, ...types: string[]): Happening => ({
  seq,
  at: seq,
  kind: 'move',
  seat: 0,
  events: types.map((type) => ({ type })),
})
const said = (n: number, after: number): Said => ({ n, at: n, person: 'ada', name: 'Ada', text: `${n}`, after })
const read = (lines: ReturnType<typeof linesOf>): string[] =>
  lines.map((line) =>
    line.kind === 'event' ? line.phrase.key : line.kind === 'said' ? `“${line.said.text}”` : line.happening.kind,
  )

test('what is said stands after the move that it followed', () => {
  const lines = linesOf([move(1, 'a'), move(2, 'b'), { seq: 3, at: 3, kind: 'undo' }], [said(1, 1), said(2, 3)], {
    rules,
  })
  expect(read(lines)).toEqual(['a', '“1”', 'b', 'undo', '“2”'])
})

test('a game may tell several events in one line, but not across what was said between them', () => {
  const story = {
    digest: (events: readonly GameEvent[]) => events.slice(-1),
    opens: ({ type }: GameEvent) => type === 'b',
  }
  const lines = linesOf([move(1, 'a'), move(2, 'b', 'quiet', 'c'), move(3, 'd')], [said(1, 2)], { rules, story })
  expect(read(lines)).toEqual(['c', '“1”', 'd'])
})
