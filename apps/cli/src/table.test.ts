import { describe, expect, test } from 'vitest'
import { widthOf } from './layout.ts'
import { table } from './table.ts'

const head = ['Move', 'Wins', 'Why']
const rows = [
  ['Summon Naria the Prophetess', '68 %', 'Brings room for cards and cards soon to be summoned.'],
  ['End the turn', '7 %', 'Costs points.'],
]
const drawn = (width?: number): string[] => table(head, rows, ['left', 'right', 'left'], width)

describe('a table', () => {
  test('is as wide as its cells where nobody says how wide it may be', () => {
    expect(drawn().join('\n')).toContain('│ Summon Naria the Prophetess │ 68 % │ Brings room')
  })

  test('breaks its texts between words to fit the screen, the widest column first', () => {
    const lines = drawn(60)
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(60)
    expect(lines.join('\n')).toContain('│ End the turn ')
    expect(lines.join('\n')).toContain('│ 68 % │ Brings room')
  })

  test('keeps words and numbers whole, even if it is too wide then', () => {
    const text = drawn(10).join('\n')
    for (const word of ['Prophetess', '68 %', 'summoned.']) expect(text).toContain(word)
  })
})
