import type { Phrase } from '@athanor/kernel'
import { type Board, boardFor, LEFT } from './board.ts'
import { cardName, isTemple, parseCard } from './card.ts'
import { kindLetter } from './crystal.ts'
import { GRID_SIDES, POWER_KEYS } from './data/table.ts'
import { runeEffects, sayPowerEffect } from './effects.ts'
import { countIn, type Gain } from './tally.ts'
import type { TemplesView } from './view.ts'

/** What is printed on the components of a game. It never changes during one, so a view only says which data are used. */

/** A card of the ring. Crystals by their letters: C R Y B G P, `*` for any colour, `?` for any kind. */
export interface PrintedCard {
  /** `T1` to `T5` in clockwise order, `W1` to `W10`. */
  readonly name: string
  /** A key into the texts: `temple.red`, `wilderness.3`. */
  readonly key: string
  readonly action: 'temple' | 'direct' | 'upgrade' | 'exchange'
  /** What it gives: `RC`. */
  readonly gain: string
  /** The letter of its rune: `A` to `F`. */
  readonly tablet: string
  /** A temple's arc from left to right, and the places for markers above it. */
  readonly arc: string
  readonly track: readonly PrintedSpace[]
  /** An upgrade card's slots. */
  readonly slots: string
  /** An exchange card's price in colourless crystals, and the crystals of different colours it gives. */
  readonly pay: number
  readonly take: number
  /** The values may differ from the printed card: show the mark `note.reconstructed.mark`. MT-DATA-10 */
  readonly reconstructed: boolean
}

/** A place for a marker on a temple's track. */
export interface PrintedSpace {
  readonly id: string
  /** The crystal of the arc below it, counted from 1. */
  readonly position: number
  readonly points: number
  /** The curses that lead to it: `left 3`. */
  readonly curses: readonly string[]
}

/** A type of rune. */
export interface PrintedRune {
  readonly letter: string
  readonly key: string
  readonly copies: number
  readonly effects: readonly Phrase[]
  readonly reconstructed: boolean
}

/** A side of a Crystal Grid and its power. */
export interface PrintedSide {
  readonly side: string
  readonly key: string
  readonly effect: Phrase
  readonly reconstructed: boolean
}

export interface Printed {
  /** In clockwise order. */
  readonly ring: readonly PrintedCard[]
  readonly runes: readonly PrintedRune[]
  readonly sides: readonly PrintedSide[]
  /** The grid: pairs of spaces joined by a line, and the spaces as they lie. */
  readonly lines: readonly (readonly number[])[]
  readonly rows: readonly (readonly number[])[]
  /** The Speed Spell's costs by extra steps, the other spells' costs. */
  readonly speedCosts: readonly number[]
  readonly swapCost: number
  readonly exchangeCost: number
  readonly discountedCost: number
  /** What the most and the second most markers bring at a temple objective. */
  readonly templeGoal: { readonly first: number; readonly second: number }
  /** The rune objective's points by number of types. */
  readonly runeGoal: readonly number[]
  /** The keys of all records whose values may differ from the printed game. */
  readonly reconstructed: readonly string[]
}

export const runeLetter = (rune: number): string => 'ABCDEF'[rune] ?? '?'

function gainText({ kinds, anyColour, anyKind }: Gain): string {
  let text = ''
  for (const kind of [1, 2, 3, 4, 5, 0]) text += kindLetter(kind).repeat(countIn(kinds, kind))
  return text + '*'.repeat(anyColour) + '?'.repeat(anyKind)
}

function printedTemple(board: Board, place: number, key: string): PrintedCard {
  const index = board.temples.findIndex((temple) => temple.key === key)
  const { gain, tablet, arcs } = board.temples[index]!
  return {
    ...blank,
    name: cardName(place),
    key,
    action: 'temple',
    gain: gainText(gain),
    tablet: runeLetter(tablet),
    arc: arcs[LEFT].map(kindLetter).join(''),
    track: board.data.temples[index]!.spaces.map(({ id, position, points, curses }) => ({
      id,
      position,
      points,
      curses: curses.map(({ end, level }) => `${end} ${level}`),
    })),
    reconstructed: board.reconstructed.includes(key),
  }
}

function printedWilderness(board: Board, card: number): PrintedCard {
  const { key, action, gain, tablet, slots, pay, take } = board.wilderness[card]!
  return {
    ...blank,
    name: cardName(card),
    key,
    action,
    gain: gainText(gain),
    tablet: runeLetter(tablet),
    slots: slots.map(kindLetter).join(''),
    pay,
    take,
    reconstructed: board.reconstructed.includes(key),
  }
}

const blank = { arc: '', track: [], slots: '', pay: 0, take: 0 }

/** Everything printed, for whoever has a view of the game. */
export function printed(view: Pick<TemplesView, 'data' | 'temples' | 'players'>): Printed {
  const board = boardFor(view.data.table, view.players.length)
  const { first, second } = board.data.goals.templePoints
  const temples = new Map(view.temples.map(({ name, key }) => [parseCard(name), key]))
  return {
    ring: board.ring.map((card) =>
      isTemple(card) ? printedTemple(board, card, temples.get(card)!) : printedWilderness(board, card),
    ),
    runes: board.runes.map(({ key, copies }, rune) => ({
      letter: runeLetter(rune),
      key,
      copies,
      effects: runeEffects(board, rune),
      reconstructed: board.reconstructed.includes(key),
    })),
    sides: GRID_SIDES.map((side, i) => {
      const power = board.powers[i]!
      const key = POWER_KEYS[power - 1]!
      return { side, key, effect: sayPowerEffect(board, power), reconstructed: board.reconstructed.includes(key) }
    }),
    lines: board.data.grid.edges,
    rows: board.data.grid.rows,
    speedCosts: board.speedCosts,
    swapCost: board.swapCost,
    exchangeCost: board.exchangeCost,
    discountedCost: board.discountedCost,
    templeGoal: { first, second },
    runeGoal: board.data.goals.rune.pointsByTypes,
    reconstructed: board.reconstructed,
  }
}
