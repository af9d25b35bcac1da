import { describe, expect, test } from 'vitest'
import { beside, drawGrid, hiddenLines, type Lattice } from './temples-grid.ts'

const small: Lattice = {
  rows: [
    [1, 2],
    [3, 4, 5],
    [6, 7],
  ],
  lines: [
    [1, 3],
    [4, 1],
    [2, 5],
    [4, 6],
    [3, 4],
    [1, 7],
    [2, 1],
  ],
}
const sign = (space: number): string => (space === 4 ? 'R' : '·')

describe('a grid', () => {
  test('is drawn in its shape, with its lines', () => {
    expect(drawGrid(small, sign, true)).toEqual([
      '    1· ─  2·',
      '   /  \\     \\',
      ' 3· ─  4R    5·',
      '      /',
      '    6·    7·',
    ])
  })

  test('is drawn without lines where there is little room', () => {
    expect(drawGrid(small, sign, false)).toHaveLength(3)
  })

  test('tells the lines that the picture cannot show', () => {
    expect(hiddenLines(small)).toEqual([[1, 7]])
  })

  test('with straight columns has upright lines', () => {
    const lattice = {
      rows: [
        [1, 2],
        [3, 4],
      ],
      lines: [
        [1, 3],
        [2, 4],
      ],
    }
    expect(drawGrid(lattice, () => '·', true)).toEqual([' 1·    2·', ' |     |', ' 3·    4·'])
  })
})

test('blocks stand next to each other as far as there is room', () => {
  const blocks = [['aaa', 'a'], ['bbb'], ['ccc', 'c']]
  expect(beside(blocks, 12, 2)).toEqual(['aaa  bbb', 'a', '', 'ccc', 'c'])
  expect(beside(blocks, 13, 2)).toEqual(['aaa  bbb  ccc', 'a         c'])
})
