import { Refusal } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { breakAt, link } from '../move.ts'
import { printed } from '../printed.ts'
import { temples } from '../rules.ts'
import { type Scenario, type SeatSetup, scenario, type TableSetup } from '../testing/scenario.ts'

/** The arcs of the ledger, read inwards from each end. */
const ARCS = {
  red: ['YYBPR', 'RBBGR'],
  yellow: ['BBRGY', 'YRRPY'],
  blue: ['RYYGB', 'BRRPB'],
  green: ['RRYPG', 'YBBPG'],
  purple: ['BBYGP', 'YYRGP'],
} as const
type Colour = keyof typeof ARCS
const COLOURS: readonly Colour[] = ['red', 'yellow', 'blue', 'green', 'purple']
const ENDS = ['left', 'right'] as const
const LEVELS = [3, 4, 5] as const
const EVERY = COLOURS.flatMap((colour) => ENDS.map((end, i) => ({ colour, end, arc: ARCS[colour][i]! })))

/** A chain of up to six spaces, each joined to the next. */
const PATH = [3, 1, 4, 6, 9, 7]
const along = (kinds: string): string => [...kinds].map((kind, i) => `${PATH[i]}:${kind}`).join(' ')
const chain = (level: number): string => PATH.slice(0, level).join('-')

/** The first seat of four has a grid and may enter the ring at any temple. */
const at = (grid: string, seat: SeatSetup = {}, table: TableSetup = {}): Scenario =>
  scenario({ ...table, seats: [{ grid, ...seat }, ...(table.seats ?? [])] })

/** The curses that can be broken at a temple: `left 3-1-4`. */
const curses = (game: Scenario, colour: Colour): string[] => {
  const temple = `break T${COLOURS.indexOf(colour) + 1} `
  return game.moves('break').flatMap((move) => (move.startsWith(temple) ? [move.slice(temple.length)] : []))
}

/** The grid of MT-CURSE-33. */
const BOTH_ENDS = '1:Y 4:Y 3:R 9:R 12:R 10:B 5:G'

describe('MT-CURSE: conditions', () => {
  test('MT-CURSE-01 only at the temple where the pawn stopped or was placed in this turn', () => {
    const grid = along('RYY')
    expect(curses(at(grid, { pawn: 'W1' }), 'blue')).toEqual(['left 3-1-4'])
    expect(curses(at(grid), 'blue')).toEqual(['left 3-1-4'])
    const stayed = at(grid, { pawn: 'blue' })
    expect(curses(stayed, 'blue')).toEqual([])
    stayed.refused('break blue left 3-1-4')
    for (const elsewhere of ['yellow', 'green', 'W3']) {
      const game = at(grid, { pawn: 'W1' }).play(`cast; go ${elsewhere}`)
      expect(game.moves('break')).toEqual([])
      game.refused('break blue left 3-1-4')
    }
    const stopped = at(grid, { pawn: 'W1' }).play('cast; go blue')
    expect(stopped.moves('break')).toEqual(['break T3 left 3-1-4'])
  })

  test('MT-CURSE-02 breaking replaces collecting and is voluntary', () => {
    const grid = `${along('RYY')} 8:C 11:C 12:C`
    const collected = at(grid, { pawn: 'W1' }).play('cast; go blue; collect blue; put B 7')
    expect([collected.points(0), collected.markers(0), collected.crystals(0)]).toEqual([0, [], 'CCCRYYB'])
    collected.refused('break blue left 3-1-4')
    const broken = at(grid, { pawn: 'W1' }).play('cast; go blue; break blue left 3-1-4')
    expect([broken.points(0), broken.crystals(0), broken.seat]).toEqual([3, 'CCC', 0])
    broken.refused('collect blue')
    expect(broken.legal().sort()).toEqual(['cast', 'end'])
  })

  test('MT-CURSE-03 at most one curse per turn', () => {
    const game = at(BOTH_ENDS, { pawn: 'W1' }).play('cast; go blue; break blue left 3-1-4')
    expect(game.seat).toBe(0)
    expect(game.moves('break')).toEqual([])
    game.refused('break blue right 10-12-9')
    expect(game.play('end').markers(0)).toEqual(['blue:L3'])
    expect(game.seat).toBe(1)
  })

  test('MT-CURSE-04 a curse is the first 3, 4 or 5 crystals of the arc from its left or right end', () => {
    for (const { colour, end, arc } of EVERY) {
      const possible = LEVELS.map((level) => `${end} ${chain(level)}`)
      for (const level of LEVELS)
        expect(curses(at(along(arc.slice(0, level))), colour)).toEqual(possible.slice(0, level - 2))
    }
  })

  test('MT-CURSE-05 exactly the colours in exactly the order, from the end of the arc inwards', () => {
    for (const wrong of ['YRY', 'RYB', 'RRY', 'BYY', 'RYR', 'GYY']) expect(curses(at(along(wrong)), 'blue')).toEqual([])
    const turned = at(along('YYR'))
    expect(curses(turned, 'blue')).toEqual(['left 4-1-3'])
    turned.refused('break blue left 3-1-4')
    turned.refused('break blue right 4-1-3')
    expect(curses(at(along('RYYBG')), 'blue')).toEqual(['left 3-1-4'])
  })

  test('MT-CURSE-06 each crystal is connected by a line with the next', () => {
    expect(curses(at('3:R 6:Y 8:Y'), 'blue')).toEqual(['left 3-6-8'])
    for (const apart of ['3:R 4:Y 7:Y', '3:R 1:Y 2:Y', '1:R 2:Y 5:Y', '5:R 4:Y 1:Y', '8:R 9:Y 12:Y', '3:R 6:Y 7:Y'])
      expect([apart, curses(at(apart), 'blue')]).toEqual([apart, []])
    const game = at('3:R 1:Y 2:Y')
    expect(game.why('break blue left 3-1-2')).toEqual(['why.chain-apart'])
    game.refused('break blue left 3-1-2')
    expect(curses(at('3:R 1:Y 4:Y 5:G'), 'blue')).toEqual(['left 3-1-4'])
  })

  test('MT-CURSE-07 the chain contains no empty space', () => {
    const game = at('3:R 4:Y 2:Y')
    expect(curses(game, 'blue')).toEqual([])
    game.refused('break blue left 3-1-4')
    const last = at(along('RYYG'))
    last.refused('break blue left 3-1-4-6-9')
    expect(curses(last, 'blue')).toEqual(['left 3-1-4', 'left 3-1-4-6'])
  })

  test('MT-CURSE-08 no space is used twice', () => {
    // The spaces 3, 1, 4, 6 are a circle, and the fifth crystal of this curse is red as the first one is.
    const game = at('3:R 1:B 4:B 6:G')
    expect(curses(game, 'red')).toEqual(['right 3-1-4', 'right 3-1-4-6'])
    game.refused('break red right 3-1-4-6-3')
    expect(curses(at('3:R 1:B 4:B 6:G 9:R'), 'red')).toContain('right 3-1-4-6-9')
    at('3:R 1:Y').refused('break blue left 3-1-1')
  })

  test('MT-CURSE-09 it may bend and run anywhere; crystals beside it do not matter', () => {
    const bent = '2:R 4:Y 6:Y 3:G 1:B'
    const beside = `${bent} 5:C 7:P 8:G 9:P 10:B 11:C 12:B`
    for (const grid of [bent, beside]) expect(curses(at(grid), 'blue')).toContain('left 2-4-6-3-1')
    expect(at(beside).play('break blue left 2-4-6-3-1').grid(0)).toBe('....C.PGPBCB')
    for (const grid of ['4:R 7:Y 10:Y', '12:R 10:Y 7:Y', '9:R 6:Y 3:Y', '11:R 8:Y 6:Y', '5:R 2:Y 4:Y'])
      expect(curses(at(grid), 'blue')).toHaveLength(1)
  })

  test('MT-CURSE-10 colourless crystals are never part of a chain', () => {
    for (const joker of ['CYY', 'RCY', 'RYC', 'CCC', 'CRR', 'BCR']) expect(curses(at(along(joker)), 'blue')).toEqual([])
    const game = at(along('RYYCB'))
    expect(curses(game, 'blue')).toEqual(['left 3-1-4'])
    game.refused('break blue left 3-1-4-6')
    game.refused('break blue left 3-1-4-6-9')
  })

  test('MT-CURSE-11 chains shorter than 3 or longer than 5 break nothing', () => {
    const two = at(along('RY'), { pawn: 'W1' })
    expect(two.moves('break')).toEqual([])
    const pair = breakAt(2, 0, 0) + link(0, 2) + link(1, 0)
    expect(() => temples.apply(two.state, 0, pair)).toThrow(Refusal)
    const six = at(along('RYYGBP'))
    expect(curses(six, 'blue')).toEqual(LEVELS.map((level) => `left ${chain(level)}`))
    six.play('break blue left 3-1-4-6-9')
    expect([six.crystals(0), six.points(0)]).toEqual(['P', 8])
  })

  test('MT-CURSE-12 a curse cannot begin in the middle of the arc', () => {
    for (const middle of ['YYG', 'YGB', 'GBP', 'BPR', 'PRR', 'YYGBP'])
      expect([middle, curses(at(along(middle)), 'blue')]).toEqual([middle, []])
    at(along('YYG')).refused('break blue left 3-1-4')
    at(along('RRP')).refused('break blue right 3-1-4')
  })

  test('MT-CURSE-13 the player needs an unused marker', () => {
    const four = 'red:L3 red:L4 green:C5 green:R3'
    expect(curses(at(along('RYY'), { markers: four }), 'blue')).toEqual(['left 3-1-4'])
    const none = at(along('RYY'), { markers: `${four} purple:L3` })
    expect(none.moves('break')).toEqual([])
    none.refused('break blue left 3-1-4')
    expect(none.can('collect blue')).toBe(true)
  })
})

describe('MT-CURSE: track', () => {
  test('MT-CURSE-14 the marker goes above the last crystal of the curse', () => {
    const ids = { left: ['L3', 'L4', 'C5'], right: ['R3', 'R4', 'C5'] }
    for (const { colour, end, arc } of EVERY) {
      for (const level of LEVELS) {
        const game = at(along(arc)).play(`break ${colour} ${end} ${chain(level)}`)
        const id = ids[end][level - 3]!
        expect(game.markers(0)).toEqual([`${colour}:${id}`])
        const track = printed(game.view(0)).ring.find(({ key }) => key === `temple.${colour}`)!.track
        const last = end === 'left' ? level : 10 - level
        expect(track.find((space) => space.id === id)!.position).toBe(last)
      }
    }
  })

  test('MT-CURSE-15 a taken curse cannot be broken, whoever owns the marker', () => {
    const others = at(BOTH_ENDS, {}, { seats: [{ markers: 'blue:L3' }] })
    const own = at(BOTH_ENDS, { markers: 'blue:L3' })
    for (const game of [others, own]) {
      expect(curses(game, 'blue')).toEqual(['right 10-12-9'])
      game.refused('break blue left 3-1-4')
    }
    const virtual = at(along('RYYG'), {}, { players: 2 })
    expect(curses(virtual, 'blue')).toEqual(['left 3-1-4'])
    expect(curses(at(along('RYYG'), {}, { players: 3 }), 'blue')).toEqual(['left 3-1-4', 'left 3-1-4-6'])
  })

  test('MT-CURSE-16 a curse with a crossed-out space cannot be broken', () => {
    const crossed = { red: 'left', yellow: 'left', blue: 'right', green: 'left', purple: 'right' }
    for (const { colour, end, arc } of EVERY) {
      for (const players of [2, 3, 4]) {
        const game = at(along(arc.slice(0, 3)), {}, { players, virtual: 'W1' })
        const possible = players === 4 || crossed[colour] !== end
        expect(curses(game, colour)).toEqual(possible ? [`${end} 3-1-4`] : [])
        if (!possible) game.refused(`break ${colour} ${end} 3-1-4`)
      }
    }
  })

  test('MT-CURSE-17 taken or crossed-out shorter curses do not hinder longer ones', () => {
    const seats = [{ markers: 'blue:L3' }, { markers: 'blue:L4' }]
    expect(curses(at(along('RYYGB'), {}, { seats: seats.slice(0, 1) }), 'blue')).toEqual([
      'left 3-1-4-6',
      'left 3-1-4-6-9',
    ])
    const both = at(along('RYYGB'), {}, { seats }).play('break blue left 3-1-4-6-9')
    expect(both.points(0)).toBe(8)
    const crossed = at(along('BRRPB'), {}, { players: 3 })
    expect(curses(crossed, 'blue')).toEqual(['right 3-1-4-6', 'right 3-1-4-6-9'])
    expect(crossed.play('break blue right 3-1-4-6').markers(0)).toEqual(['blue:R4'])
  })

  test('MT-CURSE-18 shorter curses need not be broken before longer ones', () => {
    const four = at(along('RYYGB')).play('break blue left 3-1-4-6')
    const five = at(along('RYYGB')).play('break blue left 3-1-4-6-9')
    expect([four.markers(0), five.markers(0)]).toEqual([['blue:L4'], ['blue:C5']])
    const after = at(along('RYYG'), {}, { seats: [{ markers: 'blue:C5' }] })
    expect(curses(after, 'blue')).toEqual(['left 3-1-4', 'left 3-1-4-6'])
  })

  test('MT-CURSE-19 both five-crystal curses share the centre; once it is taken, neither can be broken', () => {
    for (const { colour, end, arc } of EVERY) {
      const broken = at(along(arc)).play(`break ${colour} ${end} ${chain(5)}`)
      expect(broken.markers(0)).toEqual([`${colour}:C5`])
      const taken = at(along(arc), {}, { seats: [{ markers: `${colour}:C5` }] })
      expect(curses(taken, colour)).toEqual([`${end} ${chain(3)}`, `${end} ${chain(4)}`])
      taken.refused(`break ${colour} ${end} ${chain(5)}`)
    }
  })

  test('MT-CURSE-20 a player may have several markers in one temple', () => {
    const game = at(BOTH_ENDS, { markers: 'blue:L4 blue:C5', pawn: 'W1' }).play('break blue right 10-12-9')
    expect(game.markers(0)).toEqual(['blue:L4', 'blue:C5', 'blue:R3'])
    expect(game.points(0)).toBe(5 + 8 + 3)
  })

  test('MT-CURSE-21 markers stay to the end of the game', () => {
    const game = at(along('RYY'), { pawn: 'W1' }, { seats: [{ markers: 'red:C5' }] })
    game.play('break blue left 3-1-4').passTo(0).passTo(0)
    expect([game.markers(0), game.markers(1)]).toEqual([['blue:L3'], ['red:C5']])
    const last = at(along('RYY'), { markers: 'red:L3 red:L4 green:L3 green:R3' }, { seats: [{ markers: 'red:C5' }] })
    last.play('break blue left 3-1-4')
    while (!last.over) last.pass()
    expect(last.markers(0)).toEqual(['red:L3', 'red:L4', 'blue:L3', 'green:L3', 'green:R3'])
    expect(last.markers(1)).toEqual(['red:C5'])
    expect(last.points(0)).toBe(3 + 5 + 3 + 3 + 3)
  })

  test('MT-CURSE-22 at a temple without a free curse space only collecting is possible', () => {
    const grid = `${along('RYYGB')} 7:B 10:R 12:R`
    const taken = [{ markers: 'blue:L3 blue:L4 blue:C5' }, { markers: 'blue:R4 blue:R3' }]
    const game = at(grid, { pawn: 'W1' }, { seats: taken })
    expect(game.legal().filter((move) => move.includes('T3'))).toEqual(['collect T3'])
    for (const level of LEVELS) game.refused(`break blue left ${chain(level)}`)
    const free = at(grid, { pawn: 'W1' }, { seats: [taken[0]!, { markers: 'blue:R4' }] })
    expect(curses(free, 'blue')).toEqual(['right 7-10-12', 'right 9-12-10'])
  })
})

describe('MT-CURSE: carrying out', () => {
  test('MT-CURSE-23 the owner chooses the end, the length and the very spaces', () => {
    const grid = '3:R 1:Y 4:Y 6:G 7:Y 9:R 10:B 12:R'
    const choices = {
      'left 3-1-4': '.....GY.RB.R',
      'left 3-1-4-6': '......Y.RB.R',
      'left 9-7-4': 'Y.R..G...B.R',
      'left 9-7-4-6': 'Y.R......B.R',
      'right 10-12-9': 'Y.RY.GY.....',
    }
    expect(curses(at(grid), 'blue').sort()).toEqual(Object.keys(choices).sort())
    for (const [choice, rest] of Object.entries(choices))
      expect(at(grid).play(`break blue ${choice}`).grid(0)).toBe(rest)
  })

  test('MT-CURSE-24 all crystals of the chain and no others return to the supply', () => {
    const game = at(`${along('RYYG')} 9:Y 8:C 11:R`)
    expect([...'CRYBGP'].map((kind) => game.supply(kind))).toEqual([23, 6, 5, 8, 5, 6])
    game.play('break blue left 3-1-4-6')
    expect([...'CRYBGP'].map((kind) => game.supply(kind))).toEqual([23, 7, 7, 8, 6, 6])
    expect(game.grid(0)).toBe('.......CY.R.')
    expect(game.faults()).toEqual([])
  })

  test('MT-CURSE-25 the points of the covered space are scored at once', () => {
    const game = at(`${along('RYYG')} 8:C 11:C 12:C`, { pawn: 'W1', markers: 'red:R3' })
    expect(game.play('cast; go blue').points(0)).toBe(3)
    game.play('break blue left 3-1-4-6')
    expect([game.seat, game.points(0)]).toEqual([0, 8])
    expect(game.play('end').points(0)).toBe(8)
  })

  test('MT-CURSE-26 curses of 3, 4 and 5 crystals score 3, 5 and 8 points', () => {
    for (const { colour, end, arc } of EVERY) {
      const scores = LEVELS.map((level) =>
        at(along(arc))
          .play(`break ${colour} ${end} ${chain(level)}`)
          .points(0),
      )
      expect(scores).toEqual([3, 5, 8])
    }
  })

  const stacks = { red: 'CD', blue: 'AB' }

  test('MT-CURSE-27 the player takes the face-up rune of this temple', () => {
    const game = at(along('RYY'), { runes: 'F' }, { stacks }).play('break blue left 3-1-4')
    expect([game.runes(0), game.faceUp('red'), game.runesLeft('red')]).toEqual(['AF', 'C', 2])
    const red = at(along('YYB'), {}, { stacks }).play('break red left 3-1-4')
    expect([red.runes(0), red.faceUp('blue')]).toEqual(['C', 'A'])
  })

  test('MT-CURSE-28 the rune cannot be refused', () => {
    const game = at(`${along('RYY')} 8:C 11:C 12:C`, { pawn: 'W1', runes: 'A' }, { stacks })
    game.play('cast; go blue; break blue left 3-1-4')
    expect(game.runes(0)).toBe('AA')
    game.refused('skip')
    expect(game.legal().sort()).toEqual(['cast', 'end'])
  })

  test('MT-CURSE-29 the next rune of that stack is turned face up', () => {
    const game = at(along('RYY'), {}, { stacks })
    expect([game.faceUp('blue'), game.runesLeft('blue')]).toEqual(['A', 2])
    game.play('break blue left 3-1-4')
    expect([game.faceUp('blue'), game.runesLeft('blue')]).toEqual(['B', 1])
    expect(game.view(1).temples[2]).toMatchObject({ rune: 'B', runesLeft: 1 })
  })

  test('MT-CURSE-30 at a temple without runes the curse is broken as usual', () => {
    const game = at(along('RYY'), { runes: 'F' }, { stacks: { blue: '' } }).play('break blue left 3-1-4')
    expect([game.points(0), game.markers(0), game.crystals(0), game.runes(0)]).toEqual([3, ['blue:L3'], '', 'F'])
    expect(game.seat).toBe(1)
    const last = at(along('RYY'), {}, { stacks: { blue: 'E' } }).play('break blue left 3-1-4')
    expect([last.runes(0), last.faceUp('blue'), last.runesLeft('blue')]).toEqual(['E', undefined, 0])
  })

  test('MT-CURSE-31 chain, marker, points, reward of P4, rune, next rune, check for the fifth marker', () => {
    const game = at(`${along('RYY')} 9:G`, { power: 'P4' }, { stacks }).play('break blue left 3-1-4')
    // The reward, 2 colourless crystals, is being placed: all before it has happened, nothing after it.
    expect(game.moves('put')).not.toEqual([])
    expect([game.crystals(0), game.supply('Y'), game.markers(0), game.points(0)]).toEqual(['G', 8, ['blue:L3'], 3])
    expect([game.runes(0), game.faceUp('blue')]).toEqual(['', 'A'])
    game.play('put C 3; put C 1')
    expect([game.grid(0), game.runes(0), game.faceUp('blue')]).toEqual(['C.C.....G...', 'A', 'B'])
    const markers = 'red:L3 red:L4 green:L3 green:R3'
    const fifth = at(along('RYY'), { power: 'P4', markers }, { stacks }).play('break blue left 3-1-4')
    const order = ['broke', 'rewarded', 'rune', 'revealed', 'ending']
    expect(fifth.events.map(({ type }) => type).filter((type) => order.includes(type))).toEqual(order)
  })

  test('MT-CURSE-32 breaking brings no crystal of the temple and no resonance', () => {
    for (const { colour, end, arc } of EVERY) {
      const game = at(along(arc.slice(0, 3)), { runes: 'EF' }).play(`break ${colour} ${end} 3-1-4`)
      expect([game.crystals(0), game.supply('C'), game.happened('resonance')]).toEqual(['', 24, 0])
    }
  })

  test('MT-CURSE-33 example: exactly two curses of the blue temple, 3 points each', () => {
    expect(curses(at(BOTH_ENDS), 'blue')).toEqual(['left 3-1-4', 'right 10-12-9'])
    for (const choice of ['left 3-1-4', 'right 10-12-9'])
      expect(at(BOTH_ENDS).play(`break blue ${choice}`).points(0)).toBe(3)
  })

  test('MT-CURSE-34 example: one more yellow on 6 gives three left chains', () => {
    const grid = `${BOTH_ENDS} 6:Y`
    const left = curses(at(grid), 'blue').filter((curse) => curse.startsWith('left'))
    expect(left.sort()).toEqual(['left 3-1-4', 'left 3-6-4', 'left 9-6-4'])
    const rest = left.map((choice) => at(grid).play(`break blue ${choice}`).grid(0))
    expect(rest).toEqual(['....GY..RB.R', 'Y...G...RB.R', 'Y.R.G....B.R'])
  })

  test('MT-CURSE-35 example: after the swap 3-1-4-6 breaks the four-crystal curse for 5 points', () => {
    const game = at('1:Y 4:Y 3:R 5:G 6:C 8:C', { pawn: 'W1' })
    expect(curses(game, 'blue')).toEqual(['left 3-1-4'])
    game.play('cast; swap 5 6; pay 8; break blue left 3-1-4-6')
    expect([game.points(0), game.markers(0), game.grid(0)]).toEqual([5, ['blue:L4'], '....C.......'])
  })
})
