import { kernelTexts, speaker } from '@athanor/kernel'
import { type SeasonsEvent, seasons } from '@athanor/seasons'
import { expect, test } from 'vitest'
import { linesOf } from '../table/lines.ts'
import { seasonsStory } from './story.ts'

const voice = speaker('en', [kernelTexts.en, seasons.texts.en], ['Ada', 'Bob'])

function told(...moves: readonly (readonly SeasonsEvent[])[]): string[] {
  const log = moves.map((events, i) => ({ seq: i + 1, at: i, kind: 'move' as const, seat: 0, events }))
  const lines = linesOf(log, [], { rules: seasons, story: seasonsStory })
  return lines.flatMap((line) => (line.kind === 'event' ? voice.say(line.phrase) : []))
}

test('the packets of the draft are seen and not told; what one picks is', () => {
  expect(
    told(
      [{ type: 'packet', seat: 0, cards: [1, 2, 3], only: 1 }],
      [
        { type: 'picked', seat: 0, cards: [2], only: 1 },
        { type: 'passed-left', pass: 1 },
        { type: 'packet', seat: 0, cards: [4, 5], only: 1 },
      ],
    ),
  ).toHaveLength(1)
})

test('who knows which cards they are is told that, and nothing twice', () => {
  const drew = { type: 'drew', seat: 0, n: 1 } as const
  expect(told([drew, { type: 'drew-cards', seat: 0, cards: [2], only: 1 }])).toEqual([
    expect.stringMatching(/^Ada draws (?!1 card)/),
  ])
  expect(told([drew])).toEqual(['Ada draws 1 card.'])
  expect(
    told([
      { ...drew, seat: 1 },
      { type: 'drew-cards', seat: 0, cards: [2], only: 1 },
    ]),
  ).toHaveLength(2)
})

test('tokens that are transmuted one by one are told together', () => {
  const one = (energy: number, n: number): SeasonsEvent[] => [{ type: 'transmuted', seat: 0, energy: [energy], n }]
  expect(told(one(1, 2), one(1, 2), one(3, 1))).toEqual(['Ada transmutes 2 × water and earth: 5 crystals.'])
  expect(told(one(1, 2), [{ type: 'transmuted', seat: 1, energy: [1], n: 2 }])).toHaveLength(2)
})

test('the marker is told where a card has moved it', () => {
  const marker = { type: 'marker', steps: 2, space: 4, year: 1, season: 'spring' } as const
  expect(told([marker])).toEqual([])
  expect(told([{ ...marker, by: 3 }])).toHaveLength(1)
})
