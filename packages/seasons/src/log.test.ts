import { kernelTexts, LANGUAGES, speaker } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { parseFace } from './die.ts'
import type { SeasonsEvent } from './event.ts'
import { seasons } from './rules.ts'
import { kingdom, type Scenario, scenario } from './testing/index.ts'

const of = (game: Scenario, type: SeasonsEvent['type']): SeasonsEvent[] =>
  game.events.filter((event) => event.type === type)

test('the water that Damned Soul of Onys costs is told', () => {
  const game = scenario({ seats: [{ play: '50', reserve: 'AW' }, {}] }).play('activate 50')
  expect(of(game, 'spent')).toEqual([{ type: 'spent', seat: 0, energy: [1], by: 50 }])
})

test('tokens that leave with a card are told, but not those that its owner takes', () => {
  const seats = [{ hand: '10 17', reserve: 'FFFAW' }, { play: '35:AAF' }]
  const sacrificed = scenario({ seats }).play('summon 10')
  expect(of(sacrificed, 'left-with')).toEqual([{ type: 'left-with', seat: 1, energy: [0, 0, 2], by: 35 }])
  expect(of(scenario({ seats }).play('summon 17'), 'left-with')).toHaveLength(1)
  const full = scenario({ seats: [{ play: '35:AAAAAA', reserve: 'W' }, {}] }).play('activate 35')
  expect(full.reserve(0)).toBe('AAAAAAW')
  expect(of(full, 'left-with')).toEqual([])
})

test('an answer says how many crystals a token brings, with all additions', () => {
  const game = scenario({ seats: [{ play: '8 8', reserve: 'F' }, {}], season: 'winter' }).play('bonus transmute')
  const answer = seasons.decision(game.state, 0).answers.find(({ say }) => say.key === 'move.transmute')
  expect(answer?.say.args?.n).toBe(5)
  expect(game.play('transmute fire').crystals(0)).toBe(5)
})

test('no fourth year begins when the game ends', () => {
  const end = (year: number) => scenario({ year, space: 12, pips: 1, active: 1, first: 0 }).play('end')
  expect([1, 2, 3].map((year) => of(end(year), 'year').length)).toEqual([1, 1, 0])
  expect(end(3).over).toBe(true)
})

describe('in words', () => {
  const voices = LANGUAGES.map((language) => speaker(language, [kernelTexts[language], seasons.texts[language]]))
  const [en] = voices
  const said = (game: Scenario, type: SeasonsEvent['type']): string[] =>
    of(game, type).map((event) => en!.say(seasons.tell(event)!))

  test('equal tokens are counted, and each die stands in brackets', () => {
    const dice = 'winter1.2 winter1.3 winter5.2'
    const rolled = seasons.tell({ type: 'rolled', dice: dice.split(' ').map((name) => parseFace(name)!) })!
    expect(en!.say(rolled)).toBe(
      'The dice show: [2 × water and gauge + 1 (2 pips)], [2 × water and 3 crystals (1 pip)], and [6 crystals (3 pips)].',
    )
    const game = scenario({ seats: [{ hand: '21', reserve: 'AF' }, { reserve: 'AWWEEE' }] }).play('summon 21')
    expect(said(game, 'took-energy')).toEqual(['Player 1 takes air, 2 × water, and 3 × earth (Lewis Greyface).'])
  })

  test('a Raven that is activated says what it copies', () => {
    const seats = [{ play: '68=5', reserve: 'AAA' }, { play: '5' }]
    const game = kingdom({ seats }).play('activate 68')
    expect(said(game, 'activated')).toEqual(['Player 1 activates Raven the Usurper as Balance of Ishtar.'])
  })

  test('an activation says what it does, of two uses only the one', () => {
    const { answers } = seasons.decision(scenario({ seats: [{ play: '32 26', crystals: 3, reserve: 'A' }] }).state, 0)
    const uses = answers.filter(({ say }) => say.key === 'move.activate').map(({ say }) => en!.say(say))
    expect(uses).toEqual([
      'Tree of Light. Activate: pay 3 crystals and take a token.',
      'Tree of Light. Activate: give up a token and transmute this turn.',
      'Potion of Life. Activate: sacrifice it; each token in your reserve is transmuted into 4 crystals.',
    ])
  })

  test('crystals missing for Arcano Leech', () => {
    const game = scenario({ seats: [{ hand: '47 7', crystals: 1 }, { play: '33 33' }] })
    const says = (move: string): string[] => voices.map((voice) => voice.say(game.reasons(move)[0]!))
    expect(says('summon 47')).toEqual([
      'You lack 4 crystals: the card costs 3, Arcano Leech takes 2.',
      'Brakuje ci 4 kryształów: karta kosztuje 3, Tajemnicza pijawka zabiera 2.',
      'Вам не хватает 4 кристаллов: карта стоит 3, Арканская пиявка забирает 2.',
    ])
    expect(says('summon 7')[0]).toBe('You lack 1 crystal: Arcano Leech takes 2.')
  })

  test('the marker past the last space is in no fourth year', () => {
    const game = scenario({ year: 3, space: 12, pips: 1, active: 1, first: 0 }).play('end')
    expect(said(game, 'marker')).toEqual(['The season marker moves to space 1: winter, after year 3.'])
  })
})

test('lines of the notation carry the number of the round', () => {
  const game = scenario({ players: 3, active: 2, first: 0, pips: 1 })
  expect(seasons.turn(game.state)).toEqual({ number: 1, seat: 2 })
  expect(seasons.turn(game.play('end').state)).toEqual({ number: 2, seat: 1 })
  expect(seasons.turn(scenario({ at: 'draft' }).state).number).toBe(1)
})

test('RND-03: while dice are chosen the first player is the active one', () => {
  expect(scenario({ players: 3, active: 2, first: 0, pips: 1 }).play('end').view(0).active).toBe(1)
})
