import css from './art.module.css'

/** The signs of the six runes: spring, prism, tide, scales, altar, key. */
const SIGNS: { readonly [letter: string]: string } = {
  A: 'M0 9V-2C-1-9-8-9-8-3M0-2C1-9 8-9 8-3M-6 9H6',
  B: 'M0-9 9 7H-9ZM0-9V7M-9 7 4.5-1',
  C: 'M-9-4C-6-9-3-9 0-4S6 1 9-4M-9 5C-6 0-3 0 0 5S6 10 9 5',
  D: 'M0-9V8M-7-6H7M-7-6-10 2H-4ZM7-6 4 2H10ZM-4 8H4',
  E: 'M-9-1H9M-6-1V9M6-1V9M-9 9H9M0-9V-4M-3-6.5H3',
  F: 'M0-1V9M0 4H4.5M0 8.5H4M4-5A4 4 0 1 1-4-5A4 4 0 1 1 4-5',
}

interface RuneMarkProps {
  readonly letter: string
  readonly x?: number
  readonly y?: number
  readonly size?: number
  /** Printed on a card, not a rune card of its own. */
  readonly tablet?: boolean
}

/** A rune card inside a picture, or the sign of a rune that is printed on a card. */
export function RuneMark({ letter, x = 0, y = 0, size = 30, tablet = false }: RuneMarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 30})`}>
      {tablet ? (
        <circle r="14" className={css.tablet} />
      ) : (
        <rect x="-13" y="-15" width="26" height="30" rx="5" className={css.stone} />
      )}
      <path d={SIGNS[letter] ?? ''} className={tablet ? css.tabletSign : css.runeSign} />
    </g>
  )
}

export function Rune({ letter, size = '1.5em' }: { readonly letter: string; readonly size?: string }) {
  return (
    <svg viewBox="-15 -16 30 32" width={size} height={size} aria-hidden="true" className={css.inline}>
      <RuneMark letter={letter} />
    </svg>
  )
}
