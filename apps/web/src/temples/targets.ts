import type { Decision, Move, Phrase } from '@athanor/kernel'
import { formatMove, KIND, kindName, parseMove, printed, reach, type TemplesView } from '@athanor/temples'
import { canExchange, canSwap, payable } from './spells.ts'

/**
 * A target is the name of something on the board that can be clicked: `card.W3`, `curse.T2.4`, `space.0.11`. An answer
 * is given by its targets: one, or several in any order.
 */

/** Something to do: a move, or several that follow from each other, and the targets that mean it. */
export interface Option {
  readonly moves: readonly Move[]
  readonly targets: readonly string[]
  /** What must be clicked before any other target counts. */
  readonly first?: string
  readonly say?: Phrase
}

const asker = (view: TemplesView): number => view.toAct[0] ?? view.active

export const spaceTarget = (seat: number, space: number): string => `space.${seat}.${space}`
export const curseTarget = (card: string, space: number): string => `curse.${card}.${space}`
export const sideTarget = (side: string): string => `side.${side}`
/** So many crystals of the reserve. */
export const reserveTarget = (n: number): string => `reserve.${n}`
export const slotTarget = (card: string, slot: number): string => `slot.${card}.${slot}`

/** The targets that mean a move; none for what the board does not show. */
export function targetsOf(move: Move, view: TemplesView): string[] {
  const [kind, a = '', b = '', ...rest] = formatMove(move).split(' ')
  const seat = asker(view)
  const mine = (space: string): string => spaceTarget(seat, Number(space) - 1)
  switch (kind) {
    case 'go':
    case 'collect':
      return [`card.${a}`]
    case 'rune':
      return [`rune.${a}`]
    case 'grid':
      return [sideTarget(a)]
    case 'put':
      return [`kind.${a}`, mine(b)]
    case 'pay':
      return [mine(a)]
    case 'cover':
      return [slotTarget(view.players[seat]?.pawn ?? '', Number(a) - 1), mine(b)]
    case 'swap':
      return ['spell.swap', mine(a), mine(b)]
    case 'speed':
    case 'exchange':
      return [`spell.${kind}`]
    case 'convert':
      return [reserveTarget(Number(a))]
    case 'from':
      return [slotTarget(a, Number(b) - 1)]
    case 'rob':
      return [spaceTarget(Number(a) - 1, Number(b) - 1)]
    case 'break':
      return breakTargets(view, a, b, rest, mine)
    default:
      return []
  }
}

function breakTargets(
  view: TemplesView,
  card: string,
  end: string,
  [chain = '', raise = '0']: readonly string[],
  mine: (space: string) => string,
): string[] {
  const links = chain.split('-')
  const curse = `${end} ${links.length + Number(raise)}`
  const track = printed(view).ring.find(({ name }) => name === card)?.track ?? []
  const space = track.findIndex(({ curses }) => curses.includes(curse))
  return [curseTarget(card, space), ...links.map(mine)]
}

/**
 * Whether an answer needs no button of its own. Said in words too: whom to take a crystal from, for their grids are
 * small; and to collect where one already stands, for then no card is left to choose.
 */
export function offers(move: Move, view: TemplesView): boolean {
  const kind = kindName(move)
  const inWords = kind === 'rob' || (kind === 'collect' && view.step === 'act')
  return !inWords && targetsOf(move, view).length > 0
}

/** The chain of a move that breaks a curse, counted from 0; empty for any other. */
export function chainOf(move: Move): number[] {
  const [kind, , , chain = ''] = formatMove(move).split(' ')
  return kind === 'break' ? chain.split('-').map((space) => Number(space) - 1) : []
}

/** By how many levels a move raises its curse. */
export const raiseOf = (move: Move): number => Number(formatMove(move).split(' ')[4] ?? 0)

/** All that can be done now: the answers, and the spells that are one question further on. */
export function optionsOf(decision: Decision, view: TemplesView): Option[] {
  const answers = decision.answers.map(
    ({ move, say }): Option => ({ moves: [move], targets: targetsOf(move, view), say }),
  )
  const legal = (move: Move): boolean => decision.answers.some((answer) => answer.move === move)
  if (legal(KIND.cast)) return [...answers, ...spellsAhead(view), ...fastWays(view, [KIND.cast, KIND.speed])]
  return legal(KIND.speed) ? [...answers, ...fastWays(view, [KIND.speed])] : answers
}

/** What the question after `cast` would offer. */
function spellsAhead(view: TemplesView): Option[] {
  const seat = asker(view)
  const ahead = (text: string): Option => {
    const move = parseMove(text)!
    return { moves: [KIND.cast, move], targets: targetsOf(move, view), first: `spell.${text.split(' ')[0]}` }
  }
  const options: Option[] = []
  if (canExchange(view, seat)) options.push(ahead('exchange'))
  if (fastWays(view, []).length > 0) options.push(ahead('speed'))
  if (!canSwap(view, seat)) return options
  const filled = [...view.players[seat]!.grid].flatMap((kind, space) => (kind === '.' ? [] : [space + 1]))
  for (const a of filled) for (const b of filled) if (a < b) options.push(ahead(`swap ${a} ${b}`))
  return options
}

/** The cards that only the Speed Spell reaches, and that can be paid for. */
function fastWays(view: TemplesView, before: readonly Move[]): Option[] {
  const seat = asker(view)
  if (view.step !== 'move') return []
  return reach(view, seat)
    .filter(({ cost }) => cost !== null && cost > 0 && cost <= payable(view, seat))
    .map(({ card }) => {
      const move = parseMove(`go ${card}`)!
      return { moves: [...before, move], targets: targetsOf(move, view) }
    })
}

/** The options that what has been clicked may still mean. */
export const matching = (options: readonly Option[], picks: readonly string[]): Option[] =>
  options.filter(
    ({ targets, first }) =>
      targets.length > 0 &&
      picks.every((pick) => targets.includes(pick)) &&
      (first === undefined || picks.length === 0 || picks.includes(first)),
  )

/** What can be clicked next. */
export function availableTargets(options: readonly Option[], picks: readonly string[]): Set<string> {
  const targets = matching(options, picks).flatMap(({ targets, first }) =>
    first !== undefined && !picks.includes(first) ? [first] : targets,
  )
  return new Set(targets.filter((target) => !picks.includes(target)))
}

/** What is picked after one more click: a second one takes it back, and what does not fit begins anew. */
export function afterClick(options: readonly Option[], picks: readonly string[], target: string): string[] {
  if (picks.includes(target)) return picks.filter((one) => one !== target)
  if (availableTargets(options, picks).has(target)) return [...picks, target]
  return availableTargets(options, []).has(target) ? [target] : [...picks]
}

/** The option that the clicks mean, as soon as they can mean no other. */
export function meant(options: readonly Option[], picks: readonly string[]): Option | undefined {
  if (picks.length === 0) return undefined
  const [first, ...others] = matching(options, picks)
  if (!first || others.length === 0) return first
  return [first, ...others].every(({ targets }) => targets.every((target) => picks.includes(target)))
    ? first
    : undefined
}

/** Every target that has its place on the board. */
export function placesOf(view: TemplesView): Set<string> {
  const places = ['spell.speed', 'spell.swap', 'spell.exchange', ...[...'CRYBGP'].map((kind) => `kind.${kind}`)]
  places.push(...view.sides.map(sideTarget))
  for (const { name, track, slots } of printed(view).ring) {
    places.push(`card.${name}`, ...track.map((_, space) => curseTarget(name, space)))
    if (track.length > 0) places.push(`rune.${name}`)
    places.push(...[...slots].map((_, slot) => slotTarget(name, slot)))
  }
  for (const { seat, grid, reserve } of view.players) {
    places.push(...[...grid].map((_, space) => spaceTarget(seat, space)))
    if (seat === view.viewer) for (let n = 1; n <= reserve; n++) places.push(reserveTarget(n))
  }
  return new Set(places)
}
