import { KIND, printed, temples } from '@athanor/temples'
import { scenario } from '@athanor/temples/testing'
import { describe, expect, test } from 'vitest'
import {
  afterClick,
  availableTargets,
  chainOf,
  matching,
  meant,
  type Option,
  optionsOf,
  placesOf,
  targetsOf,
} from './targets.ts'
import { randomGame, seenBy, TABLES } from './testing/kit.ts'

type Table = Parameters<typeof scenario>[0]

function at(table: Table) {
  const game = scenario(table)
  const view = seenBy(game.state, game.seat)
  return { game, view, options: optionsOf(temples.decision(game.state, game.seat), view) }
}

/** Clicks one target after another, each of which must glow; what they mean in the end. */
function click(options: readonly Option[], ...targets: string[]): Option | undefined {
  const picks: string[] = []
  for (const target of targets) {
    expect([...availableTargets(options, picks)]).toContain(target)
    picks.push(target)
  }
  return meant(options, picks)
}
const movesOf = (option: Option | undefined): string[] | undefined => option?.moves.map(temples.notation.format)

const reserveOf = (options: readonly Option[]): string[] =>
  [...availableTargets(options, [])].filter((target) => target.startsWith('reserve.')).sort()

describe('in random games', () => {
  test.each(TABLES)('every answer is at the prompt, or has its places on the board: %o', (table) => {
    randomGame(table, 'board 1', (state, seat) => {
      const view = seenBy(state, seat)
      const places = placesOf(view)
      const decision = temples.decision(state, seat)
      const options = optionsOf(decision, view)
      for (const { move } of decision.answers) {
        const targets = targetsOf(move, view)
        for (const target of targets) expect(places, temples.notation.format(move)).toContain(target)
        if (targets.length > 0) expect(reachable(options, move), temples.notation.format(move)).toBe(true)
      }
    })
  })
})

/** Whether clicks, each on something that glows, mean the move or leave it to a list of chains. */
function reachable(options: readonly Option[], move: number): boolean {
  const wanted = options.find(({ moves }) => moves.length === 1 && moves[0] === move)!
  const picks: string[] = []
  for (const target of wanted.targets) {
    if (!availableTargets(options, picks).has(target)) return false
    picks.push(target)
    const found = meant(options, picks)
    if (found) return found === wanted || temples.notation.format(move).startsWith('break')
  }
  return chainOf(move).length > 0 && matching(options, picks).includes(wanted)
}

describe('clicks', () => {
  const walker = { seats: [{ pawn: 'W1', grid: '3:R 1:Y 4:Y 8:C' }, { pawn: 'W9' }, { pawn: 'W10' }] } as const

  test('a card is one click', () => {
    expect(movesOf(click(at(walker).options, 'card.W3'))).toEqual(['collect W3'])
  })

  test('MT-MOVE-35: a card that only the Speed Spell reaches casts it', () => {
    const { options } = at(walker)
    expect(movesOf(click(options, 'card.W6'))).toEqual(['cast', 'speed', 'go W6'])
  })

  test('MT-MOVE-30: a card that is too dear is no target', () => {
    const poor = { seats: [{ pawn: 'W1', grid: '1:C' }, { pawn: 'W9' }, { pawn: 'W10' }] } as const
    expect(availableTargets(at(poor).options, []).has('card.W8')).toBe(false)
  })

  test('MT-SPELL-08: the Swap Spell is its name and two crystals, in any order', () => {
    const { options } = at(walker)
    expect(movesOf(click(options, 'spell.swap', 'space.0.7', 'space.0.2'))).toEqual(['cast', 'swap 3 8'])
  })

  test('once a spell is asked for, a swap is two clicks', () => {
    const { game } = at(walker)
    game.play('cast')
    const view = seenBy(game.state, 0)
    const options = optionsOf(temples.decision(game.state, 0), view)
    expect(movesOf(click(options, 'space.0.3', 'space.0.0'))).toEqual(['swap 1 4'])
  })

  test('before a spell is named, a crystal of the grid is no swap', () => {
    const { options } = at({ seats: [{ pawn: 'W1', grid: '1:C 2:C 3:C' }, { pawn: 'W9' }, { pawn: 'W10' }] })
    expect([...availableTargets(options, [])].filter((target) => target.startsWith('space.'))).toEqual([])
  })

  test('the only chain of a curse breaks it at once', () => {
    const { view, options } = at(walker)
    const curse = [...availableTargets(options, [])].find((target) => target.startsWith('curse.'))!
    const place = printed(view).ring.find(({ name }) => curse.includes(name))!
    expect(place.key).toBe('temple.blue')
    expect(movesOf(click(options, curse))?.[0]).toMatch(/^break T\d left 3-1-4$/)
  })

  test('several chains of a curse are told apart by their crystals', () => {
    const { options } = at({ seats: [{ pawn: 'W1', grid: '3:R 1:Y 4:Y 7:Y' }, { pawn: 'W9' }, { pawn: 'W10' }] })
    const chains = options.filter(({ moves }) => chainOf(moves[0]!).length > 0)
    expect(chains.length).toBeGreaterThan(0)
    for (const chain of chains) expect(click(options, ...chain.targets)).toBe(chain)
  })

  test('with one kind to place, a space is one click; with several, the kind comes too', () => {
    const { game } = at(walker)
    game.play('collect W3')
    const one = optionsOf(temples.decision(game.state, 0), seenBy(game.state, 0))
    expect(movesOf(click(one, 'space.0.5'))).toEqual(['put R 6'])
    const { game: other } = at({
      seats: [{ pawn: 'W1', grid: '1:C 2:C 3:C 4:C 5:C' }, { pawn: 'W9' }, { pawn: 'W10' }],
    })
    other.play('cast; exchange; pay 1; pay 2; pay 3; pay 4')
    const many = optionsOf(temples.decision(other.state, 0), seenBy(other.state, 0))
    expect(meant(many, ['space.0.5'])).toBeUndefined()
    expect(movesOf(click(many, 'space.0.5', 'kind.P'))).toEqual(['put P 6'])
    expect(movesOf(click(many, 'kind.P', 'space.0.5'))).toEqual(['put P 6'])
  })

  test('a second click takes the first one back, and what does not fit begins anew', () => {
    const { options } = at(walker)
    expect(afterClick(options, ['spell.swap'], 'spell.swap')).toEqual([])
    expect(meant(options.slice(0, 1), [])).toBeUndefined()
    expect(afterClick(options, ['spell.swap'], 'space.0.0')).toEqual(['spell.swap', 'space.0.0'])
    expect(afterClick(options, ['spell.swap'], 'card.W3')).toEqual(['card.W3'])
    expect(afterClick(options, ['spell.swap'], 'card.W9')).toEqual(['spell.swap'])
  })

  test('so much of the reserve as there is room for is one click, once a turn', () => {
    const keeper = { power: 'P2', pawn: 'W1', grid: 'RRRRR.YYYY.B' } as const
    const { game } = at({ seats: [keeper, { pawn: 'W9' }, { pawn: 'W10' }] })
    const now = (): Option[] => optionsOf(temples.decision(game.state, 0), seenBy(game.state, 0))
    game.play('cast')
    expect(reserveOf(now())).toEqual(['reserve.1', 'reserve.2'])
    expect(movesOf(click(now(), 'reserve.2'))).toEqual(['convert 2'])
    game.play('convert 1; put R 6')
    expect(reserveOf(now())).toEqual([])
    game.play('cast')
    expect(reserveOf(now())).toEqual([])
  })

  test('what is no target of the board is left to the prompt', () => {
    const { view } = at(walker)
    expect(targetsOf(KIND.cast, view)).toEqual([])
    expect(targetsOf(KIND.end, view)).toEqual([])
  })
})
