import { type Options, Refusal } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { temples } from '../rules.ts'
import { scenario } from '../testing/scenario.ts'
import { COLOURS, deals, dealt, RING3, RING4, ready, SIZES, sorted } from './deals.ts'
import { equally, randomGames, toAct, unfairness } from './random-games.ts'

describe('MT-SET players', () => {
  test('MT-SET-24 each player has an own pawn and own markers', () => {
    const chains = { grid: '3:R 1:Y 4:Y' }
    const game = scenario({ seats: ['W1', 'W2', 'T1', 'T2'].map((pawn) => ({ pawn, ...chains, markers: '' })) })
    expect(game.view(0).players.map(({ pawn, markersLeft }) => `${pawn} ${markersLeft}`)).toEqual([
      'W1 5',
      'W2 5',
      'T1 5',
      'T2 5',
    ])
    game.play('break blue left 3-1-4')
    expect([0, 1, 2, 3].map((seat) => game.markers(seat))).toEqual([['blue:L3'], [], [], []])
    expect(game.view(0).players.map(({ pawn, markersLeft }) => `${pawn} ${markersLeft}`)).toEqual([
      'T3 4',
      'W2 5',
      'T1 5',
      'T2 5',
    ])
    const all = scenario({ seats: ['L3', 'L4', 'C5', 'R4'].map((space) => ({ markers: `red:${space}` })) }).view(0)
    expect(all.temples[0]!.markers).toEqual([0, 1, 2, 3, null])
  })

  test('MT-SET-25 five markers for curses, one counts the score from 0', () => {
    const game = scenario({ seats: [{ pawn: 'W1', grid: '3:R 1:Y 4:Y' }] })
    const shown = () => game.view(0).players.map(({ markersLeft, points }) => `${markersLeft}/${points}`)
    expect(shown()).toEqual(['5/0', '5/0', '5/0', '5/0'])
    game.play('break blue left 3-1-4')
    expect(shown()).toEqual(['4/3', '5/0', '5/0', '5/0'])
    const four = { pawn: 'W1', grid: '3:R 1:Y 4:Y', markers: 'red:L3 red:L4 red:C5 red:R4' }
    const last = scenario({ seats: [four] }).play('break blue left 3-1-4')
    expect([last.view(0).players[0]!.markersLeft, last.points(0), last.view(0).ending]).toEqual([0, 24, true])
  })

  test('MT-SET-26 the score has no upper limit', () => {
    const markers = COLOURS.map((colour) => `${colour}:C5`).join(' ')
    const game = scenario({ seats: [{ markers, runes: 'ABCDEF' }], ending: true, active: 3 }).pass()
    expect([game.points(0), game.standings![0]!.score]).toEqual([40, 40 + 12 + 16])
    // The space 50/0 is only passed: on the way, too.
    const reward = scenario({ seats: [{ markers, runes: 'ABCDEF', power: 'P4' }], options: { mode: 'advanced' } })
    expect(reward.points(0)).toBe(45)
    expect(reward.score(0)).toBe(45 + 12 + 16)
  })

  test('MT-SET-27 the first player is random, or the seat that the host names', () => {
    for (const players of SIZES) {
      const seats = ['0', '1', '2', '3'].slice(0, players)
      expect(
        unfairness(
          deals(600, players).map(({ first }) => String(first)),
          equally(seats),
        ),
      ).toBeLessThan(1)
      for (const seat of seats.map(Number)) {
        const named = deals(10, players, { first: seat + 1 })
        expect(named.map(({ first, active }) => [first, active])).toEqual(new Array(10).fill([seat, seat]))
      }
    }
    expect(() => dealt(3, { first: 4 })).toThrow(Refusal)
    expect(() => dealt(4, { first: 5 })).toThrow(Refusal)
  })

  test('MT-SET-28 basic game: 1A for the first player, then clockwise 2A, 3A, 4A', () => {
    const sides = (first: number) => dealt(4, { first: first + 1 }).players.map(({ side }) => side)
    expect(sides(0)).toEqual(['1A', '2A', '3A', '4A'])
    expect(sides(1)).toEqual(['4A', '1A', '2A', '3A'])
    expect(sides(3)).toEqual(['2A', '3A', '4A', '1A'])
    expect(dealt(4, { first: 1, gridSides: 'B' }).players.map(({ side }) => side)).toEqual(['1A', '2A', '3A', '4A'])
  })

  test('MT-SET-29 1A to 3A with three players, 1A and 2A with two', () => {
    expect(dealt(3, { first: 1 }).players.map(({ side }) => side)).toEqual(['1A', '2A', '3A'])
    expect(dealt(3, { first: 3 }).players.map(({ side }) => side)).toEqual(['2A', '3A', '1A'])
    expect(dealt(2, { first: 1 }).players.map(({ side }) => side)).toEqual(['1A', '2A'])
    expect(dealt(2, { first: 2 }).players.map(({ side }) => side)).toEqual(['2A', '1A'])
  })

  test('MT-SET-30 basic game: the effects of the grids do not apply', () => {
    const game = ready(4)
    expect(game.view(0).players.map(({ power, reserve, runes }) => [power, reserve, runes])).toEqual(
      new Array(4).fill([null, 0, '']),
    )
    // 1A would give one colourless more, 3A a second action at a temple, 4A any card.
    game.play('collect W1; put C 3; put C 4; put C 5')
    expect([game.crystals(0), game.seat]).toEqual(['CCCCC', 1])
    game.play('collect W3; put R 3; put C 4; collect red; put R 3')
    expect(game.seat).toBe(3)
    game.play('collect W5; put Y 3; put C 4').passTo(3)
    expect(game.reach().length).toBeLessThanOrEqual(6)
    const far = scenario({ active: 3, seats: [{}, {}, {}, { pawn: 'W1' }] })
    expect(far.reach()).toEqual(['T2', 'T3', 'T4', 'W2', 'W3', 'W4'])
    const rite = scenario({ active: 2, seats: [{}, {}, { pawn: 'W1', grid: '3:R 1:Y 4:Y' }] }).play(
      'break blue left 3-1-4',
    )
    expect(rite.seat).toBe(3)
  })

  test('MT-SET-31 each player takes two colourless crystals from the supply', () => {
    for (const players of SIZES) {
      const game = ready(players)
      for (let seat = 0; seat < players; seat++) expect(game.crystals(seat)).toBe('CC')
      expect(game.supply('C')).toBe(24 - 2 * players)
    }
    // In the advanced game, too.
    const game = scenario({ players: 2, fromSetup: true, options: { mode: 'advanced', gridSides: 'A' } })
    game.play('grid 4A; grid 1A; put C 1; put C 2; put C 1; put C 2')
    expect([game.crystals(0), game.crystals(1), game.supply('C')]).toEqual(['CC', 'CC', 20])
  })

  test('MT-SET-32 on any two spaces of the own grid', () => {
    const spaces = Array.from({ length: 12 }, (_, i) => `put C ${i + 1}`)
    const game = scenario({ fromSetup: true })
    expect(game.legal()).toEqual(spaces)
    game.play('put C 12')
    expect(game.legal()).toEqual(spaces.slice(0, 11))
    game.play('put C 1')
    expect([game.grid(0), game.grid(1)]).toEqual(['C..........C', '............'])
    game.play('put C 6; put C 7')
    expect(game.grid(1)).toBe('.....CC.....')
  })

  test('MT-SET-33 in turn order before the first turn, and final', () => {
    const game = scenario({ first: 2, fromSetup: true })
    const asked: number[] = []
    while (game.view(0).step === 'setup') {
      asked.push(game.seat)
      expect(game.view(0).turn).toBe(0)
      expect(game.legal().every((move) => move.startsWith('put C '))).toBe(true)
      game.play(game.legal()[0]!)
    }
    expect(asked).toEqual([2, 2, 3, 3, 0, 0, 1, 1])
    expect([game.seat, game.view(0).turn, game.asked]).toEqual([2, 1, 'ask.enter'])
    // Nobody moves them afterwards without a spell.
    expect(game.moves('put')).toEqual([])
    const early = scenario({ first: 2, fromSetup: true }).play('put C 3')
    early.refused('put C 3')
    early.refused('put C 1', 3)
  })

  test('MT-SET-34 the supply after basic setup', () => {
    for (const [players, colourless] of [
      [4, 16],
      [3, 18],
      [2, 20],
    ] as const)
      expect(ready(players).view(0).supply).toEqual({ C: colourless, R: 8, Y: 8, B: 8, G: 6, P: 6 })
  })

  test('MT-SET-35 no runes and score 0', () => {
    for (const players of SIZES)
      for (const { runes, points, score } of ready(players).view(0).players)
        expect([runes, points, score]).toEqual(['', 0, 0])
  })

  test('MT-SET-36 the pawns start off the ring', () => {
    for (const players of SIZES) for (const { pawn } of ready(players).view(0).players) expect(pawn).toBeNull()
    expect(sorted(ready(4).reach())).toEqual(sorted(RING4))
  })

  test('MT-SET-37 three players: sides, W4 and W7, and goals, but no virtual player', () => {
    const view = ready(3).view(0)
    expect([view.virtualPawn, view.players.length]).toEqual([null, 3])
    const markers = view.temples.flatMap((temple) => temple.markers)
    expect([markers.length, markers.filter((marker) => marker === null).length]).toEqual([25, 20])
    expect(markers).not.toContain('virtual')
    expect(view.temples.filter(({ goal }) => goal)).toHaveLength(2)
    const game = scenario({ players: 3, seats: [{ pawn: 'W1' }] }).pass()
    expect(game.happened('virtual-moved')).toBe(0)
    // The rest is that of four players: crystals, runes, reach.
    expect(view.temples.map(({ runesLeft }) => runesLeft)).toEqual([4, 4, 4, 4, 4])
    expect(scenario({ players: 3, seats: [{ pawn: 'W8' }] }).reach()).toEqual(
      scenario({ seats: [{ pawn: 'W8' }] }).reach(),
    )
  })

  test('MT-SET-38 two players: the virtual player takes part', () => {
    for (const mode of ['basic', 'advanced']) {
      const view = dealt(2, { mode })
      expect(view.virtualPawn).toMatch(/^T[1-5]$/)
      expect(view.temples.map(({ markers }) => markers.filter((marker) => marker === 'virtual').length)).toEqual([
        1, 1, 1, 1, 1,
      ])
      for (const players of [3, 4]) expect(dealt(players, { mode }).virtualPawn).toBeNull()
    }
    const game = scenario({ players: 2, seats: [{ pawn: 'W1' }], virtual: 'T5' }).play('collect W3')
    expect(game.pawn('virtual')).toBe('W8')
  })
})

describe('MT-SET the first turn', () => {
  test('MT-SET-39 the pawn is put on any free card', () => {
    expect(sorted(scenario().reach())).toEqual(sorted(RING4))
    expect(sorted(scenario({ players: 3 }).reach())).toEqual(sorted(RING3))
    for (const card of RING4) {
      const game = scenario().play(`cast; go ${card}`)
      expect([game.pawn(0), game.happened('entered'), game.happened('moved')]).toEqual([card, 1, 0])
    }
    // Each in the own first turn; from the second on the pawn moves.
    const game = scenario().play('collect W10').play('collect W2')
    expect([game.pawn(0), game.pawn(1), game.reach().length]).toEqual(['W10', 'W2', 13])
    expect(game.passTo(0).reach().length).toBeLessThanOrEqual(6)
  })

  test('MT-SET-40 not on a card with another pawn', () => {
    const game = scenario({ active: 3, seats: [{ pawn: 'W1' }, { pawn: 'T1' }, { pawn: 'W10' }] })
    expect(sorted(game.reach())).toEqual(sorted(RING4.filter((card) => !['W1', 'T1', 'W10'].includes(card))))
    expect(game.refused('collect T1').reasons[0]!.key).toBe('why.occupied')
    const two = scenario({ players: 2, active: 1, seats: [{ pawn: 'W1' }], virtual: 'T4' })
    expect(sorted(two.reach())).toEqual(sorted(RING3.filter((card) => card !== 'W1' && card !== 'T4')))
    expect(two.refused('collect T4').reasons[0]!.key).toBe('why.occupied')
    two.play('cast')
    two.refused('go T4')
  })

  test('MT-SET-41 after the placement step 2 follows on that card', () => {
    const collecting = scenario().play('collect W3; put R 1; put C 2')
    expect([collecting.pawn(0), collecting.grid(0), collecting.seat]).toEqual(['W3', 'RC..........', 1])
    const curse = scenario({ seats: [{ grid: '3:R 1:Y 4:Y' }] }).play('break blue left 3-1-4')
    expect([curse.pawn(0), curse.points(0), curse.seat]).toEqual(['T3', 3, 1])
    const open = scenario({ seats: [{ grid: '1:C 2:C 3:C' }] }).play('cast; go T2')
    expect(open.legal().sort()).toEqual(['cast', 'collect T2'])
    open.refused('end')
  })

  test('MT-SET-42 no Speed Spell for the placement', () => {
    const game = scenario({ seats: [{ grid: 'CCCCCCCCCCCC' }] }).play('cast')
    expect(game.can('speed')).toBe(false)
    expect(game.refused('speed').reasons.map(({ key }) => key)).toEqual(['why.no-speed-yet'])
    game.play('go W1')
    game.refused('speed')
    expect(game.play('cast').can('speed')).toBe(false)
  })

  test('MT-SET-43 example: the first placement on W1', () => {
    const game = ready(4).play('collect W1; put C 3; put C 4; put C 5')
    expect([game.crystals(0), game.supply('C')]).toEqual(['CCCCC', 13])
  })
})

describe('MT-SET options', () => {
  test('MT-SET-44 the options of a game', () => {
    expect(temples.players).toEqual([2, 3, 4])
    const usual = dealt(4)
    expect([usual.mode, usual.spellPayment]).toEqual(['basic', 'any'])
    expect(new Set(deals(40, 4).map(({ first }) => first)).size).toBe(4)
    expect(new Set(deals(40, 4, { mode: 'advanced' }).map(({ sides }) => sides.join())).size).toBeGreaterThan(8)
    expect(dealt(4, { mode: 'advanced' }).mode).toBe('advanced')
    expect(dealt(4, { spellPayment: 'colourless' }).spellPayment).toBe('colourless')
    expect(dealt(4, { first: 3 }).first).toBe(2)
    const sides = (options: Options) => dealt(4, { mode: 'advanced', ...options }).sides
    expect(sides({ gridSides: 'A' })).toEqual(['1A', '2A', '3A', '4A'])
    expect(sides({ gridSides: 'B' })).toEqual(['1B', '2B', '3B', '4B'])
    expect(sides({ gridSides: 'list', sides: 'ABBA' })).toEqual(['1A', '2B', '3B', '4A'])
    for (const wrong of [
      { mode: 'solo' },
      { spellPayment: 'red' },
      { gridSides: 'C' },
      { first: -1 },
      { colour: 'red' },
    ])
      expect(() => dealt(4, wrong)).toThrow(Refusal)
  })

  test('MT-SET-45 every combination is playable, and the options are fixed', () => {
    for (const mode of ['basic', 'advanced'])
      for (const spellPayment of ['any', 'colourless'])
        for (const gridSides of ['random', 'A', 'B', 'list'])
          for (const first of [0, 2]) {
            const options = { mode, spellPayment, gridSides, first, ...(gridSides === 'list' && { sides: 'BAAB' }) }
            const chosen = new Map<string, object>()
            const ends = randomGames({
              options,
              games: 1,
              moves: 120,
              look: ({ label, before, state }) => {
                const game = label.split(',')[0]!
                if (!chosen.has(game)) chosen.set(game, structuredClone(before.table))
                expect(state.table).toEqual(chosen.get(game))
              },
            })
            for (const state of ends) {
              expect(state.table).toMatchObject({ mode, spellPayment })
              if (first > 0) expect(state.table.first).toBe(first - 1)
              expect([temples.faults(state), toAct(state) >= 0]).toEqual([[], true])
            }
          }
  })
})
