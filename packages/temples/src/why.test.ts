import { type Phrase, speaker } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { temples } from './rules.ts'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from './testing/scenario.ts'

const { say } = speaker('en', [temples.texts.en])
const whyNot = (game: Scenario, wish: string): string[] => game.reasons(wish).map((reason: Phrase) => say(reason))
const first = (seat: SeatSetup, table: TableSetup = {}): Scenario => scenario({ seats: [seat], ...table })

describe('why a curse cannot be broken', () => {
  // Red-yellow-yellow-green-blue from the left end of the blue temple.
  const curse = (grid: string, wish: string, table: TableSetup = {}): string[] =>
    whyNot(first({ pawn: 'W1', grid }, table), `break blue ${wish}`)

  test('names every crystal that is missing', () => {
    expect(curse('3:R 1:C', 'left 3')).toEqual(['Blue Temple, left end, level 3: missing 2 × yellow.'])
    expect(curse('3:R 1:Y', 'left 5')).toEqual([
      'Blue Temple, left end, level 5: missing 1 × yellow, 1 × blue, and 1 × green.',
    ])
    expect(curse('10:B', 'right 4')).toEqual(['Blue Temple, right end, level 4: missing 2 × red and 1 × purple.'])
  })

  test('knows a chain when it lies there, and when the crystals only lie about', () => {
    expect(curse('3:R 1:Y 4:Y', 'left 3')).toEqual([
      'Blue Temple, left end, level 3: you have a chain. Name its spaces: 3-1-4.',
    ])
    expect(curse('3:R 1:Y 12:Y', 'left 3')).toEqual([
      'Blue Temple, left end, level 3: you have the crystals, but not in a chain.',
    ])
  })

  test('goes through a chain space by space', () => {
    expect(curse('3:R 1:B 12:Y', 'left 3-1-12')).toEqual([
      'Space 1 has blue; the curse needs yellow there.',
      'No line joins spaces 1 and 12.',
    ])
    expect(curse('3:R 1:Y', 'left 3-1-4')).toEqual(['Space 4 is empty; the curse needs yellow there.'])
  })

  test('says that the space is taken or crossed out, and what is missing as well', () => {
    const taken = scenario({ seats: [{ pawn: 'W1', grid: '3:R 1:Y 4:Y' }, { markers: 'blue:L3' }] })
    expect(whyNot(taken, 'break blue left 3-1-4')).toEqual(['Already broken: Blue Temple, left end, level 3.'])
    expect(curse('', 'right 3', { players: 3 })).toEqual([
      'Crossed out in this game: Blue Temple, right end, level 3.',
      'Blue Temple, right end, level 3: missing 2 × red and 1 × blue.',
    ])
  })

  test('says that the temple is out of reach', () => {
    const far = first({ pawn: 'W6', grid: '3:R 1:Y 4:Y' })
    expect(whyNot(far, 'break blue left 3')).toEqual([
      'Only with the Speed Spell: Blue Temple is 5 steps away, which costs 3 crystals.',
    ])
  })

  test('knows the power that raises curses', () => {
    expect(curse('3:R 1:Y 4:Y', 'left 3-1-4 +1')).toEqual(['Only the power Raised Chain raises a curse.'])
    const raiser = first({ pawn: 'W1', grid: '3:R 1:Y 4:Y 7:C', power: 'P6' })
    expect(whyNot(raiser, 'break blue left 3-1-4 +1')).toEqual(['You need 5 crystals for that and have 4.'])
  })
})

describe('why a card cannot be reached', () => {
  const seats: SeatSetup[] = [{ pawn: 'W1', grid: '1:C 2:C 3:C' }, { pawn: 'W3' }]
  const reach = (wish: string, table: TableSetup = {}): string[] => whyNot(scenario({ seats, ...table }), wish)

  test('somebody stands there, or it is no card of this table', () => {
    expect(reach('collect W3')).toEqual(['Another pawn stands there: Wilderness 3.'])
    expect(reach('collect W7', { players: 3 })).toEqual(['Not in this game: Wilderness 7.'])
  })

  test('it is too far, and what a spell would cost', () => {
    expect(reach('collect W5')).toEqual([])
    expect(reach('collect W6')).toEqual([
      'Only with the Speed Spell: Wilderness 6 is 4 steps away, which costs 1 crystal.',
    ])
    expect(reach('collect W8')).toEqual([
      'Too far: Wilderness 8 is 6 steps away, and you can go 3 steps.',
      'You need 6 crystals for that and have 3.',
    ])
    expect(reach('collect W9')).toEqual(['Too far: Wilderness 9 is 7 steps away, and you can go 6 steps.'])
  })

  test('the pawn has moved', () => {
    const game = scenario({ seats }).play('cast; go W2')
    expect(whyNot(game, 'collect W5')).toEqual(['Your pawn has already moved in this turn.'])
  })
})
