import { expect, test } from 'vitest'
import { next32 } from '../rng.ts'
import type { Rules } from '../rules.ts'
import { SPECTATOR } from '../seat.ts'
import { conform } from './conformance.ts'
import { type EmbersEvent, type EmbersState, type EmbersView, embers } from './embers.ts'

type Embers = Rules<EmbersState, EmbersView, EmbersEvent>

const run = (rules: Embers, games = 30) => conform(rules, { games, seed: 'embers', mostFailures: 1 })
const failure = (rules: Embers): string => run(rules).failures[0]?.message ?? 'nothing found'

test('a sound game passes', () => {
  const report = conform(embers, { games: 60, seed: 'sound', options: [{}, { rounds: 1 }] })
  expect(report.failures).toEqual([])
  expect(report.games).toBe(60)
  expect(report.decisions).toBeGreaterThan(60)
})

test('a failing game names the command that repeats it', () => {
  const broken: Embers = { ...embers, faults: () => ['a fault'] }
  const report = conform(broken, { games: 3, seed: 'x', from: 7, options: [{ rounds: 2 }] })
  expect(report.failures).toHaveLength(3)
  expect(report.failures[0]).toEqual({
    message: 'after 0 moves: a fault',
    command: 'npx athanor conform embers --seed "x" --from 7 --games 1 --players 3 --option "rounds=2"',
  })
})

test('a view that shows the deck is found', () => {
  const leaking: Embers = {
    ...embers,
    view: (state, viewer) => ({ ...embers.view(state, viewer), deckSize: state.deck.at(-1) ?? 0 }),
  }
  expect(failure(leaking)).toContain('can tell a resampled state')
})

test('a decision that depends on hidden cards is found', () => {
  const leaking: Embers = {
    ...embers,
    decision: (state, seat) => ({
      ...embers.decision(state, seat),
      by: { key: 'event.drew', args: { card: state.deck[0] ?? 0 } },
    }),
  }
  expect(failure(leaking)).toContain('depends on what it cannot know')
})

test('a question that tells everybody a hidden card is found', () => {
  const leaking: Embers = {
    ...embers,
    asked: (state, seat) => ({
      ...embers.asked(state, seat),
      by: { key: 'event.drew', args: { card: state.hands[seat]![0] ?? 0 } },
    }),
  }
  expect(failure(leaking)).toContain('what everybody may know depends')
})

test('points that tell everybody a hidden card are found', () => {
  const leaking: Embers = {
    ...embers,
    tally: (state) => embers.tally(state).map((one) => ({ ...one, score: state.deck.at(-1) ?? one.score })),
  }
  expect(failure(leaking)).toContain('what everybody may know depends')
})

test('a decision that asks something else than everybody hears is found', () => {
  const sly: Embers = {
    ...embers,
    asked: (state, seat) => ({ ...embers.asked(state, seat), by: { key: 'event.shown' } }),
  }
  expect(failure(sly)).toContain('something else than everybody hears')
})

test('a clone that shares a list is found', () => {
  const shallow: Embers = { ...embers, clone: (state) => ({ ...embers.clone(state), chosen: state.chosen }) }
  expect(failure(shallow)).toContain('a clone changed with its original')
})

test('a state with something that is not data is found', () => {
  const hidden = new WeakMap<EmbersState['rng'], number>()
  const forgetful: Embers = {
    ...embers,
    setup: (...args) => {
      const state = embers.setup(...args)
      hidden.set(state.rng, 1)
      return state
    },
    clone: (state) => {
      const twin = embers.clone(state)
      if (hidden.has(state.rng)) hidden.set(twin.rng, 1)
      return twin
    },
    apply: (state, seat, move, log) => {
      embers.apply(state, seat, move, log)
      if (hidden.has(state.rng)) state.embers[0]!++
    },
  }
  expect(failure(forgetful)).toContain('restored from text')
})

test('a draw that is not counted as a revelation is found', () => {
  const sly: Embers = {
    ...embers,
    apply: (state, seat, move, log) => {
      const { reveals } = state
      embers.apply(state, seat, move, log)
      state.reveals = reveals
    },
  }
  expect(failure(sly)).toContain('learned something')
})

test('an accepted illegal move is found', () => {
  const lenient: Embers = {
    ...embers,
    apply: (state, seat, move, log) => {
      if (embers.legal(state, seat).includes(move)) embers.apply(state, seat, move, log)
    },
  }
  expect(failure(lenient)).toContain('was accepted')
})

test('a refusal that changes the state is found', () => {
  const sloppy: Embers = {
    ...embers,
    apply: (state, seat, move, log) => {
      if (!embers.legal(state, seat).includes(move)) state.embers[0]!++
      embers.apply(state, seat, move, log)
    },
  }
  expect(failure(sloppy)).toContain('a refused move changed the state')
})

test('a missing text is found', () => {
  const { 'ask.play': _left, ...rest } = embers.texts.pl
  expect(failure({ ...embers, texts: { ...embers.texts, pl: rest } })).toContain('no pl text for ask.play')
})

test('an ambiguous notation is found', () => {
  const blurred: Embers = { ...embers, notation: { ...embers.notation, format: () => 'draw' } }
  expect(failure(blurred)).toContain('is read as another move')
})

test('points without an origin are found', () => {
  const vague: Embers = {
    ...embers,
    standings: (state) => embers.standings(state)?.map((standing) => ({ ...standing, score: standing.score + 1 })),
  }
  expect(failure(vague)).toContain('add up to')
})

test('a log that changes the course of the game is found', () => {
  const chatty: Embers = {
    ...embers,
    apply: (state, seat, move, log) => {
      embers.apply(state, seat, move, log)
      if (log) state.embers[0]!++
    },
  }
  expect(failure(chatty)).toContain('without a log')
})

test('a resampled state that keeps the real chance is found', () => {
  const seer: Embers = {
    ...embers,
    resample: (state, viewer, rng) => ({ ...embers.resample(state, viewer, rng), rng: [...state.rng] }),
  }
  expect(failure(seer)).toContain('the chance of the real one')
})

test('a resampled state that keeps the real legal moves is found', () => {
  const seer: Embers = {
    ...embers,
    resample: (state, viewer, rng) => ({ ...embers.resample(state, viewer, rng), legal: [0] }),
  }
  expect(failure(seer)).toContain('remembers the real legal moves')
})

test('a deal that depends on where the hidden cards really are is found', () => {
  const lazy: Embers = {
    ...embers,
    resample: (state, viewer, rng) => {
      const guess = embers.resample(state, viewer, rng)
      return { ...guess, deck: viewer === SPECTATOR && state.deck[0]! > state.deck[1]! ? state.deck : guess.deck }
    },
  }
  expect(failure(lazy)).toContain('where hidden things really are')
})

test('a resampled state in which somebody cannot answer is found', () => {
  const NO_ANSWER = -1
  const careless: Embers = {
    ...embers,
    resample: (state, viewer, rng) => {
      const guess = embers.resample(state, viewer, rng)
      return viewer === SPECTATOR ? { ...guess, reveals: NO_ANSWER } : guess
    },
    legal: (state, seat) => (state.reveals === NO_ANSWER ? [] : embers.legal(state, seat)),
  }
  expect(failure(careless)).toContain('without a legal move')
})

test('an event that shows everybody a hidden card is found', () => {
  const loud: Embers = {
    ...embers,
    apply: (state, seat, move, log) =>
      embers.apply(state, seat, move, (event) => {
        const { only: _secret, ...rest } = event
        log?.(event.type === 'drew' ? { ...event, ...rest, only: 0b111 } : event)
      }),
  }
  expect(failure(loud)).toContain('events tell viewer')
})

test('a view that is a window into the state is found', () => {
  const window: Embers = {
    ...embers,
    view: (state, viewer) => ({ ...embers.view(state, viewer), embers: state.embers }),
  }
  expect(failure(window)).toContain('a view changed with the state')
})

test('chance that is not counted as a revelation is found', () => {
  const dicey: Embers = {
    ...embers,
    apply: (state, seat, move, log) => {
      embers.apply(state, seat, move, log)
      next32(state.rng)
    },
  }
  expect(failure(dicey)).toContain('chance was used')
})

test('a decision for somebody who is not to act is found', () => {
  const chatty: Embers = {
    ...embers,
    decision: (state, seat) => {
      try {
        return embers.decision(state, seat)
      } catch {
        return { seat, ask: { key: 'ask.play' }, answers: [] }
      }
    },
  }
  expect(failure(chatty)).toMatch(/has a decision|open after the end/)
})

test('option sets of other table sizes are passed over and counted', () => {
  const options = { name: 'odd', kind: 'number', min: 0, max: 1, default: 0, players: [3] } as const
  const rules: Embers = { ...embers, options: [...embers.options, options] }
  const report = conform(rules, { games: 4, seed: 'sizes', options: [{ odd: 1 }] })
  expect(report).toMatchObject({ games: 2, passedOver: 2, failures: [] })
})

test('a long run may look at every n-th decision only, and still finds what is wrong', () => {
  const report = conform(embers, { games: 30, seed: 'long', every: 5 })
  expect(report).toMatchObject({ games: 30, failures: [] })
  const leaking: Embers = {
    ...embers,
    view: (state, viewer) => ({ ...embers.view(state, viewer), deckSize: state.deck.at(-1) ?? 0 }),
  }
  expect(conform(leaking, { games: 30, seed: 'long', every: 5 }).failures[0]?.message).toContain('can tell')
})

test('a game that goes on for ever is found', () => {
  const idle: Embers = {
    ...embers,
    apply: (state, seat, move, log) => {
      if (!embers.legal(state, seat).includes(move)) embers.apply(state, seat, move, log)
    },
  }
  const [found] = conform(idle, { games: 1, seed: 'idle', every: 1000 }).failures
  expect(found?.message).toContain('the game does not end')
})

test('steered games go where they are led, and are examined all the same', () => {
  const heard: string[] = []
  const steering = {
    choose: (moves: readonly number[]) => moves.at(-1)!,
    hear: (event: EmbersEvent) => heard.push(event.type),
  }
  const every = (n: number) => conform(embers, { games: 6, seed: 'steered', every: n, steering })
  expect(every(1).failures).toEqual([])
  const closely = heard.splice(0)
  expect(every(50).failures).toEqual([])
  expect(heard).toEqual(closely)
  const broken: Embers = { ...embers, faults: () => ['a fault'] }
  expect(conform(broken, { games: 1, seed: 'steered', steering }).failures).toHaveLength(1)
})
