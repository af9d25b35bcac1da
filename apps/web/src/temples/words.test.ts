import { LANGUAGES } from '@athanor/kernel'
import { temples } from '@athanor/temples'
import { scenario } from '@athanor/temples/testing'
import { describe, expect, test } from 'vitest'
import { compare } from './compare.ts'
import { describe as inWords, status } from './describe.ts'
import { randomGame, seenBy, speaking, TABLES } from './testing/kit.ts'
import { wishes } from './wishes.ts'

const english = speaking('en')
const table = { seats: [{ pawn: 'W1', grid: '3:R 1:Y 4:Y 8:C' }, { pawn: 'W9' }, { pawn: 'W10' }] } as const

describe('in words', () => {
  test('the head says round, player and step', () => {
    expect(status(seenBy(scenario(table).state, 0), english)).toMatch(/^Round \d+ · Ada: on the move$/)
  })

  test('the table names every card, every player and every crystal with its space', () => {
    const sections = inWords(seenBy(scenario(table).state, 0), english)
    const ada = sections.find(({ title }) => title === 'Ada')!
    expect(ada.lines).toContain('Crystals: yellow on 1, red on 3, yellow on 4, colourless on 8.')
    expect(ada.lines).toContain('Stands at: Wilderness 1.')
    const ring = sections.find(({ title }) => title === 'The ring, clockwise')!.lines
    expect(ring).toContainEqual(expect.stringMatching(/^Wilderness 3\. Gives 1 × red, 1 × colourless\./))
    expect(ring).toContainEqual(expect.stringMatching(/^Blue Temple, left end, level 3: red, yellow, yellow: 3 points/))
  })

  test.each(LANGUAGES)('everything can be said at any moment: %s', (language) => {
    const words = speaking(language)
    for (const kind of TABLES)
      randomGame(kind, 'words 1', (state, seat) => {
        const view = seenBy(state, seat)
        expect(status(view, words)).not.toBe('')
        for (const { lines } of inWords(view, words)) for (const line of lines) expect(line).not.toMatch(/undefined|\{/)
      })
  })
})

describe('what a plan brings', () => {
  const brings = (moves: string): readonly string[] => {
    const game = scenario(table)
    const before = seenBy(game.state, 0)
    game.play(moves)
    return compare(before, seenBy(game.state, 0), english)
  }

  test('crystals and the new place', () => {
    expect(brings('collect W3; put R 6; put C 7')).toEqual(['now at Wilderness 3', '+1 red', '+1 colourless'])
  })

  test('a broken curse: points, rune and the chain', () => {
    const changes = brings('break blue left 3-1-4')
    expect(changes).toContain('a curse broken')
    expect(changes).toContainEqual(expect.stringMatching(/^Points 0 → \d+$/))
    expect(changes).toContainEqual(expect.stringMatching(/^new: Rune of/))
    expect(changes).toContain('−2 yellow')
  })

  test('nothing for a spectator', () => {
    const view = seenBy(scenario(table).state, -1)
    expect(compare(view, view, english)).toEqual([])
  })
})

test('every wish has its reason, or is legal', () => {
  randomGame(TABLES[1], 'wishes 1', (state, seat) => {
    const legal = temples.legal(state, seat)
    for (const wish of wishes(seenBy(state, seat)))
      expect(temples.why(state, seat, wish).length > 0).toBe(!legal.includes(wish))
  })
})
