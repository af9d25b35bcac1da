import { LANGUAGES, playRandomly, rngFrom } from '@athanor/kernel'
import { spellbook } from '@athanor/spellbook'
import { scenario } from '@athanor/spellbook/testing'
import { expect, describe as group, test } from 'vitest'
import { words } from '../words/words.tsx'
import { compare } from './compare.ts'
import { describe } from './describe.ts'
import { status } from './status.ts'
import { boardTexts } from './texts/index.ts'

const names = ['Ada', 'Bolek', 'Ciri', 'Dora']
const speak = (language: (typeof LANGUAGES)[number]) =>
  words(language, { game: spellbook.texts, board: boardTexts, names })
const english = speak('en')

group('the table in words', () => {
  test('tells the day, everybody’s things and the cards', () => {
    const game = scenario({
      altar: 'Gt Rc',
      seats: [{ pool: 'Ws', familiar: 'Bs Bs', learned: 'R1/4:t' }, { pool: 'Kc' }],
    })
    const sections = describe(spellbook.view(game.state, 0), english)
    expect(sections.map(({ title }) => title).slice(0, 4)).toEqual([
      'Day 1 · Ada · Morning',
      'You',
      'Bolek',
      'Sacrifice',
    ])
    expect(sections[0]!.lines[0]).toBe('On the altar: green triangle, red circle.')
    expect(sections[1]!.lines).toEqual([
      '4 points if the game ended now.',
      'Pool (1 of 9): white square.',
      'Familiar (2 of 14, 2 points): blue square, blue square.',
      'Sacrifice: level 4, rune triangle.',
    ])
    expect(sections[2]!.lines[2]).toBe('Familiar (0 of 14, 0 points): none.')
  })

  test.each(LANGUAGES)('has words for every moment of a game in %s', (language) => {
    for (const players of [1, 4]) {
      const handicap = players === 1 ? 1 : 0
      const options = { lineup: 'random', spells: '', wild: 'same-rune', first: 1, handicap }
      const state = spellbook.setup(options, players, 'words', undefined)
      let before = spellbook.view(state, 0)
      playRandomly(spellbook, state, rngFrom('words'), () => {
        const view = spellbook.view(state, 0)
        const spoken = speak(language)
        const said = [status(view, spoken), ...compare(before, view, spoken)]
        for (const { title, lines } of describe(view, spoken)) said.push(title, ...lines)
        expect(said.filter((line) => line === '' || /undefined|[{}]/.test(line))).toEqual([])
        before = view
      })
    }
  })
})

group('what a plan brings', () => {
  test('tokens, levels and points', () => {
    const game = scenario({ phase: 'midday', seats: [{ pool: 'Rc Rt Rs Gc' }] })
    const before = spellbook.view(game.state, 0)
    game.play('store Gc; learn R1/3; mark Rc')
    expect(compare(before, spellbook.view(game.state, 0), english)).toEqual([
      'Sacrifice 3',
      'out: red circle, red triangle, red square, green circle',
      'familiar 0 → 1',
      '+2 points',
    ])
  })

  test('nothing for a spectator', () => {
    const view = spellbook.view(scenario({}).state, -1)
    expect(compare(view, view, english)).toEqual([])
  })
})

group('where the game stands', () => {
  test('says the last round and the end', () => {
    const view = spellbook.view(scenario({}).state, 0)
    expect(status({ ...view, ending: true }, english)).toBe('Day 1 · Ada · Morning · last round')
    expect(status({ ...view, phase: 'over', day: 12 }, english)).toBe('Game over after 12 days')
  })
})
