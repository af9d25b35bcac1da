import { expect, test } from 'vitest'
import { questionsOf } from './questions.ts'

const pick = { key: 'ask.pick' }
const keep = { key: 'ask.keep', args: { n: 2 } }

test('those who are asked the same are named together', () => {
  expect(
    questionsOf([
      { seat: 0, ask: pick },
      { seat: 2, ask: keep, by: { key: 'card.7' } },
      { seat: 3, ask: pick },
    ]),
  ).toEqual([
    { seats: [0, 3], ask: pick },
    { seats: [2], ask: keep, by: { key: 'card.7' } },
  ])
})

test('the same words for another card are another question', () => {
  const [one, other] = questionsOf([
    { seat: 0, ask: pick, by: { key: 'card.7' } },
    { seat: 1, ask: pick, by: { key: 'card.8' } },
  ])
  expect([one?.seats, other?.seats]).toEqual([[0], [1]])
})
