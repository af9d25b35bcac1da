import type { MarkerView } from '@athanor/temples'
import css from './art.module.css'

/** Every player has a shape as well as a colour; the virtual player's comes last. */
const SHAPES = [
  'M10 0A10 10 0 1 1-10 0A10 10 0 1 1 10 0Z',
  'M-9-9H9V9H-9Z',
  'M0-11 11 9H-11Z',
  'M0-11 10-5.5V5.5L0 11-10 5.5V-5.5Z',
  'M11 0A11 11 0 1 1-11 0A11 11 0 1 1 11 0ZM5 0A5 5 0 1 0-5 0A5 5 0 1 0 5 0Z',
]
const VIRTUAL = 4
const PAWN = 'M-9 12C-9 3-6 0-3.5-2A6 6 0 1 1 3.5-2C6 0 9 3 9 12Z'

export type Owner = Exclude<MarkerView, 'crossed-out' | null>
const indexOf = (owner: Owner): number => (owner === 'virtual' ? VIRTUAL : owner)

interface MarkProps {
  readonly owner: Owner
  readonly x?: number
  readonly y?: number
  readonly size?: number
}

/** A player's marker inside a picture. */
export function MarkerMark({ owner, x = 0, y = 0, size = 24 }: MarkProps) {
  const seat = indexOf(owner)
  return (
    <path
      d={SHAPES[seat] ?? ''}
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      className={`${css.marker} ${css[`seat${seat}`]}`}
    />
  )
}

/** A player's pawn inside a picture: a hooded walker with the player's shape. */
export function PawnMark({ owner, x = 0, y = 0, size = 24 }: MarkProps) {
  const seat = indexOf(owner)
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <path d={PAWN} className={`${css.pawn} ${css[`seat${seat}`]}`} />
      <path d={SHAPES[seat] ?? ''} transform="translate(0 6) scale(0.38)" className={css.emblem} />
    </g>
  )
}

export function Emblem({ owner, size = '1em' }: { readonly owner: Owner; readonly size?: string }) {
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true" className={css.inline}>
      <MarkerMark owner={owner} />
    </svg>
  )
}

export function Pawn({ owner, size = '1.4em' }: { readonly owner: Owner; readonly size?: string }) {
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true" className={css.inline}>
      <PawnMark owner={owner} />
    </svg>
  )
}
