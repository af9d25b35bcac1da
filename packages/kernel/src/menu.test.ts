import { expect, test } from 'vitest'
import { inside, type Menu, menuOf } from './menu.ts'
import type { Answer, Decision } from './rules.ts'

const phrase = (key: string) => ({ key })
const lines = ({ entries }: Menu): string[] => entries.map(({ say, answers }) => `${say.key} ${answers.length}`)
const asking = (answers: readonly Answer[]): Decision => ({ seat: 0, ask: phrase('ask'), answers })

/** All pairs of so many things, either of which may be named first, and one answer more. */
function pairs(n: number): Decision {
  const answers: Answer[] = [{ move: 0, say: phrase('none') }]
  for (let a = 1; a <= n; a++) {
    for (let b = a + 1; b <= n; b++)
      answers.push({ move: a * 10 + b, say: phrase(`${a}-${b}`), under: [phrase(`${a}`), phrase(`${b}`)] })
  }
  return asking(answers)
}

test('a few answers are a menu as they are', () => {
  expect(lines(menuOf(pairs(3)))).toEqual(['none 1', '1-2 1', '1-3 1', '2-3 1'])
})

test('many answers of two halves are asked for in two steps, from either half', () => {
  const menu = menuOf(pairs(5))
  expect(lines(menu)).toEqual(['none 1', '1 4', '2 4', '3 4', '4 4', '5 4'])
  const inner = inside(menu.entries[5]!)
  expect([inner.ask.key, inner.inner, ...lines(inner)]).toEqual(['5', true, '1-5 1', '2-5 1', '3-5 1', '4-5 1'])
})

test('a half that all answers share is no step', () => {
  const answers = Array.from({ length: 12 }, (_, move) => ({ move, say: phrase(`${move}`), under: [phrase('same')] }))
  expect(menuOf(asking(answers)).entries).toHaveLength(12)
})
