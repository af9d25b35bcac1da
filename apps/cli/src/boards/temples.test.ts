import { LANGUAGES, type Options, playRandomly, readOptions, rngFrom } from '@athanor/kernel'
import { BUILT_IN, tableText, temples } from '@athanor/temples'
import { scenario, type TableSetup } from '@athanor/temples/testing'
import { describe, expect, test } from 'vitest'
import { widthOf } from '../layout.ts'
import { painter } from '../paint.ts'
import { type Screen, screen } from '../screen.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { words } from '../words.ts'
import type { Detail } from './board.ts'
import { templesBoard } from './temples.ts'

const screenIn = (language: (typeof LANGUAGES)[number], width: number, colour = false, names?: string[]): Screen =>
  screen(
    fakeIo([], { width, colour }),
    words(language, temples.texts[language], names, templesBoard.messages(temples.texts[language], painter(colour))),
    0,
  )

const details: Detail[] = ['all', 'short', 'least']
const begin = (players: number, options: Options, seed = 'wide') =>
  temples.setup(readOptions(temples.options, players, options), players, seed, undefined)

describe('the picture fits the screen', () => {
  test.each([
    [2, { mode: 'basic' }, 100],
    [3, { mode: 'advanced' }, 80],
    [4, { mode: 'advanced', gridSides: 'B' }, 100],
    [4, { mode: 'advanced', gridSides: 'A' }, 80],
  ])('%i players, %o, %i columns', (players, options, width) => {
    const state = begin(players, options)
    const names = ['Ala', 'Somebody with quite a long name', 'Cho', 'Dora'].slice(0, players)
    const shown = LANGUAGES.map((language) => screenIn(language, width, language === 'pl', names))
    let moves = 0
    const look = (): void => {
      if (moves++ % 150 !== 0) return
      const view = temples.view(state, 0)
      for (const show of shown) {
        const pictures = details.map((detail) => templesBoard.table(view, show, detail))
        for (const lines of [...pictures, templesBoard.intro(view, show)]) {
          expect(lines.filter((line) => widthOf(line) > width)).toEqual([])
          expect(lines.join()).not.toMatch(/undefined|NaN/)
        }
      }
    }
    playRandomly(temples, state, rngFrom('wide'), look)
    look()
  })

  test('and is short enough for a small one', () => {
    const view = temples.view(begin(2, {}), 0)
    const [all = 0, short = 0, least = 0] = details.map(
      (detail) => templesBoard.table(view, screenIn('en', 100), detail).length,
    )
    expect(least).toBeLessThan(22)
    expect(short).toBeLessThan(27)
    expect(all).toBeGreaterThan(short)
  })
})

const show = screenIn('en', 100)
const pictureOf = (setup: TableSetup, detail: Detail = 'short'): string =>
  templesBoard.table(temples.view(scenario(setup).state, 0), show, detail).join('\n')

describe('the picture shows', () => {
  test('cards with pawns, what they give, covered slots, runes and arcs', () => {
    const state = begin(2, { first: 1 }, 'picture')
    state.pawns[0] = 6
    state.slots[1] = 0b100
    const view = temples.view(state, 0)
    const text = templesBoard.table(view, show, 'all').join('\n')
    expect(text).toMatch(/\(1\) {2}W2~ +Wilderness 2 +C → R Y ■ G P +\[C\]$/m)
    expect(text).toMatch(/Red Temple +R +\[E\] +\[[A-F]\]×4 +Y Y B× P5 R8 G#V B3 B R$/m)
    expect(text).toMatch(/\(V\) {2}T\d/)
    expect(text).toContain('C C C → * *')
    expect(text).toContain('Supply  C 24  R 8  Y 8  B 8  G 6  P 6')
    expect(templesBoard.table(view, show, 'least').join('\n')).toContain('W2(1)\u00a0C→RY■GP\u00a0[C]')
  })

  test('every grid in its shape, with the numbers of the spaces', () => {
    const text = pictureOf({ seats: [{ grid: '1:Y 4:R 12:C' }, {}, {}] })
    expect(text).toContain('1 Player 1 (you)')
    expect(text).toMatch(/^ {4}1Y {4}2· /m)
    expect(text).toMatch(/^ {3}\/ {2}\\ {2}\/ {2}\\ /m)
    expect(text).toMatch(/^ 3· {4}4R {4}5· /m)
    expect(text).toMatch(/^ {3}11· {3}12C/m)
  })

  test('taken spaces, and how the objectives stand', () => {
    const state = begin(3, {}, 'goals')
    const goal = state.table.goals[0]!
    state.markers[goal * 6 + 1] = 1
    state.markers[goal * 6 + 2] = 1
    state.markers[goal * 6 + 3] = 3
    state.placed = [2, 0, 1]
    state.runes[0] = 2
    const text = templesBoard.table(temples.view(state, 0), show, 'short').join('\n')
    expect(text).toMatch(/ [A-Z]#1 [A-Z]#1 [A-Z]#3 /)
    const rows = text.split('\n').filter((line) => /^(>| ) \d Player/.test(line))
    expect(rows[0]).toMatch(/Player 1 \(you\) +13 .*●● = 4 .* 18 +3 {2}\[A\] \[A\] = 1$/)
    expect(rows[1]).toMatch(/Player 2 +0 .* 0 +5 {2}–$/)
    expect(rows[2]).toMatch(/Player 3 +5 .*● = 2 .* 7 +4 {2}–$/)
  })

  test('powers, the reserve and the rune that does not count', () => {
    const state = begin(3, { mode: 'advanced' }, 'powers')
    state.side = [1, 2, 7]
    state.power = [2, 3, 8]
    state.reserve[0] = 2
    state.inherited[1] = 0
    state.runes[6] = 1
    const text = templesBoard.table(temples.view(state, 0), show, 'short').join('\n')
    expect(text).toContain("Powers  1: 1B Alchemist's Reserve (C C); 2: 2A Inherited Rune; 3: 4B Rune Seeker")
    expect(text).toMatch(/Player 2 .*\(\[A\]\) = 0$/m)
    expect(text).toMatch(/Player 3 .* = 1$/m)
  })

  test('crystals by letter, and in colour where there is one', () => {
    expect(show.words.say({ key: 'crystal.red' })).toBe('red R')
    expect(show.words.say({ key: 'rune.a' })).toBe('Rune of the Spring [A]')
    expect(screenIn('en', 100, true).words.say({ key: 'crystal.blue' })).toBe('blue \x1b[97;44mB\x1b[0m')
  })

  test('lines of a corrected grid that no picture of the rows can show', () => {
    const data = tableText({ ...BUILT_IN, grid: { ...BUILT_IN.grid, edges: [...BUILT_IN.grid.edges, [1, 12]] } })
    const view = temples.view(begin(2, { data }), 0)
    expect(templesBoard.table(view, show, 'short').at(-1)).toBe('Also joined by a line: 1–12.')
  })
})

describe('the introduction', () => {
  test('says that values are a reconstruction and how to play with a table of your own', () => {
    const text = templesBoard.intro(temples.view(begin(2, {}), 0), show).join(' ')
    expect(text).toContain('partly a reconstruction')
    expect(text).toContain('npx athanor play temples --data my.json')
    expect(text).toContain('virtual pawn V')
    expect(templesBoard.intro(temples.view(begin(3, {}), 0), show).join(' ')).not.toContain('virtual')
  })

  test('does not say so of a table that was compared with the cards', () => {
    const data = tableText(BUILT_IN).replace(/"(inferred|reconstructed)"/g, '"verified"')
    const view = temples.view(begin(2, { data }), 0)
    expect(templesBoard.intro(view, show).join(' ')).not.toContain('reconstruction')
    expect(templesBoard.table(view, show, 'all').join('\n')).not.toContain('~')
  })
})

describe('the cards in words', () => {
  const view = temples.view(begin(2, {}), 0)

  test('explain spells, cards and runes', () => {
    const text = templesBoard.cards(view, show).join('\n')
    expect(text).toContain('4 crystals for one of any kind; 3 where it is cheaper.')
    expect(text).toMatch(/Rune of the Spring \[A\]~ ×4 +When you collect on W1, W5: Take 2 × colourless C\./)
    expect(text).not.toContain('Powers')
  })

  test('explain the powers on offer in the advanced game', () => {
    const text = templesBoard.cards(temples.view(begin(2, { mode: 'advanced', gridSides: 'A' }), 0), show).join('\n')
    expect(text).toMatch(/4A Teleport~ +Instead of walking/)
    expect(text).not.toContain('4B')
  })

  test.each([
    ['A', 'Take 2 × colourless C.'],
    ['[f]', 'Exchange Spell costs 3'],
    ['rune of the tide', 'Clear the upgrade card'],
    ['swap spell', 'change places'],
    ['Teleport', 'go to any free card'],
    ['3b', 'Raised Chain'],
    ['w6', '3 colourless crystals for 2 crystals of different colours'],
    ['red temple', 'left end, level 4   Y Y B P    5 points'],
    ['temple.red', 'right end, level 4  R B B G    #V'],
  ])('find %s', (name, text) => {
    expect(templesBoard.card(name, view, show)?.join('\n').replace(/\n +/g, ' ')).toContain(text)
  })

  test('find nothing else', () => {
    expect(templesBoard.card('W4', view, show)).toBeUndefined()
    expect(templesBoard.card('', view, show)).toBeUndefined()
  })
})

test('answers tell what they bring', () => {
  const game = scenario({ seats: [{ pawn: 'W1', grid: '3:R 1:Y 4:Y' }, { pawn: 'W9' }, { pawn: 'W10' }] })
  game.state.runes[1] = 1
  const view = temples.view(game.state, 0)
  const hints = new Map(
    temples
      .decision(game.state, 0)
      .answers.map(({ move }) => [temples.notation.format(move), templesBoard.hint?.(move, view, show)]),
  )
  expect(hints.get('collect W3')).toBe('R C + [B]')
  expect([...hints].find(([move]) => move.startsWith('break'))?.[1]).toMatch(/^R Y Y → 3 points \+ \[[A-F]\]$/)
  expect(hints.get('cast')).toBe('')
})
