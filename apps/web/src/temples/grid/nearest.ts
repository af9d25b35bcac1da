import { type Printed, printed, type TemplesView } from '@athanor/temples'

/** A curse that is not broken yet: where, and which crystals in which order. */
export interface Curse {
  readonly card: string
  /** The place on the temple's track. */
  readonly space: number
  readonly end: string
  readonly level: number
  readonly points: number
  readonly kinds: string
}

/** The way of a curse through a grid, and what is still missing on it. */
export interface Aim extends Curse {
  readonly path: readonly number[]
  readonly missing: readonly { readonly space: number; readonly kind: string }[]
}

/** A wrong crystal in the way is a little worse than an empty space: it has to be swapped. */
const EMPTY = 2
const WRONG = 3

/** All curses that anybody can still break. */
export function openCurses(view: TemplesView, { ring }: Printed = printed(view)): Curse[] {
  return view.temples.flatMap(({ name, markers }) => {
    const { arc = '', track = [] } = ring.find((card) => card.name === name) ?? {}
    return track.flatMap(({ curses, points }, space) => {
      if (markers[space] !== null) return []
      return curses.map((curse) => {
        const [end = '', level = ''] = curse.split(' ')
        const inwards = end === 'left' ? [...arc] : [...arc].reverse()
        return { card: name, space, end, level: Number(level), points, kinds: inwards.slice(0, Number(level)).join('') }
      })
    })
  })
}

/** The spaces joined to each space, all counted from 0. */
function neighbours(lines: readonly (readonly number[])[], spaces: number): number[][] {
  const joined: number[][] = Array.from({ length: spaces }, () => [])
  for (const [a = 0, b = 0] of lines) {
    joined[a - 1]!.push(b - 1)
    joined[b - 1]!.push(a - 1)
  }
  return joined
}

/** The cheapest way of a row of crystals along the lines; undefined if all cost `most` or more. */
function bestPath(grid: string, joined: readonly number[][], kinds: string, most: number) {
  let best: { readonly path: number[]; readonly cost: number } | undefined
  const walk = (path: number[], cost: number): void => {
    if (cost >= (best?.cost ?? most)) return
    if (path.length === kinds.length) {
      best = { path, cost }
      return
    }
    const from = path.at(-1)
    const next = from === undefined ? joined.keys() : joined[from]!
    for (const space of next) {
      if (path.includes(space)) continue
      const here = grid[space]
      walk([...path, space], cost + (here === kinds[path.length] ? 0 : here === '.' ? EMPTY : WRONG))
    }
  }
  walk([], 0)
  return best
}

/** The open curse that takes a player the fewest crystals more; of equally near ones the one with most points. */
export function nearestCurse(view: TemplesView, seat: number): Aim | undefined {
  const player = view.players[seat]
  if (!player || player.markersLeft === 0) return undefined
  const all = printed(view)
  const joined = neighbours(all.lines, player.grid.length)
  let nearest: Aim | undefined
  let least = Number.POSITIVE_INFINITY
  const curses = openCurses(view, all).sort((a, b) => b.points - a.points)
  for (const curse of curses) {
    const found = bestPath(player.grid, joined, curse.kinds, least)
    if (!found) continue
    least = found.cost
    const missing = found.path.flatMap((space, i) =>
      player.grid[space] === curse.kinds[i] ? [] : [{ space, kind: curse.kinds[i]! }],
    )
    nearest = { ...curse, path: found.path, missing }
  }
  return nearest
}
