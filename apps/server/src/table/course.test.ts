import { below, firstToAct, isIn, type Move, rngFrom, type Seat } from '@athanor/kernel'
import type { EntryKind } from '@athanor/protocol'
import { expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { Course, type Entry, type Start } from './course.ts'

const BEGAN = 1_800_000_000_000

const startOf = (game: string): Start => ({
  rules: GAMES.get(game)!,
  setup: { players: 2, seed: 'course' },
  pace: { kind: 'live', move: 60, bank: 900 },
  onTimeout: 'forfeit',
  bots: 0,
  at: BEGAN,
})

/** A course with a clock: what happens is written down, so that it can happen again. */
class Game {
  readonly course: Course
  readonly entries: Entry[] = []
  readonly start: Start
  private readonly rng = rngFrom('course')
  private now = BEGAN

  constructor(game: string, changes: Partial<Start> = {}) {
    this.start = { ...startOf(game), ...changes }
    this.course = new Course(this.start)
  }

  wait(seconds: number): void {
    this.now += seconds * 1000
  }

  add(kind: EntryKind, seat: Seat, move = 0): void {
    const entry = { seq: this.course.seq + 1, kind, seat, move, at: this.now, ask: null }
    this.course.add(entry)
    this.entries.push(entry)
  }

  get mover(): Seat {
    return firstToAct(this.course.toAct)
  }

  /** Any move of whoever is to act. */
  move(): Move {
    const moves = this.start.rules.legal(this.course.state, this.mover)
    const move = moves[below(this.rng, moves.length)]!
    this.add('move', this.mover, move)
    return move
  }

  /** How many seconds each seat has for all that is left of the game. */
  left(): number[] {
    const { bank } = this.course.clocks
    return [0, 1].map((seat) => ((this.course.deadline(seat) ?? this.now + bank[seat]!) - this.now) / 1000)
  }
}

/** A game in which somebody can make a move that lets the other one act and can be taken back. */
function beforeHandingOver(): { game: Game; mover: Seat; other: Seat; move: Move } {
  const game = new Game('temples')
  for (;;) {
    const { mover } = game
    const move = game.move()
    if (isIn(game.course.toAct, mover) || game.course.undoable(mover) === 0) continue
    game.add('undo', mover)
    return { game, mover, other: 1 - mover, move }
  }
}

test('whoever takes a move back pays for the time since, and nobody else', () => {
  const { game, mover, other, move } = beforeHandingOver()
  const before = game.left()
  for (let n = 0; n < 3; n++) {
    game.add('move', mover, move)
    game.wait(200)
    game.add('undo', mover)
  }
  expect(game.left()[other]).toBe(before[other])
  expect(game.left()[mover]).toBe(before[mover]! - 600)
})

test('moves taken back one after the other cost what has passed, once', () => {
  const game = new Game('temples')
  const { mover } = game
  while (game.course.undoable(mover) < 2) game.move()
  while (game.course.undoable(mover) > 0) game.add('undo', mover)
  const before = game.left()
  game.wait(30)
  game.move()
  game.wait(100)
  game.move()
  game.wait(70)
  game.add('undo', mover)
  game.wait(20)
  game.add('undo', mover)
  before[mover]! -= 220
  expect(game.left()).toEqual(before)
})

test('whoever thinks about an own question meanwhile has thought, whatever the other takes back', () => {
  const game = new Game('seasons')
  expect(game.course.toAct).toBe(0b11)
  const [one, two] = game.left()
  game.wait(20)
  game.add('move', 0, game.start.rules.legal(game.course.state, 0)[0]!)
  game.wait(200)
  game.add('undo', 0)
  expect(game.left()).toEqual([one! - 220, two! - 220])
})

test('by consent everybody has the time of before the moves', () => {
  const { game, mover, other, move } = beforeHandingOver()
  game.wait(90)
  const before = game.left()
  game.add('move', mover, move)
  game.wait(200)
  game.move()
  game.wait(100)
  game.add('ask-undo', mover, 2)
  game.wait(50)
  game.add('agree', other)
  expect(game.left()).toEqual(before)
})

test('after moves were taken back, alone and by consent, the same entries give the same clocks', () => {
  const { game, mover, other, move } = beforeHandingOver()
  game.add('move', mover, move)
  game.wait(100)
  game.add('undo', mover)
  game.add('move', mover, move)
  game.wait(200)
  game.move()
  game.add('ask-undo', other, 1)
  game.add('agree', mover)
  game.wait(10)
  game.move()
  const again = new Course(game.start)
  for (const entry of game.entries) again.add(entry)
  expect(again.clocks).toEqual(game.course.clocks)
})

/** A game of three, played to its end by anybody, in which some have given up. */
function playedWithout(game: string, seed: string, ...out: Seat[]): Game {
  const played = new Game(game, { setup: { players: 3, seed }, bots: 0b001 })
  for (const seat of out) played.add('resign', seat)
  while (!played.course.result) played.move()
  return played
}

test.each(['spellbook', 'temples', 'seasons'])('%s: the best of those who are still in wins', (game) => {
  let overtaken = 0
  for (let n = 0; n < 8; n++) {
    const { how, winners, standings, out } = playedWithout(game, `without ${n}`, 2).course.result!
    const still = standings!.filter(({ seat }) => seat !== 2)
    const best = Math.min(...still.map(({ place }) => place))
    expect([how, out]).toEqual(['played', [2]])
    expect(winners).toEqual(still.filter(({ place }) => place === best).map(({ seat }) => seat))
    expect(winners).not.toEqual([])
    if (best > 1) overtaken++
  }
  expect(overtaken).toBeGreaterThan(0)
})

/** A game in which somebody's time has just run out and a bot has taken the seat. */
function timedOut(pace: Start['pace']): { game: Game; late: Seat; over: number } {
  const game = new Game('temples', { pace, onTimeout: 'bot' })
  const late = game.mover
  const over = game.course.deadline(late)!
  game.wait(pace.move + pace.bank)
  game.add('timeout', late)
  return { game, late, over }
}

/** Whether the person has the own seat. */
const plays = ({ course }: Game, seat: Seat): boolean => !isIn(course.botSeats, seat)

test('whoever comes back has the seat from the next decision on: the one that was late is the bot’s', () => {
  const { game, late } = timedOut({ kind: 'live', move: 60, bank: 0 })
  game.add('back', late)
  expect([plays(game, late), game.course.returning]).toEqual([false, 1 << late])
  game.move()
  expect([plays(game, late), game.course.returning]).toEqual([true, 0])
})

test('whoever comes back while nobody waits has the seat at once', () => {
  const { game, late } = timedOut({ kind: 'live', move: 60, bank: 0 })
  while (isIn(game.course.toAct, late)) game.move()
  game.add('back', late)
  expect(plays(game, late)).toBe(true)
})

test('a time-out and coming back wind no clock, so what the bot did cannot be taken back', () => {
  const { game, late, over } = timedOut({ kind: 'live', move: 60, bank: 30 })
  game.add('back', late)
  expect(game.course.deadline(late)).toBe(over)
  while (game.course.undoable(late) === 0) game.move()
  expect(game.course.deadlineBefore(late)).toBe(over)
})

test.each([0, 4, 60])('whoever comes back has some time, also with %i seconds a move and nothing else left', (move) => {
  const { game, late } = timedOut({ kind: 'live', move, bank: 1 })
  game.add('back', late)
  do game.move()
  while (!isIn(game.course.toAct, late))
  expect(game.left()[late]).toBe(Math.max(move, 10))
})

test.each([0, 4, 60])(
  'a decision that was late has some time again if all want it back, with %i seconds a move',
  (move) => {
    const { game, late } = timedOut({ kind: 'live', move, bank: 1 })
    game.add('back', late)
    game.move()
    const other = 1 - late
    game.add('ask-undo', other, 1)
    game.add('agree', late)
    expect(isIn(game.course.toAct, late)).toBe(true)
    expect(game.left()[late]).toBe(Math.max(10, move))
  },
)

test('nobody comes back into a seat that was given up', () => {
  const { game, late } = timedOut({ kind: 'live', move: 60, bank: 0 })
  game.add('back', late)
  game.add('resign', late)
  expect([game.course.returning, game.course.stoodIn]).toEqual([0, 0])
})
