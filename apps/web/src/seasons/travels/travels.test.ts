import type { PlayedView, PlayerView, SeasonsView } from '@athanor/seasons'
import { expect, test } from 'vitest'
import type { Travel } from '../../table/contract.ts'
import { questions, TABLES } from '../testing/questions.ts'
import { travels } from './travels.ts'

/** A table in the middle of its first round, as the first seat sees it. */
function table(): SeasonsView {
  for (const { view } of questions('travels', TABLES[0]!)) if (view.phase === 'turn' && view.viewer === 0) return view
  throw new Error('the game has no turn')
}

const changed = (view: SeasonsView, seat: number, changes: Partial<PlayerView>): SeasonsView => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...changes } : player)),
})

test('nothing travels while nothing has changed', () => {
  const view = table()
  expect(travels(view, view)).toEqual([])
})

test('crystals come from the middle, and go back there', () => {
  const view = changed(table(), 1, { crystals: 7 })
  const rich = changed(view, 1, { crystals: 10 })
  expect(travels(view, rich)).toEqual([
    { from: 'wheel', to: 'crystals of 1', thing: 'crystal', sound: 'crystal', count: 3 },
  ])
  expect(travels(rich, view)).toEqual([
    { from: 'crystals of 1', to: 'wheel', thing: 'crystal', sound: 'crystal', count: 3 },
  ])
})

test('tokens travel by their energy', () => {
  const view = changed(table(), 0, { reserve: { air: 0, water: 2, fire: 0, earth: 0 } })
  const now = changed(view, 0, { reserve: { air: 0, water: 1, fire: 2, earth: 0 } })
  expect(travels(view, now)).toEqual([
    { from: 'reserve of 0', to: 'wheel', thing: 'water', sound: 'token', count: 1 },
    { from: 'wheel', to: 'reserve of 0', thing: 'fire', sound: 'token', count: 2 },
  ])
})

test('what a thief takes comes from whom it was taken', () => {
  const view = changed(changed(table(), 0, { crystals: 9 }), 1, { crystals: 4 })
  expect(travels(view, changed(changed(view, 0, { crystals: 7 }), 1, { crystals: 7 }))).toEqual([
    { from: 'crystals of 0', to: 'crystals of 1', thing: 'crystal', sound: 'crystal', count: 2 },
    { from: 'wheel', to: 'crystals of 1', thing: 'crystal', sound: 'crystal', count: 1 },
  ])
})

test('what a turn begins with comes from the die', () => {
  const view: SeasonsView = { ...changed(table(), 0, { crystals: 0 }), phase: 'dice' }
  const die = view.players[0]!.die!
  expect(travels(view, { ...changed(view, 0, { crystals: 1 }), phase: 'turn', active: 0 })).toEqual([
    { from: `die ${die.name}`, to: 'crystals of 0', thing: 'crystal', sound: 'crystal', count: 1 },
  ])
})

const NOTHING = { air: 0, water: 0, fire: 0, earth: 0 }

const played = (card: number, tokens: Partial<PlayedView['tokens']> = {}): PlayedView => ({
  card,
  turned: false,
  tokens: { ...NOTHING, ...tokens },
  copies: null,
  copiedBy: [],
})

test('tokens lie down on a card and leave it; those of a card that goes return to the middle', () => {
  const reserve = { ...NOTHING, fire: 2 }
  const view = changed(table(), 0, { reserve, play: [played(7), played(5), played(5)] })
  const laid = changed(view, 0, {
    reserve: { ...reserve, fire: 1 },
    play: [played(7), played(5), played(5, { fire: 1 })],
  })
  const way = { thing: 'fire', sound: 'token', count: 1 }
  expect(travels(view, laid)).toEqual([{ from: 'reserve of 0', to: 'play 0 2', ...way }])
  expect(travels(laid, view)).toEqual([{ from: 'play 0 2', to: 'reserve of 0', ...way }])
  expect(travels(laid, changed(laid, 0, { play: [played(7), played(5)] }))).toContainEqual({
    from: 'play 0 2',
    to: 'wheel',
    ...way,
  })
})

const face = (card: number, from: string, to: string) => ({ from, to, thing: `card ${card}`, sound: 'card', count: 1 })
const backs = (count: number, from: string, to: string) => ({ from, to, thing: 'back', sound: 'card', count })

test('a summoned card goes from the hand to the cards in play, and while it is paid for it lies between', () => {
  const view = changed(table(), 0, { hand: [7, 8], handSize: 2, play: [] })
  const paying = { ...changed(view, 0, { hand: [8], handSize: 1 }), summoning: 7, active: 0 }
  const now = changed(view, 0, { hand: [8], handSize: 1, play: [played(7)] })
  expect(travels(view, now)).toEqual([face(7, 'hand 7', 'play 0 0')])
  expect(travels(view, paying)).toEqual([face(7, 'hand 7', 'summoning')])
  expect(travels(paying, now)).toEqual([face(7, 'summoning', 'play 0 0')])
})

test('the card of another comes from that hand, whether or not it was paid for with care', () => {
  const view = changed(table(), 1, { hand: [], handSize: 3, play: [] })
  const paying = { ...changed(view, 1, { handSize: 2 }), summoning: 7, active: 1 }
  const now = changed(view, 1, { handSize: 2, play: [played(7)] })
  expect(travels(view, now)).toEqual([face(7, 'hand of 1', 'play 1 0')])
  expect(travels(view, paying)).toEqual([])
  expect(travels(paying, now)).toEqual([face(7, 'hand of 1', 'play 1 0')])
})

test('a sacrificed card goes to the discard pile, one that is taken back to the hand', () => {
  const view = { ...changed(table(), 0, { hand: [8], handSize: 1, play: [played(7)] }), discard: 0, discarded: [] }
  expect(travels(view, { ...changed(view, 0, { play: [] }), discard: 1, discarded: [7] })).toEqual([
    face(7, 'play 0 0', 'discard'),
  ])
  expect(travels(view, changed(view, 0, { play: [], hand: [8, 7], handSize: 2 }))).toEqual([
    face(7, 'play 0 0', 'hand 7'),
  ])
})

test('a discarded card shows its face if the viewer knows it', () => {
  const view = { ...changed(table(), 1, { hand: [], handSize: 2 }), discard: 3, discarded: [] }
  const now = { ...changed(view, 1, { handSize: 1 }), discard: 4 }
  expect(travels(view, now)).toEqual([backs(1, 'hand of 1', 'discard')])
  expect(travels(view, { ...now, discarded: [9] })).toEqual([face(9, 'hand of 1', 'discard')])
})

test('a drawn card comes from the pile: by its back to another, by its face to oneself', () => {
  const view = { ...changed(table(), 1, { hand: [], handSize: 3 }), pile: 20, pileSeen: [] }
  expect(travels(view, { ...changed(view, 1, { handSize: 4 }), pile: 19 })).toEqual([backs(1, 'pile', 'hand of 1')])
  const { hand, handSize } = view.players[0]!
  const now = { ...changed(view, 0, { hand: [...hand, 9], handSize: handSize + 1 }), pile: 19 }
  expect(travels(view, now)).toEqual([face(9, 'pile', 'hand 9')])
})

test('cards to choose from come from the pile, the chosen one goes to the hand, the others go where they are put', () => {
  const view: SeasonsView = {
    ...changed(table(), 0, { hand: [], handSize: 0 }),
    ...{ pile: 20, pileSeen: [], discard: 0, discarded: [], held: [], heldSize: 0, toAct: [0] },
  }
  const choosing = { ...view, pile: 18, held: [3, 4], heldSize: 2 }
  const kept = { ...changed(view, 0, { hand: [4], handSize: 1 }), pile: 18, discard: 1, discarded: [3] }
  expect(travels(view, choosing)).toEqual([face(3, 'pile', 'held 3'), face(4, 'pile', 'held 4')])
  expect(travels(choosing, kept)).toEqual([face(4, 'held 4', 'hand 4'), face(3, 'held 3', 'discard')])
  const seen = { viewer: 1, toAct: [0], held: [] }
  expect(travels({ ...view, ...seen }, { ...choosing, ...seen })).toEqual([backs(2, 'pile', 'held')])
})

test('with a new year the cards come from the libraries', () => {
  const view = changed(
    changed(table(), 0, { hand: [1], handSize: 1, libraries: [[4, 5], [6]], librarySizes: [2, 1] }),
    1,
    { hand: [], handSize: 1, libraries: null, librarySizes: [3, 3] },
  )
  const now = changed(
    changed(view, 0, { hand: [1, 4, 5], handSize: 3, libraries: [[], [6]], librarySizes: [0, 1] }),
    1,
    { handSize: 4, librarySizes: [0, 3] },
  )
  expect(travels(view, now)).toEqual([
    face(4, 'library 4', 'hand 4'),
    face(5, 'library 5', 'hand 5'),
    backs(3, 'libraries of 1', 'hand of 1'),
  ])
})

test('the season marker goes from space to space', () => {
  const view = { ...table(), space: 12 }
  expect(travels(view, { ...view, space: 2 })).toEqual([
    { from: 'space 12', to: 'space 2', thing: 'marker', sound: 'turn' },
  ])
})

/** By how much a count of the table grows by what travels to a place that the pattern names, and away from there. */
const carried = (ways: readonly Travel[], place: RegExp, thing: RegExp): number =>
  ways.reduce((sum, { from, to, thing: what, count = 1 }) => {
    if (!thing.test(what)) return sum
    return sum + (place.test(to) ? count : 0) - (place.test(from) ? count : 0)
  }, 0)

/** What each count should have grown by. */
function grown(view: SeasonsView, after: SeasonsView): readonly (readonly [RegExp, RegExp, number])[] {
  const card = /^(card|back)/
  const seats = view.players.flatMap((was, seat) => {
    const now = after.players[seat]!
    const mine = seat === view.viewer ? '|hand \\d+|summoning' : ''
    const paid = (at: SeasonsView): number => (at.summoning !== null && at.active === seat ? 1 : 0)
    return [
      [new RegExp(`^(hand of ${seat}${mine})$`), card, now.handSize + paid(after) - was.handSize - paid(view)],
      [new RegExp(`^play (of )?${seat}\\b`), card, now.play.length - was.play.length],
      [new RegExp(`^crystals of ${seat}$`), /^crystal/, now.crystals - was.crystals],
      [new RegExp(`^reserve of ${seat}$`), /^fire/, now.reserve.fire - was.reserve.fire],
    ] as const
  })
  return [...seats, [/^held/, card, after.heldSize - view.heldSize]]
}

/** Of so many things not all fly. */
const FEW = 5

test.each(TABLES)('$players players, $options: what travels explains what has changed', (one) => {
  for (const { view, after } of questions('numbers', one)) {
    const ways = travels(view, after)
    for (const { count = 1, thing } of ways) if (count <= 0) expect.fail(`${count} × ${thing}`)
    if ([view, after].some(({ phase }) => ['draft', 'libraries', 'abilities'].includes(phase))) continue
    for (const [place, thing, by] of grown(view, after))
      if (Math.abs(by) < FEW && carried(ways, place, thing) !== by)
        expect(ways, `${place} of ${thing} by ${by} in round ${view.round}`).toEqual([])
  }
})
