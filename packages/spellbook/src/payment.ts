import type { Seat } from '@athanor/kernel'
import { KIND, onToken } from './move.ts'
import { HIGHEST, type LevelNumber, LOWEST } from './spell.ts'
import type { State, Wild } from './state.ts'
import { type Colour, colourOf, KINDS, RUNE_COUNT, type Rune, runeOf, type Token } from './token.ts'

/**
 * How a spell may be paid: with wild sets as the table's option says (`WILD`), or through Transmutation, where up to
 * so many tokens of one rune count as natural ones. SB-LEARN-19, SB-SPELL-B1.5
 */
export type PayMode = number
export const WILD: PayMode = 0
export const transmuting = (rune: Rune, most: number): PayMode => 1 + rune + most * RUNE_COUNT

/**
 * How many tokens of each group a payment has: circles, triangles and squares of other colours, and natural tokens.
 * No payment contains another, so a payment is complete as soon as it equals a plan.
 */
export type Plan = readonly [circles: number, triangles: number, squares: number, natural: number]
const NATURAL = 3

export const groupOf = (token: Token, colour: Colour): number => (colourOf(token) === colour ? NATURAL : runeOf(token))

// A pool of nine never pays more than two wild sets: three need nine tokens beside a natural one.
function wildPlans(wild: Wild, level: LevelNumber): Plan[] {
  if (wild === 'three-different-runes') return [0, 1, 2].map((sets) => [sets, sets, sets, level - sets])
  const plans: Plan[] = [[0, 0, 0, level]]
  const set: readonly Plan[] = [
    [3, 0, 0, 0],
    [0, 3, 0, 0],
    [0, 0, 3, 0],
  ]
  for (let i = 0; i < 3; i++) {
    const [a, b, c] = set[i]!
    plans.push([a, b, c, level - 1])
    for (let j = i; j < 3; j++) plans.push([a + set[j]![0], b + set[j]![1], c + set[j]![2], level - 2])
  }
  return plans
}

function runePlans(rune: Rune, most: number, level: LevelNumber): Plan[] {
  const plans: Plan[] = []
  for (let n = 1; n <= most; n++) plans.push([rune === 0 ? n : 0, rune === 1 ? n : 0, rune === 2 ? n : 0, level - n])
  return plans
}

const levels = [LOWEST, LOWEST + 1, HIGHEST]
const WILD_PLANS: { readonly [W in Wild]: readonly Plan[][] } = {
  'three-different-runes': levels.map((level) => wildPlans('three-different-runes', level)),
  'same-rune': levels.map((level) => wildPlans('same-rune', level)),
}
const RUNE_PLANS: readonly (readonly Plan[][])[] = [1, 2].flatMap((most) =>
  [0, 1, 2].map((rune) => levels.map((level) => runePlans(rune, most, level))),
)

export const plansFor = (wild: Wild, level: LevelNumber, mode: PayMode): readonly Plan[] =>
  (mode === WILD ? WILD_PLANS[wild] : RUNE_PLANS[mode - 1 - RUNE_COUNT]!)[level - LOWEST]!

/** How many tokens of each group a pool holds: `count` places of the mask `chosen`, or all. */
function countGroups(pool: readonly Token[], colour: Colour, into: number[], chosen: number): void {
  into[0] = 0
  into[1] = 0
  into[2] = 0
  into[3] = 0
  for (let i = 0; i < pool.length; i++) if ((chosen >> i) & 1) into[groupOf(pool[i]!, colour)]!++
}

const ALL = -1
const held = [0, 0, 0, 0]
const paid = [0, 0, 0, 0]

const within = (plan: Plan): boolean =>
  held[3]! >= plan[3] &&
  held[0]! >= plan[0] &&
  held[1]! >= plan[1] &&
  held[2]! >= plan[2] &&
  paid[0]! <= plan[0] &&
  paid[1]! <= plan[1] &&
  paid[2]! <= plan[2] &&
  paid[3]! <= plan[3]

const kinds = new Array<number>(KINDS).fill(0)
const runes = new Array<number>(RUNE_COUNT).fill(0)

/** Counts a pool, once for all colours that are then asked about. */
export function countPool(pool: readonly Token[]): void {
  for (let i = 0; i < KINDS; i++) kinds[i] = 0
  for (let i = 0; i < RUNE_COUNT; i++) runes[i] = 0
  for (let i = 0; i < pool.length; i++) {
    kinds[pool[i]!]!++
    runes[runeOf(pool[i]!)]!++
  }
}

/**
 * The highest level of a colour that the pool counted last can pay; every lower one it can pay too. Below `LOWEST`
 * it can pay none. SB-LEARN-24 to SB-LEARN-26
 */
export function reach(state: State, colour: Colour, mode: PayMode): LevelNumber {
  const c = kinds[colour * RUNE_COUNT]!
  const t = kinds[colour * RUNE_COUNT + 1]!
  const s = kinds[colour * RUNE_COUNT + 2]!
  const natural = c + t + s
  if (natural === 0) return 0
  const circles = runes[0]! - c
  const triangles = runes[1]! - t
  const squares = runes[2]! - s
  let others: number
  if (mode === WILD) {
    others =
      state.table.wild === 'three-different-runes'
        ? Math.min(circles, triangles, squares)
        : Math.floor(circles / 3) + Math.floor(triangles / 3) + Math.floor(squares / 3)
  } else {
    const rune = (mode - 1) % RUNE_COUNT
    others = Math.min(Math.floor((mode - 1) / RUNE_COUNT), rune === 0 ? circles : rune === 1 ? triangles : squares)
    // Without a rune token it would be the primary action. SB-SPELL-B1.5
    if (others === 0) return 0
  }
  return Math.min(natural + others, HIGHEST)
}

/**
 * The tokens that may be paid next; none when the payment is complete. Tokens that every way to pay would take
 * anyway come singly, so that only real choices are asked.
 */
export function payMoves(
  state: State,
  seat: Seat,
  colour: Colour,
  level: LevelNumber,
  mode: PayMode,
  chosen: number,
): number[] {
  const { pool } = state.players[seat]!
  countGroups(pool, colour, held, ALL)
  countGroups(pool, colour, paid, chosen)
  let plan: Plan | undefined
  let ways = 0
  let wanted = 0
  for (const candidate of plansFor(state.table.wild, level, mode)) {
    if (!within(candidate)) continue
    plan = candidate
    ways++
    for (let group = 0; group < 4; group++) if (candidate[group]! > paid[group]!) wanted |= 1 << group
  }
  const moves: number[] = []
  if (plan === undefined || wanted === 0) return moves
  for (let group = 0; group < 4; group++) {
    if (((wanted >> group) & 1) === 0) continue
    const before = moves.length
    let seen = 0
    for (let i = 0; i < pool.length; i++) {
      const token = pool[i]!
      if ((chosen >> i) & 1 || groupOf(token, colour) !== group || (seen >> token) & 1) continue
      seen |= 1 << token
      moves.push(onToken(KIND.pay, token))
    }
    const forced = moves.length === before + 1 || plan[group]! === held[group]!
    if (ways === 1 && forced) return [moves[before]!]
  }
  return moves
}
