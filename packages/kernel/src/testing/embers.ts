import { A, type FlowState, flow, push, SEAT } from '../flow.ts'
import { fields } from '../move.ts'
import type { Phrase, Texts } from '../phrase.ts'
import { rngFrom, shuffle, split } from '../rng.ts'
import type { GameEvent, Rules } from '../rules.ts'
import { maskOf, type Seat, type SeatMask, SPECTATOR, type Viewer } from '../seat.ts'
import { rank } from '../standings.ts'

/**
 * Embers, the smallest game that has everything: hidden hands, a hidden deck, choices made at the same time, a question
 * in the middle of an effect, and chance. `docs/adding-a-game.md` walks through it, and the kernel's tests play it.
 *
 * Twelve cards, three each. In every round all choose a card at the same time; the highest wins an ember from each
 * player, and whoever played the lowest may draw a card. Most embers after the last round win.
 */
export interface EmbersState extends FlowState {
  readonly rounds: number
  round: number
  hands: number[][]
  /** The top card is the last. */
  deck: number[]
  /** What each seat has chosen this round; 0 while it thinks. */
  chosen: number[]
  /** The cards shown so far. */
  shown: number[]
  embers: number[]
}

export type EmbersEvent = GameEvent &
  (
    | { readonly type: 'shown'; readonly cards: readonly number[] }
    | { readonly type: 'won'; readonly seat: Seat; readonly embers: number }
    | { readonly type: 'drew'; readonly seat: Seat; readonly card: number; readonly only: SeatMask }
    | { readonly type: 'drew-hidden'; readonly seat: Seat; readonly only: SeatMask }
  )

export interface EmbersView {
  readonly round: number
  readonly rounds: number
  readonly hand: readonly number[]
  readonly handSizes: readonly number[]
  readonly deckSize: number
  /** The own choice, and who has chosen. */
  readonly choice: number
  readonly ready: readonly boolean[]
  readonly shown: readonly number[]
  readonly embers: readonly number[]
}

const CARDS = 12
const HAND = 3

// A move: what it does, and the card it names.
const [kind, card] = fields(2, 4)
const PLAY = 0
const DRAW = kind.put(1)
const STAY = kind.put(2)
const play = (value: number): number => kind.put(PLAY) | card.put(value)

const ROUND = 0
const LOWEST = 1

const game = flow<EmbersState, EmbersEvent>([
  // ROUND: all choose; the cards are shown; the next round, if there is one.
  [
    {
      kind: 'poll',
      prompt: 'play',
      waitingFor: (state) =>
        state.chosen.reduce((mask, choice, seat) => (choice === 0 ? mask | maskOf(seat) : mask), 0),
      legal: (state, _frame, seat) => state.hands[seat]!.map(play),
      answer: (state, _frame, move, _log, seat) => {
        state.chosen[seat] = card.get(move)
        state.hands[seat] = state.hands[seat]!.filter((value) => value !== card.get(move))
      },
    },
    {
      kind: 'deed',
      run: (state, _frame, log) => {
        const { chosen } = state
        state.reveals++
        state.shown.push(...chosen)
        log?.({ type: 'shown', cards: chosen.slice() })
        const winner = chosen.indexOf(Math.max(...chosen))
        state.embers[winner]! += chosen.length
        log?.({ type: 'won', seat: winner, embers: chosen.length })
        push(state.stack, LOWEST, chosen.indexOf(Math.min(...chosen)))
      },
    },
    {
      kind: 'deed',
      run: (state) => {
        state.chosen.fill(0)
        if (state.round === state.rounds) return
        state.round++
        push(state.stack, ROUND, 0)
      },
    },
  ],
  // LOWEST: the frame's seat may draw. `A` is 1 when it does.
  [
    {
      kind: 'question',
      prompt: 'draw',
      legal: (state) => (state.deck.length > 0 ? [DRAW, STAY] : []),
      answer: (state, frame, move) => {
        state.stack[frame + A] = move === DRAW ? 1 : 0
        return false
      },
    },
    {
      kind: 'deed',
      run: (state, frame, log) => {
        if (state.stack[frame + A] === 0) return
        const seat = state.stack[frame + SEAT]!
        const drawn = state.deck.pop()!
        state.hands[seat]!.push(drawn)
        state.reveals++
        const everybody = (1 << state.hands.length) - 1
        log?.({ type: 'drew', seat, card: drawn, only: maskOf(seat) })
        log?.({ type: 'drew-hidden', seat, only: everybody & ~maskOf(seat) })
      },
    },
  ],
])

const texts: Texts = {
  en: {
    'ask.play': 'Choose a card.',
    'ask.draw': 'You played the lowest card. Draw one?',
    'move.play': 'Play the {card}',
    'move.draw': 'Draw',
    'move.stay': 'Stay',
    'event.shown': 'The cards are shown.',
    'event.won': '{who} wins {n, plural, one {# ember} other {# embers}}.',
    'event.drew': 'You draw the {card}.',
    'event.drew-hidden': '{who} draws a card.',
    'score.embers': 'Embers',
    'why.not-now': 'That cannot be done now.',
  },
  pl: {
    'ask.play': 'Wybierz kartę.',
    'ask.draw': 'Masz najniższą kartę. Dobierasz?',
    'move.play': 'Zagraj {card}',
    'move.draw': 'Dobierz',
    'move.stay': 'Nie dobieraj',
    'event.shown': 'Karty zostają odkryte.',
    'event.won': '{who} zdobywa {n, plural, one {# żar} few {# żary} many {# żarów} other {# żaru}}.',
    'event.drew': 'Dobierasz {card}.',
    'event.drew-hidden': '{who} dobiera kartę.',
    'score.embers': 'Żary',
    'why.not-now': 'Teraz tego nie można zrobić.',
  },
  ru: {
    'ask.play': 'Выберите карту.',
    'ask.draw': 'У вас самая младшая карта. Взять ещё одну?',
    'move.play': 'Сыграть {card}',
    'move.draw': 'Взять',
    'move.stay': 'Не брать',
    'event.shown': 'Карты открываются.',
    'event.won': '{who} получает {n, plural, one {# уголёк} few {# уголька} many {# угольков} other {# уголька}}.',
    'event.drew': 'Вы берёте {card}.',
    'event.drew-hidden': '{who} берёт карту.',
    'score.embers': 'Угольки',
    'why.not-now': 'Сейчас этого сделать нельзя.',
  },
}

function sayMove(move: number): Phrase {
  if (move === DRAW) return { key: 'move.draw' }
  return move === STAY ? { key: 'move.stay' } : { key: 'move.play', args: { card: card.get(move) } }
}

function clone(state: EmbersState): EmbersState {
  const [a, b, c, d] = state.rng
  return {
    ...state,
    rng: [a, b, c, d],
    stack: state.stack.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    chosen: state.chosen.slice(),
    shown: state.shown.slice(),
    embers: state.embers.slice(),
  }
}

/**
 * Everything the viewer has not seen is shuffled and dealt again, to the same places. It is sorted before: the same
 * chance deals the same to a viewer, wherever the cards really are.
 */
function resample(state: EmbersState, viewer: Viewer, rng: EmbersState['rng']): EmbersState {
  const twin = clone(state)
  twin.legal = undefined
  twin.rng = split(rng)
  const others = twin.hands.map((_, seat) => seat).filter((seat) => seat !== viewer)
  const hiddenChoices = others.filter((seat) => isThinking(state) && twin.chosen[seat] !== 0)
  const unseen = [
    ...twin.deck,
    ...others.flatMap((seat) => twin.hands[seat]!),
    ...hiddenChoices.map((seat) => twin.chosen[seat]!),
  ]
  unseen.sort((a, b) => a - b)
  shuffle(twin.rng, unseen)
  twin.deck = twin.deck.map(() => unseen.pop()!)
  for (const seat of others) twin.hands[seat] = twin.hands[seat]!.map(() => unseen.pop()!)
  for (const seat of hiddenChoices) twin.chosen[seat] = unseen.pop()!
  return twin
}

/** While somebody still chooses, choices lie face down. */
const isThinking = (state: EmbersState): boolean => state.chosen.includes(0)

export const embers: Rules<EmbersState, EmbersView, EmbersEvent> = {
  id: 'embers',
  version: 1,
  players: [2, 3],
  options: [{ name: 'rounds', kind: 'number', min: 1, max: 3, default: 3 }],
  texts,
  setup: (options, players, seed, log) => {
    const rng = rngFrom(seed)
    const deck = shuffle(
      rng,
      Array.from({ length: CARDS }, (_, i) => i + 1),
    )
    const state: EmbersState = {
      rng,
      reveals: 0,
      stack: [],
      rounds: Number(options.rounds),
      round: 1,
      hands: Array.from({ length: players }, () => deck.splice(-HAND)),
      deck,
      chosen: new Array(players).fill(0),
      shown: [],
      embers: new Array(players).fill(0),
    }
    push(state.stack, ROUND, 0)
    game.run(state, log)
    return state
  },
  toAct: game.toAct,
  legal: game.legal,
  apply: (state, seat, move, log) => game.answer(state, seat, move, log, embers.why),
  clone,
  standings: (state) => (state.stack.length > 0 ? undefined : embers.tally(state)),
  tally: (state) =>
    rank(
      state.embers.map((points, seat) => ({
        seat,
        breakdown: [{ for: { key: 'score.embers' }, points }],
        tieBreaks: [],
      })),
    ),
  view: (state, viewer) => ({
    round: state.round,
    rounds: state.rounds,
    hand: viewer === SPECTATOR ? [] : state.hands[viewer]!.slice(),
    handSizes: state.hands.map((hand) => hand.length),
    deckSize: state.deck.length,
    choice: state.chosen[viewer] ?? 0,
    ready: state.chosen.map((choice) => choice !== 0),
    shown: state.shown.slice(),
    embers: state.embers.slice(),
  }),
  asked: (state, seat) => ({ seat, ask: { key: `ask.${game.openFor(state, seat).step.prompt}` } }),
  decision: (state, seat) => ({
    ...embers.asked(state, seat),
    answers: game.legal(state, seat).map((move) => ({ move, say: sayMove(move) })),
  }),
  resample,
  why: (state, seat, wish) => (game.legal(state, seat).includes(wish) ? [] : [{ key: 'why.not-now' }]),
  tell: (event) => {
    const key = `event.${event.type}`
    if (event.type === 'won') return { key, args: { who: { seat: event.seat }, n: event.embers } }
    if (event.type === 'drew') return { key, args: { card: event.card } }
    return event.type === 'drew-hidden' ? { key, args: { who: { seat: event.seat } } } : { key }
  },
  turn: (state) => ({ number: state.round, seat: 0 }),
  notation: {
    format: (move) => (move === DRAW ? 'draw' : move === STAY ? 'stay' : `play ${card.get(move)}`),
    parse: (text) => {
      if (text === 'draw') return DRAW
      if (text === 'stay') return STAY
      const named = /^play (\d{1,2})$/.exec(text)
      return named && Number(named[1]) >= 1 && Number(named[1]) <= CARDS ? play(Number(named[1])) : undefined
    },
    note: (event) => (event.type === 'shown' ? event.cards.join(' ') : undefined),
  },
  faults: (state) => {
    const faceDown = isThinking(state) ? state.chosen.filter((choice) => choice !== 0) : []
    const cards = [...state.deck, ...state.hands.flat(), ...state.shown, ...faceDown]
    return new Set(cards).size === CARDS && cards.length === CARDS ? [] : [`the cards are ${cards.join(' ')}`]
  },
}
