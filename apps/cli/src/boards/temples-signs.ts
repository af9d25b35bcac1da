import type { Seat } from '@athanor/kernel'
import {
  BUILT_IN,
  type DataTable,
  type MarkerView,
  type PrintedCard,
  type TemplesView,
  type TempleView,
} from '@athanor/temples'
import type { Paint, Style } from '../paint.ts'

/** How the things of the game are written in a terminal. */

export const KINDS: readonly (readonly [letter: string, name: string, style: Style])[] = [
  ['C', 'colourless', 'white'],
  ['R', 'red', 'red'],
  ['Y', 'yellow', 'yellow'],
  ['B', 'blue', 'blue'],
  ['G', 'green', 'green'],
  ['P', 'purple', 'purple'],
]
const STYLE_OF = new Map(KINDS.map(([letter, , style]) => [letter, style]))
/** The sign of the virtual player, who has no number. */
export const VIRTUAL = 'V'
/** Behind whatever may differ from the printed game. */
export const RECONSTRUCTED = '~'

/** A crystal as a chip with its letter; `*` and `?` stand for any colour and any kind. */
export const chip = (letter: string, paint: Paint): string => paint(STYLE_OF.get(letter) ?? 'bold', letter)
export const chips = (letters: string, paint: Paint): string =>
  [...letters].map((letter) => chip(letter, paint)).join(' ')
/** A rune has brackets, because some of its letters are those of crystals too. */
export const rune = (letter: string, paint: Paint): string => paint('bold', `[${letter}]`)
export const doubt = (reconstructed: boolean): string => (reconstructed ? RECONSTRUCTED : '')

export const sign = (seat: Seat): string => String(seat + 1)

/** A temple's arc from left to right; behind a crystal its space: the points if it is free, `#2` if it is taken. */
export function arc({ arc, track }: PrintedCard, { markers }: TempleView, paint: Paint): string {
  return [...arc]
    .map((letter, i) => {
      const at = track.findIndex(({ position }) => position === i + 1)
      return chip(letter, paint) + (at < 0 ? '' : spaceSign(markers[at] ?? null, track[at]!.points))
    })
    .join(' ')
}

export function spaceSign(marker: MarkerView, points: number): string {
  if (marker === null) return String(points)
  if (marker === 'crossed-out') return '×'
  return `#${marker === 'virtual' ? VIRTUAL : sign(marker)}`
}

/** The component data of a game; a view has them as a text that has been checked. */
export const tableOf = ({ data }: TemplesView): DataTable => (data.table === '' ? BUILT_IN : JSON.parse(data.table))
