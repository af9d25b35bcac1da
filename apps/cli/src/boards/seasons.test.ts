import { LANGUAGES } from '@athanor/kernel'
import { seasons } from '@athanor/seasons'
import { scenario } from '@athanor/seasons/testing'
import { describe, expect, test } from 'vitest'
import { painter } from '../paint.ts'
import { type Screen, screen } from '../screen.ts'
import { fakeIo } from '../testing/fake-io.ts'
import { words } from '../words.ts'
import { seasonsBoard } from './seasons.ts'

const screenIn = (language: (typeof LANGUAGES)[number]): Screen =>
  screen(
    fakeIo([], { width: 100, colour: false }),
    words(
      language,
      seasons.texts[language],
      ['Ala', 'Bo'],
      seasonsBoard.messages(seasons.texts[language], painter(false)),
    ),
    0,
  )
const english = screenIn('en')

describe('the modules of Enchanted Kingdom', () => {
  test('the enchantment, the open cards and the ability tokens are shown', () => {
    const seats = [{ ability: 'insight!' }, { ability: 'hoarder' }]
    const game = scenario({ enchantment: 'vision-of-destiny', pile: '22 7 1', seats })
    const picture = seasonsBoard.table(game.view(0), english, 'least').join('\n')
    expect(picture).toContain('Vision of Destiny  The 2 top cards of the pile lie open.')
    expect(picture).toContain('Open on the pile  Runic Cube of Eolis, Temporal Boots')
    expect(picture).toContain('token Insight /')
    expect(picture).toContain('token Hoarder ·')
  })

  test('the dealt tokens are shown to their owner', () => {
    const game = scenario({
      at: 'abilities',
      seats: [{ dealt: 'insight offering hoarder' }, { dealt: 'restraint foresight extra-card' }],
    })
    const picture = seasonsBoard.table(game.view(0), english, 'all').join('\n')
    expect(picture).toContain('Prelude · your ability token')
    expect(picture).toContain('Your ability tokens  Insight, Offering, Hoarder')
    expect(picture).not.toContain('Foresight')
  })

  test('an enchantment or a token is explained by its name, in every language', () => {
    const view = scenario().view(0)
    for (const language of LANGUAGES) {
      for (const name of ['drought', 'insight', screenIn(language).words.say({ key: 'ability.4' })])
        expect(seasonsBoard.card(name, view, screenIn(language))?.length).toBeGreaterThan(1)
    }
    expect(seasonsBoard.card('nothing', view, english)).toBeUndefined()
  })
})
