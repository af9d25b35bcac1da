import { expect, test } from 'vitest'
import { A, type FlowState, flow, push, SEAT, type Step } from './flow.ts'
import { Refusal } from './refusal.ts'
import type { GameEvent } from './rules.ts'
import { maskOf } from './seat.ts'

interface Toy extends FlowState {
  said: string[]
}
type ToyStep = Step<Toy, GameEvent>

const toy = (): Toy => ({ rng: [1, 2, 3, 4], reveals: 0, stack: [], said: [] })
const say = (word: string): ToyStep => ({ kind: 'deed', run: (state) => void state.said.push(word) })
const start = (program: number): ToyStep => ({ kind: 'deed', run: (state) => push(state.stack, program, 1) })
const ask = (moves: number[], again = false): ToyStep => ({
  kind: 'question',
  prompt: 'ask',
  legal: (state, frame) => (state.stack[frame + A]! > 2 ? [] : moves),
  answer: (state, frame, move) => {
    state.stack[frame + A]!++
    state.said.push(`${state.stack[frame + SEAT]}:${move}`)
    return again
  },
})
const noReasons = () => []

test('steps run in order, and what is pushed runs before the rest', () => {
  const game = flow<Toy, GameEvent>([[say('a'), start(1), say('b')], [say('x')]])
  const state = toy()
  push(state.stack, 0, 0)
  game.run(state)
  expect(state.said).toEqual(['a', 'x', 'b'])
  expect(game.toAct(state)).toBe(0)
})

test('a question waits only when there is a choice', () => {
  const game = flow<Toy, GameEvent>([[ask([]), ask([7]), ask([8, 9]), say('end')]])
  const state = toy()
  push(state.stack, 0, 2)
  game.run(state)
  expect(state.said).toEqual(['2:7'])
  expect(game.toAct(state)).toBe(maskOf(2))
  expect(game.legal(state, 2)).toEqual([8, 9])
  expect(game.legal(state, 0)).toEqual([])
  game.answer(state, 2, 9, undefined, noReasons)
  expect(state.said).toEqual(['2:7', '2:9', 'end'])
})

test('a question that must not show how many answers there are waits with one, where it says so', () => {
  const forced = (always: boolean | (() => boolean)): ToyStep => Object.assign(ask([7]), { always })
  const game = flow<Toy, GameEvent>([[forced(() => false), forced(true), forced(() => true)]])
  const state = toy()
  push(state.stack, 0, 2)
  game.run(state)
  expect(state.said).toEqual(['2:7'])
  expect(game.legal(state, 2)).toEqual([7])
  game.answer(state, 2, 7, undefined, noReasons)
  expect(game.toAct(state)).toBe(maskOf(2))
})

test('a question is asked again when its answer wants so', () => {
  const game = flow<Toy, GameEvent>([[ask([1, 2], true), say('end')]])
  const state = toy()
  push(state.stack, 0, 0)
  game.run(state)
  for (let i = 0; i < 3; i++) game.answer(state, 0, 1, undefined, noReasons)
  expect(state.said).toEqual(['0:1', '0:1', '0:1', 'end'])
})

test('the legal moves are found again on a state that has lost them', () => {
  const game = flow<Toy, GameEvent>([[ask([1, 2])]])
  const state = toy()
  push(state.stack, 0, 0)
  game.run(state)
  const copy: Toy = JSON.parse(JSON.stringify({ ...state, legal: undefined }))
  expect(game.legal(copy, 0)).toEqual([1, 2])
})

test('wrong answers are refused with the reasons of the game', () => {
  const game = flow<Toy, GameEvent>([[ask([1, 2])]])
  const state = toy()
  push(state.stack, 0, 0)
  game.run(state)
  const refusal = (seat: number, move: number): string => {
    try {
      game.answer(state, seat, move, undefined, () => [{ key: 'because' }])
    } catch (error) {
      if (error instanceof Refusal) return error.message
    }
    return 'accepted'
  }
  expect(refusal(0, 3)).toBe('illegal-move: because')
  expect(refusal(1, 1)).toBe('not-to-act: refused.not-to-act')
  expect(refusal(0, 1)).toBe('accepted')
  expect(refusal(0, 1)).toBe('game-over: refused.game-over')
})

test('a poll asks several seats at once and goes on when all have answered', () => {
  const answered = (state: Toy): number => state.said.reduce((mask, word) => mask | maskOf(Number(word[0])), 0)
  const game = flow<Toy, GameEvent>([
    [
      {
        kind: 'poll',
        prompt: 'all',
        waitingFor: (state) => 0b111 & ~answered(state),
        legal: (_state, _frame, seat) => (seat === 1 ? [5] : [1, 2]),
        answer: (state, _frame, move, _log, seat) => void state.said.push(`${seat}:${move}`),
      },
      say('end'),
    ],
  ])
  const state = toy()
  push(state.stack, 0, 0)
  game.run(state)
  // Seat 1 has no choice, so it is not asked.
  expect(game.toAct(state)).toBe(0b101)
  game.answer(state, 2, 2, undefined, noReasons)
  expect(() => game.answer(state, 2, 1, undefined, noReasons)).toThrow('not-to-act')
  game.answer(state, 0, 1, undefined, noReasons)
  expect(state.said).toEqual(['1:5', '2:2', '0:1', 'end'])
})

test('a poll that must not show who has a choice waits for everybody, where it says so', () => {
  const waiting = (always: boolean | (() => boolean)): number => {
    const game = flow<Toy, GameEvent>([
      [
        {
          kind: 'poll',
          prompt: 'all',
          always,
          waitingFor: (state) => 0b11 & ~state.said.reduce((mask, seat) => mask | maskOf(Number(seat)), 0),
          legal: (_state, _frame, seat) => (seat === 1 ? [5] : [1, 2]),
          answer: (state, _frame, _move, _log, seat) => void state.said.push(String(seat)),
        },
      ],
    ])
    const state = toy()
    push(state.stack, 0, 0)
    game.run(state)
    return game.toAct(state)
  }
  expect([false, true, () => false, () => true].map(waiting)).toEqual([0b01, 0b11, 0b01, 0b11])
})
