import { LANGUAGES, type Language, playRandomly, readOptions, rngFrom } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { scenario, type TableSetup } from '@athanor/seasons/testing'
import { describe, expect, test } from 'vitest'
import { widthOf } from '../layout.ts'
import { painter } from '../paint.ts'
import { type Screen, screen } from '../screen.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { words } from '../words.ts'
import type { Detail } from './board.ts'
import { seasonsBoard } from './seasons.ts'

const screenIn = (language: Language, width: number, colour = false): Screen =>
  screen(
    fakeIo([], { width, colour }),
    words(
      language,
      seasons.texts[language],
      undefined,
      seasonsBoard.messages(seasons.texts[language], painter(colour)),
    ),
    0,
  )

const DETAILS: readonly Detail[] = ['all', 'short', 'least']
const pictureOf = (table: TableSetup, detail: Detail = 'short'): string =>
  seasonsBoard.table(scenario(table).view(0), screenIn('en', 100), detail).join('\n')

test.each([
  [2, 'archmage', 100],
  [3, 'magician', 80],
  [4, 'archmage', 80],
])('the picture fits the screen: %i players, %s, %i columns', (players, level, width) => {
  const state = seasons.setup(readOptions(seasons.options, players, { level }), players, 'wide', undefined)
  let moves = 0
  const look = (): void => {
    if (moves++ % 100 !== 0) return
    const view = seasons.view(state, 0)
    for (const language of LANGUAGES) {
      const show = screenIn(language, width, language === 'pl')
      for (const detail of DETAILS) {
        const lines = seasonsBoard.table(view, show, detail)
        expect(lines.filter((line) => widthOf(line) > width)).toEqual([])
        expect(lines.join()).not.toMatch(/undefined|NaN/)
      }
    }
  }
  playRandomly(seasons, state, rngFrom('wide'), look)
  look()
})

describe('the own cards', () => {
  test('in the draft the picked cards are no library', () => {
    const picture = pictureOf({ at: 'draft', seats: [{ hand: '1 2 3', third: '22' }, { hand: '4 5 6' }] })
    expect(picture).toContain('Chosen  Runic Cube of Eolis')
    expect(picture).not.toContain('Library')
  })

  test('the nine cards to be divided are described', () => {
    const nine = '1 2 3 4 5 6 7 8 9'
    const picture = pictureOf({ at: 'libraries', level: 'apprentice', seats: [{ third: nine }, { third: nine }] })
    expect(picture).toContain('To be divided\nAmulet of Air')
    expect(picture).toContain('Gain 9 crystals.')
    expect(picture).not.toContain('Library')
  })

  test('libraries are always in sight', () => {
    const picture = pictureOf({ seats: [{ second: '1 2 3', third: '4 5 6' }] })
    expect(picture).toContain('Library II  Amulet of Air, Amulet of Fire, Amulet of Earth')
    expect(picture).toContain('Library III  Amulet of Water, Balance of Ishtar, Staff of Spring')
  })
})

describe('what the person knows of hidden cards', () => {
  test('a card that another player took back into the hand', () => {
    const game = scenario({ seats: [{ hand: '17', reserve: 'AW' }, { play: '22' }] }).play('summon 17')
    const picture = (seat: number): string =>
      seasonsBoard.table(game.view(seat), screenIn('en', 100), 'short').join('\n')
    expect(picture(0)).toContain('known in hand: Runic Cube of Eolis')
    expect(picture(1)).not.toContain('known in hand')
  })

  test('the top of the pile', () => {
    const game = scenario({ seats: [{ play: '34' }, {}], pile: '22 3' }).play('activate 34')
    const picture = (seat: number): string =>
      seasonsBoard.table(game.view(seat), screenIn('en', 100), 'short').join('\n')
    expect(picture(0)).toContain('on top Runic Cube of Eolis')
    expect(picture(1)).not.toContain('on top')
  })
})

test('while dice are chosen the title names who chooses', () => {
  const game = scenario({ players: 3, active: 2, first: 0, pips: 1 }).play('end')
  const [title] = seasonsBoard.table(game.view(0), screenIn('en', 100), 'short')
  expect([game.state.first, game.seat]).toEqual([1, 1])
  expect(title).toContain('round 2 · Player 2')
})

describe('the modules of Enchanted Kingdom', () => {
  test('the enchantment, the open cards and the ability tokens are shown', () => {
    const seats = [{ ability: 'insight!' }, { ability: 'hoarder' }]
    const picture = pictureOf({ enchantment: 'vision-of-destiny', pile: '22 7 1', seats }, 'least')
    expect(picture).toContain('Vision of Destiny  The 2 top cards of the pile lie open.')
    expect(picture).toContain('Open on the pile  Runic Cube of Eolis, Temporal Boots')
    expect(picture).toContain('token Insight /')
    expect(picture).toContain('token Hoarder ·')
  })

  test('the dealt tokens are shown to their owner', () => {
    const seats = [{ dealt: 'insight offering hoarder' }, { dealt: 'restraint foresight extra-card' }]
    const picture = pictureOf({ at: 'abilities', seats }, 'all')
    expect(picture).toContain('Prelude · your ability token')
    expect(picture).toContain('Your ability tokens  Insight, Offering, Hoarder')
    expect(picture).not.toContain('Foresight')
  })

  test('the dealt tokens are in sight during the draft, which leans on them', () => {
    const state = seasons.setup(readOptions(seasons.options, 2, { abilities: 'yes' }), 2, 'tokens', undefined)
    const show = screenIn('en', 100)
    const picture = seasonsBoard.table(seasons.view(state, 0), show, 'all').join('\n')
    const dealt = state.players[0]?.dealt?.map((id) => show.words.say({ key: `ability.${id}` })) ?? []
    expect(dealt).toHaveLength(3)
    expect(picture).toContain('The packet')
    expect(picture).toContain(`Your ability tokens  ${dealt.join(', ')}`)
  })

  test('what the cards do tells of open and drawn cards and of every token in sight', () => {
    const listed = (table: TableSetup): string =>
      seasonsBoard.cards(scenario(table).view(0), screenIn('en', 100)).join('\n')
    const seats = [{ ability: 'insight!' }, { ability: 'hoarder' }]
    const inPlay = listed({ enchantment: 'vision-of-destiny', pile: '22 7 1', seats })
    for (const name of ['Runic Cube of Eolis', 'Temporal Boots', 'Insight  Look', 'Hoarder  At the end'])
      expect(inPlay).toContain(name)
    const dealt = [{ dealt: 'insight offering hoarder' }, { dealt: 'restraint foresight extra-card' }]
    expect(listed({ at: 'abilities', seats: dealt })).toContain('Offering  Sacrifice')
    expect(listed({ at: 'abilities', seats: dealt })).not.toContain('Restraint')
  })

  test('the signs of the expansion are explained where it is in the game', () => {
    const told = (table: TableSetup): string =>
      seasonsBoard.intro(scenario(table).view(0), screenIn('en', 200)).join('\n')
    expect(told({})).not.toContain('<-')
    expect(told({ kingdom: true })).toContain('<-')
    expect(told({ seats: [{ ability: 'insight' }, { ability: 'hoarder' }] })).toContain('token marked /')
  })

  test('why a token cannot be used may be asked by its name', () => {
    const view = scenario({ seats: [{ ability: 'insight' }, { ability: 'hoarder' }] }).view(0)
    expect(seasonsBoard.wishes?.('Insight', view, screenIn('en', 100))).toEqual(['token insight'])
    expect(seasonsBoard.wishes?.('nothing', view, screenIn('en', 100))).toEqual([])
  })

  test('an enchantment or a token is explained by its name, in every language', () => {
    const view = scenario().view(0)
    for (const language of LANGUAGES) {
      const show = screenIn(language, 100)
      for (const name of ['drought', 'insight', show.words.say({ key: 'ability.4' })])
        expect(seasonsBoard.card(name, view, show)?.length).toBeGreaterThan(1)
    }
    expect(seasonsBoard.card('nothing', view, screenIn('en', 100))).toBeUndefined()
  })
})
