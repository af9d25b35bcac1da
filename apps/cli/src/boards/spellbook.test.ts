import { LANGUAGES, playRandomly, rngFrom } from '@athanor/kernel'
import { spellbook } from '@athanor/spellbook'
import { describe, expect, test } from 'vitest'
import { widthOf } from '../layout.ts'
import { painter } from '../paint.ts'
import { type Screen, screen } from '../screen.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { words } from '../words.ts'
import type { Detail } from './board.ts'
import { spellbookBoard } from './spellbook.ts'

const options = (lineup: string) => ({ lineup, spells: '', wild: 'three-different-runes', first: 1, handicap: 0 })

const screenIn = (language: (typeof LANGUAGES)[number], width: number, colour = false): Screen =>
  screen(
    fakeIo([], { width, colour }),
    words(language, spellbook.texts[language], [], spellbookBoard.messages(spellbook.texts[language], painter(colour))),
    0,
  )

describe('the picture fits the screen', () => {
  test.each([
    [1, 'set1', 80],
    [2, 'set2', 80],
    [4, 'set3', 100],
    [3, 'random', 70],
  ])('%i players, %s, %i columns', (players, lineup, width) => {
    const state = spellbook.setup(options(lineup), players, 'wide', undefined)
    let moves = 0
    const look = (): void => {
      if (moves++ % 25 !== 0) return
      const view = spellbook.view(state, 0)
      for (const language of LANGUAGES) {
        const show = screenIn(language, width, moves % 2 === 0)
        const details: Detail[] = ['all', 'short', 'least']
        for (const detail of details) {
          const lines = spellbookBoard.table(view, show, detail)
          expect(lines.filter((line) => widthOf(line) > width)).toEqual([])
          expect(lines.join()).not.toMatch(/undefined|NaN/)
        }
      }
    }
    playRandomly(spellbook, state, rngFrom('wide'), look)
  })
})

describe('the picture', () => {
  const state = spellbook.setup(options('set1'), 2, 'picture', undefined)
  state.players[0]!.book[0] = 4 * 3 + 1
  state.players[1]!.book[0] = 3 * 3
  const view = spellbook.view(state, 0)
  const show = screenIn('en', 100)

  test('shows the altar, pools, familiars and the supply', () => {
    const text = spellbookBoard.table(view, show, 'short').join('\n')
    expect(text).toContain('Day 1 · Player 1 (you) · Morning')
    expect(text).toContain('pouch 96, box 0')
    expect(text).toContain('Pool 2/9')
    expect(text).toContain('Familiar 0/14 = 0 points')
  })

  test('shows who has learned which level with which rune', () => {
    expect(spellbookBoard.table(view, show, 'short').join('\n')).toContain('you: 4▲, Player 2: 3●')
    expect(spellbookBoard.table(view, show, 'all').join('\n')).toContain('then draw 4 tokens. [you ▲]')
    expect(spellbookBoard.table(view, show, 'least').join('\n')).toContain('R Sacrifice 4▲')
  })

  test('tells tokens by letter and shape, and by colour where there is one', () => {
    expect(show.words.say({ key: 'token.Rc' })).toBe('red circle R●')
    expect(screenIn('en', 100, true).words.say({ key: 'token.Ks' })).toBe('black square \x1b[97;40mK■\x1b[0m')
  })

  test('finds a card by letter, number or name', () => {
    for (const name of ['R', 'r1', 'Sacrifice', 'sacrifice'])
      expect(spellbookBoard.card(name, view, show)?.join(' ')).toContain('Tokens on your cards cannot be discarded')
    expect(spellbookBoard.card('R2', view, show)).toBeUndefined()
  })
})
