import { describe, expect, test } from 'vitest'
import { columns, heading, labelled, padEnd, padStart, widthOf, wrap } from './layout.ts'
import { harmless, painter, unpainted } from './paint.ts'

test.each([
  ['abc', 3],
  ['żółć', 4],
  ['жар', 3],
  ['R● G▲', 5],
  ['\x1b[31mred\x1b[0m', 3],
  ['日本', 4],
  ['🐉', 2],
  ['e\u0301', 1],
  ['', 0],
])('the width of %s is %i', (text, width) => {
  expect(widthOf(text)).toBe(width)
})

describe('wrapping', () => {
  test('breaks between words', () => {
    expect(wrap('the quick brown fox', 10)).toEqual(['the quick', 'brown fox'])
  })
  test('leaves a word that is too long in one piece', () => {
    expect(wrap('a incomprehensible b', 5)).toEqual(['a', 'incomprehensible', 'b'])
  })
  test('indents beside a label', () => {
    expect(labelled('1. ', 'one two three', 8)).toEqual(['1. one', '   two', '   three'])
  })
  test('keeps an empty text', () => {
    expect(wrap('', 5)).toEqual([''])
  })
})

test('padding counts columns, not characters', () => {
  expect(padEnd('日', 3)).toBe('日 ')
  expect(padStart('\x1b[1mx\x1b[0m', 3)).toBe('  \x1b[1mx\x1b[0m')
  expect(padEnd('long', 2)).toBe('long')
})

test('columns are aligned', () => {
  expect(
    columns(
      [
        ['a', '1'],
        ['bcd', '23'],
      ],
      [1],
    ),
  ).toEqual(['a     1', 'bcd  23'])
})

test('a heading fills the line', () => {
  expect(heading('Title', 20)).toBe('── Title ───────────')
})

test('paint only where there are colours', () => {
  expect(painter(false)('red', 'x')).toBe('x')
  expect(unpainted(painter(true)('red', 'x'))).toBe('x')
})

test('a stranger’s text cannot command the terminal', () => {
  expect(harmless('a\x1b[2J\nb\u0007 ')).toBe('a [2J b')
})
