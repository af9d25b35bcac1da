import { A, B, C, D, type Deed, E, type Frame, leftOf, PROGRAM, push, type Question, SEAT } from '@athanor/kernel'
import {
  altarMoves,
  anyToken,
  bits,
  chosenOf,
  type Fits,
  ofColour,
  ofRune,
  placeOf,
  some,
  tokenMoves,
} from './choice.ts'
import type { SpellbookEvent } from './event.ts'
import { DONE, KIND, kindOf, onSpell, spellOf, tokenOf } from './move.ts'
import { GIVE_OPPONENT, spellOfProgram, TAKE_ONE } from './programs.ts'
import { colourOfSpell, dropped, type Effect, HIGHEST, LOWEST, levelOf, raised, type SpellId } from './spell.ts'
import { type Player, removeAt, room, type State, spaces } from './state.ts'
import { cause, drawOne, drawToPool, placeOnAltar, putOnFamiliar, type SpellbookLog, toBox } from './supply.ts'
import { colourOf, runeOf, type Token } from './token.ts'

/**
 * The steps that cards are made of. In a card's frame `A` is the rune of its arrow and `B` the colour of the card whose
 * marker drops (Clone's, when Clone copies). `C`, `D` and `E` are the steps' own and 0 when a step begins.
 */

export const deed = (run: Deed<State, SpellbookEvent>['run']): Deed<State, SpellbookEvent> => ({ kind: 'deed', run })

export const question = (
  prompt: string,
  legal: Question<State, SpellbookEvent>['legal'],
  answer: Question<State, SpellbookEvent>['answer'],
): Question<State, SpellbookEvent> => ({ kind: 'question', prompt, legal, answer })

export const playerOf = (state: State, frame: Frame): Player => state.players[state.stack[frame + SEAT]!]!

/** The card whose effect is running. */
export const causeOf = (state: State, frame: Frame): SpellId | undefined =>
  spellOfProgram(state.stack[frame + PROGRAM]!)

const reset = (state: State, frame: Frame): void => {
  state.stack[frame + C] = 0
  state.stack[frame + D] = 0
  state.stack[frame + E] = 0
}

// ---- draw, place, discard

export const draw = (n: number) =>
  deed((state, frame, log) => {
    drawToPool(state, state.stack[frame + SEAT]!, n, log, causeOf(state, frame))
  })

export const drawUntil = (n: number) =>
  deed((state, frame, log) => {
    const missing = n - playerOf(state, frame).pool.length
    drawToPool(state, state.stack[frame + SEAT]!, missing, log, causeOf(state, frame))
  })

export const place = (n: number) => deed((state, frame, log) => placeOnAltar(state, n, log, causeOf(state, frame)))

export function discardToken(state: State, frame: Frame, move: number, log: SpellbookLog): void {
  const { pool } = playerOf(state, frame)
  const token = removeAt(pool, placeOf(pool, move))
  toBox(state, token)
  log?.({ type: 'discarded', seat: state.stack[frame + SEAT]!, token, by: causeOf(state, frame)! })
}

/** Discards one token with a rune. */
export const discard = (rune: number) =>
  question(
    'discard',
    (state, frame) => tokenMoves(playerOf(state, frame).pool, KIND.discard, ofRune, rune, 1),
    (state, frame, move, log) => {
      discardToken(state, frame, move, log)
      return false
    },
  )

export const discardAny = question(
  'discard',
  (state, frame) => tokenMoves(playerOf(state, frame).pool, KIND.discard, anyToken, 0, 1),
  (state, frame, move, log) => {
    discardToken(state, frame, move, log)
    return false
  },
)

/** Draws `n`, then discards exactly as many as came. SB-SPELL-G2.6 */
export const drawThenDiscard = (n: number): Effect => [
  deed((state, frame, log) => {
    state.stack[frame + C] = drawToPool(state, state.stack[frame + SEAT]!, n, log, causeOf(state, frame))
  }),
  question(
    'discard',
    (state, frame) => {
      const left = state.stack[frame + C]!
      return left === 0 ? [] : tokenMoves(playerOf(state, frame).pool, KIND.discard, anyToken, 0, left)
    },
    (state, frame, move, log) => {
      discardToken(state, frame, move, log)
      return --state.stack[frame + C]! > 0
    },
  ),
]

// ---- take

/** Moves an altar token into a pool. Returns whether the player's Mirage notices it: only on the own day. */
export function takeToken(state: State, seat: number, move: number, log: SpellbookLog, by?: SpellId): boolean {
  const token = removeAt(state.altar, placeOf(state.altar, move))
  state.players[seat]!.pool.push(token)
  log?.({ type: 'took', seat, token, ...cause(by) })
  return seat === state.active && mirageDraws(state, seat) > 0 && runeOf(token) === mirageRune(state, seat)
}

const MIRAGE: SpellId = 17

/** How many tokens Mirage draws for each token it notices. */
function mirageDraws(state: State, seat: number): number {
  const colour = colourOfSpell(MIRAGE)
  if (state.table.spells[colour] !== MIRAGE) return 0
  const level = levelOf(state.players[seat]!.book[colour]!)
  return level === 0 ? 0 : level === LOWEST ? 1 : 2
}

const mirageRune = (state: State, seat: number): number => state.players[seat]!.book[colourOfSpell(MIRAGE)]! % 3

/** Mirage draws for all tokens it noticed in one take. SB-SPELL-B3.4 */
export function mirage(state: State, seat: number, noticed: number, log: SpellbookLog): void {
  if (noticed > 0) drawToPool(state, seat, noticed * mirageDraws(state, seat), log, MIRAGE)
}

const settleTake = deed((state, frame, log) => {
  mirage(state, state.stack[frame + SEAT]!, state.stack[frame + D]!, log)
  reset(state, frame)
})

function takeCounted(state: State, frame: Frame, move: number, log: SpellbookLog): number {
  if (takeToken(state, state.stack[frame + SEAT]!, move, log, causeOf(state, frame))) state.stack[frame + D]!++
  return ++state.stack[frame + C]!
}

/** Takes `n` tokens that fit, as far as altar and room allow; then Mirage. */
const takeFitting = (n: number, fits: Fits, compareTo: (state: State, frame: Frame) => number): Effect => [
  question(
    'take',
    (state, frame) => {
      const wanted = Math.min(n - state.stack[frame + C]!, room(playerOf(state, frame)))
      return wanted === 0 ? [] : altarMoves(state, KIND.take, fits, compareTo(state, frame), wanted)
    },
    (state, frame, move, log) => takeCounted(state, frame, move, log) < n,
  ),
  settleTake,
]

export const take = (n: number): Effect => takeFitting(n, anyToken, () => 0)
export const takeRune = (n: number, rune: number): Effect => takeFitting(n, ofRune, () => rune)
/** Takes a token that fits what `compareTo` says. */
export const takeOne = (fits: Fits, compareTo: (state: State, frame: Frame) => number): Effect =>
  takeFitting(1, fits, compareTo)

/** Takes none, one or two tokens of one colour. `E` is the colour of the first one, plus one. */
export const takeUpToTwoOfOneColour: Effect = [
  question(
    'take-up-to-2',
    (state, frame) => {
      if (room(playerOf(state, frame)) === 0) return []
      const first = state.stack[frame + E]!
      const fits = first === 0 ? anyToken : ofColour
      const moves = altarMoves(state, KIND.take, fits, first - 1, 0)
      moves.push(DONE)
      return moves
    },
    (state, frame, move, log) => {
      if (move === DONE) return false
      state.stack[frame + E] = colourOf(tokenOf(move)) + 1
      return takeCounted(state, frame, move, log) < 2
    },
  ),
  settleTake,
]

// ---- store

/** Moves a pool token to the familiar. */
export function storeToken(state: State, seat: number, move: number, log: SpellbookLog, by?: SpellId): void {
  const { pool } = state.players[seat]!
  const token = removeAt(pool, placeOf(pool, move))
  log?.({ type: 'stored', seat, token, from: 'pool', ...cause(by) })
  putOnFamiliar(state, seat, token, log)
}

function storeCounted(state: State, frame: Frame, move: number, log: SpellbookLog): number {
  storeToken(state, state.stack[frame + SEAT]!, move, log, causeOf(state, frame))
  return ++state.stack[frame + C]!
}

/** Stores up to `n` pool tokens of one colour: all that level, pool and familiar allow. `E` is the colour, plus one. */
export const storeOneColour = (n: number): Effect => [
  question(
    'store-colour',
    (state, frame) => {
      const player = playerOf(state, frame)
      const wanted = Math.min(n - state.stack[frame + C]!, spaces(player))
      if (wanted === 0) return []
      const first = state.stack[frame + E]!
      return first === 0
        ? tokenMoves(player.pool, KIND.store, anyToken, 0, 1)
        : tokenMoves(player.pool, KIND.store, ofColour, first - 1, wanted)
    },
    (state, frame, move, log) => {
      state.stack[frame + E] = colourOf(tokenOf(move)) + 1
      return storeCounted(state, frame, move, log) < n
    },
  ),
]

/** Stores `n` pool tokens with the arrow's rune. */
export const storeArrow = (n: number): Effect => [
  question(
    'store',
    (state, frame) => {
      const player = playerOf(state, frame)
      const wanted = Math.min(n - state.stack[frame + C]!, spaces(player))
      return wanted === 0 ? [] : tokenMoves(player.pool, KIND.store, ofRune, state.stack[frame + A]!, wanted)
    },
    (state, frame, move, log) => storeCounted(state, frame, move, log) < n,
  ),
]

/** Stores `most` pool tokens or takes `fewer` altar tokens with the arrow's rune, never both. `E` is the branch. */
export const storeOrTakeArrow = (most: number, fewer: number): Effect => [
  question(
    'store-or-take',
    (state, frame) => {
      const player = playerOf(state, frame)
      const rune = state.stack[frame + A]!
      const done = state.stack[frame + C]!
      const branch = state.stack[frame + E]!
      const toStore = branch === KIND.take ? 0 : Math.min(most - done, spaces(player))
      const toTake = branch === KIND.store ? 0 : Math.min(fewer - done, room(player))
      const canStore = toStore > 0 && some(player.pool, ofRune, rune)
      const canTake = toTake > 0 && some(state.altar, ofRune, rune)
      if (!canTake) return canStore ? tokenMoves(player.pool, KIND.store, ofRune, rune, toStore) : []
      if (!canStore) return altarMoves(state, KIND.take, ofRune, rune, toTake)
      // The first token decides between the branches, so each is offered in full.
      const moves = tokenMoves(player.pool, KIND.store, ofRune, rune, 0)
      moves.push(...altarMoves(state, KIND.take, ofRune, rune, 0))
      return moves
    },
    (state, frame, move, log) => {
      const branch = kindOf(move)
      state.stack[frame + E] = branch
      return branch === KIND.store
        ? storeCounted(state, frame, move, log) < most
        : takeCounted(state, frame, move, log) < fewer
    },
  ),
  settleTake,
]

/** Stores `n` tokens straight from the altar. No take: nothing notices it. SB-GEN-11 */
export const absorb = (n: number): Effect => [
  question(
    'absorb',
    (state, frame) => {
      const wanted = Math.min(n - state.stack[frame + C]!, spaces(playerOf(state, frame)))
      return wanted === 0 ? [] : altarMoves(state, KIND.absorb, anyToken, 0, wanted)
    },
    (state, frame, move, log) => {
      const token = removeAt(state.altar, placeOf(state.altar, move))
      const seat = state.stack[frame + SEAT]!
      log?.({ type: 'stored', seat, token, from: 'altar', ...cause(causeOf(state, frame)) })
      putOnFamiliar(state, seat, token, log)
      return ++state.stack[frame + C]! < n
    },
  ),
]

// ---- swap

/** Swaps `n` pool tokens with as many of another list, all at once. `C` and `D` are the chosen places. SB-SPELL-G1.4 */
const swap = (n: number, place: 'altar' | 'familiar'): Effect => {
  const other = (state: State, frame: Frame): Token[] =>
    place === 'altar' ? state.altar : playerOf(state, frame).familiar
  return [
    question(
      'swap-give',
      (state, frame) => {
        const { pool } = playerOf(state, frame)
        const chosen = state.stack[frame + C]!
        const wanted = Math.min(n, pool.length, other(state, frame).length) - bits(chosen)
        return wanted === 0 ? [] : tokenMoves(pool, KIND.give, anyToken, 0, wanted, chosen)
      },
      (state, frame, move) => {
        const chosen = state.stack[frame + C]!
        state.stack[frame + C] = chosen | (1 << placeOf(playerOf(state, frame).pool, move, chosen))
        return true
      },
    ),
    question(
      `swap-get-${place}`,
      (state, frame) => {
        const chosen = state.stack[frame + D]!
        const wanted = bits(state.stack[frame + C]!) - bits(chosen)
        if (wanted === 0) return []
        return place === 'altar'
          ? altarMoves(state, KIND.get, anyToken, 0, wanted, chosen)
          : tokenMoves(other(state, frame), KIND.get, anyToken, 0, wanted, chosen)
      },
      (state, frame, move) => {
        const chosen = state.stack[frame + D]!
        state.stack[frame + D] = chosen | (1 << placeOf(other(state, frame), move, chosen))
        return true
      },
    ),
    deed((state, frame, log) => {
      const { pool } = playerOf(state, frame)
      const row = other(state, frame)
      const out = chosenOf(pool, state.stack[frame + C]!)
      const got = chosenOf(row, state.stack[frame + D]!)
      let given = 0
      for (let i = 0; i < row.length; i++) if ((state.stack[frame + D]! >> i) & 1) row[i] = out[given++]!
      let received = 0
      for (let i = 0; i < pool.length; i++) if ((state.stack[frame + C]! >> i) & 1) pool[i] = got[received++]!
      log?.({
        type: 'swapped',
        seat: state.stack[frame + SEAT]!,
        out,
        in: got,
        with: place,
        by: causeOf(state, frame)!,
      })
      reset(state, frame)
    }),
  ]
}

export const swapWithAltar = (n: number): Effect => swap(n, 'altar')
export const swapWithFamiliar: Effect = swap(1, 'familiar')

// ---- the altar, markers, other players

const MOST_REPLACED = 10

/** Replaces 1 to 10 altar tokens of the user's choice. `C` are their places, `D` is 1 once the user is content. */
export const replaceSome: Effect = [
  question(
    'replace',
    (state, frame) => {
      const chosen = state.stack[frame + C]!
      const left = Math.min(state.altar.length, MOST_REPLACED) - bits(chosen)
      if (left === 0 || state.stack[frame + D] === 1) return []
      const moves = altarMoves(state, KIND.replace, anyToken, 0, 0, chosen)
      if (chosen !== 0) moves.push(DONE)
      return moves
    },
    (state, frame, move) => {
      const chosen = state.stack[frame + C]!
      if (move === DONE) state.stack[frame + D] = 1
      else state.stack[frame + C] = chosen | (1 << placeOf(state.altar, move, chosen))
      return true
    },
  ),
  deed((state, frame, log) => {
    const chosen = state.stack[frame + C]!
    const out = chosenOf(state.altar, chosen)
    for (const token of out) toBox(state, token)
    const fresh: Token[] = []
    const row: Token[] = []
    for (let i = 0; i < state.altar.length; i++) {
      if (((chosen >> i) & 1) === 0) row.push(state.altar[i]!)
      else {
        const token = drawOne(state, log)
        if (token < 0) continue
        row.push(token)
        fresh.push(token)
      }
    }
    state.altar = row
    log?.({ type: 'replaced', out, in: fresh, by: causeOf(state, frame)! })
    reset(state, frame)
  }),
]

/** The marker drops one level. SB-USE-28 */
export const drop = deed((state, frame, log) => {
  const colour = state.stack[frame + B]!
  const seat = state.stack[frame + SEAT]!
  const { book } = state.players[seat]!
  if (levelOf(book[colour]!) <= LOWEST) return
  book[colour] = dropped(book[colour]!)
  log?.({ type: 'dropped', seat, spell: state.table.spells[colour]!, level: levelOf(book[colour]!) })
})

/** The own spells below the highest level, but for the one in `colour`. */
function raisable(state: State, seat: number, colour: number): number[] {
  const moves: number[] = []
  const { book } = state.players[seat]!
  for (let c = 0; c < book.length; c++) {
    const level = levelOf(book[c]!)
    if (c !== colour && level >= LOWEST && level < HIGHEST) moves.push(onSpell(KIND.raise, state.table.spells[c]!))
  }
  return moves
}

export const canRaise = (state: State, seat: number, colour: number): boolean =>
  raisable(state, seat, colour).length > 0

/** Raises another own spell by one level. No learning. SB-SPELL-W1.11 */
export const raiseAnother = question(
  'raise',
  (state, frame) => raisable(state, state.stack[frame + SEAT]!, state.stack[frame + B]!),
  (state, frame, move, log) => {
    const seat = state.stack[frame + SEAT]!
    const { book } = state.players[seat]!
    const colour = colourOfSpell(spellOf(move))
    book[colour] = raised(book[colour]!)
    log?.({ type: 'raised', seat, spell: spellOf(move), level: levelOf(book[colour]!) })
    return false
  },
)

/** Every other player draws 1, clockwise from the user's left; so does the solo opponent. */
export const othersDraw = deed((state, frame, log) => {
  const user = state.stack[frame + SEAT]!
  const by = causeOf(state, frame)!
  for (let seat = nextSeat(state, user); seat !== user; seat = nextSeat(state, seat))
    drawToPool(state, seat, 1, log, by)
  if (state.opponent) {
    const token = drawOne(state, log)
    if (token < 0) return
    state.opponent.pool.push(token)
    log?.({ type: 'opponent-got', token, by })
  }
})

const nextSeat = (state: State, seat: number): number => leftOf(seat, state.table.players)

/** Every other player takes 1 from the altar, clockwise from the user's left; the solo player gives the opponent one. */
export const othersTake = deed((state, frame) => {
  const user = state.stack[frame + SEAT]!
  const by = causeOf(state, frame)!
  if (state.opponent) push(state.stack, GIVE_OPPONENT, user, by)
  // The last frame pushed runs first, so the user's right neighbour is pushed first.
  for (let i = state.table.players - 1; i > 0; i--) push(state.stack, TAKE_ONE, (user + i) % state.table.players, by)
})

/** Another player's take. `A` is the card that lets it happen. */
export const takeGift: Effect = [
  question(
    'take-gift',
    (state, frame) => (room(playerOf(state, frame)) === 0 ? [] : altarMoves(state, KIND.take, anyToken, 0, 1)),
    (state, frame, move, log) => {
      takeToken(state, state.stack[frame + SEAT]!, move, log, state.stack[frame + A]!)
      return false
    },
  ),
]

/** The solo player gives an altar token to the opponent's pool. `A` is the card that lets it happen. */
export const giveOpponent: Effect = [
  question(
    'give-opponent',
    (state) => altarMoves(state, KIND.feed, anyToken, 0, 1),
    (state, frame, move, log) => {
      const token = removeAt(state.altar, placeOf(state.altar, move))
      state.opponent!.pool.push(token)
      log?.({ type: 'opponent-got', token, by: state.stack[frame + A]! })
      return false
    },
  ),
]
