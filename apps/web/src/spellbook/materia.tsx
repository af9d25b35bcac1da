import type { ReactNode } from 'react'
import css from './materia.module.css'

/** A texture for each colour, so that nobody needs to see the colour: 36 units across, cut round by the token's edge. */
const TEXTURE: { readonly [colour: string]: { readonly ground: string; readonly lines: ReactNode } } = {
  R: {
    ground: '#d2493a',
    lines: <path d="M-3 9l6-6 6 6 6-6 6 6 6-6 6 6 6-6M-3 36l6-6 6 6 6-6 6 6 6-6 6 6 6-6M-3 22l6-6 6 6M27 22l6-6 6 6" />,
  },
  P: {
    ground: '#8a55c4',
    lines: (
      <path d="M4 4H36M0 11H36M4 18H36M0 25H36M4 32H36" strokeWidth="3.6" strokeLinecap="round" strokeDasharray="0 8" />
    ),
  },
  G: {
    ground: '#3f9650',
    lines: (
      <path d="M5-2q5 5 0 10t0 10 0 10 0 10M12-2q5 5 0 10M12 28q5 5 0 10M24-2q5 5 0 10M24 28q5 5 0 10M31-2q5 5 0 10t0 10 0 10 0 10" />
    ),
  },
  K: {
    ground: '#4b4a57',
    lines: (
      <path d="M-2 10L10-2M-2 22L22-2M-2 34L34-2M4 40L40 4M16 40L40 16M28 40L40 28M26-2l12 12M14-2l24 24M2-2l36 36M-2 6l32 32M-2 18l20 20M-2 30l8 8" />
    ),
  },
  W: {
    ground: '#f1ece0',
    lines: (
      <>
        <circle cx="18" cy="18" r="15" />
        <circle cx="18" cy="18" r="11.4" />
      </>
    ),
  },
  B: {
    ground: '#2f7bc8',
    lines: (
      <path d="M-4 5q5-5 10 0t10 0 10 0 10 0 10 0M-4 12q5-5 10 0t10 0 10 0 10 0 10 0M-4 19q5-5 10 0M30 19q5-5 10 0M-4 26q5-5 10 0t10 0 10 0 10 0 10 0M-4 33q5-5 10 0t10 0 10 0 10 0 10 0" />
    ),
  },
  Y: {
    ground: '#e7b62f',
    lines: (
      <path d="M18 18V0M18 18L27 2.4M18 18L33.6 9M18 18H36M18 18L33.6 27M18 18L27 33.6M18 18V36M18 18L9 33.6M18 18L2.4 27M18 18H0M18 18L2.4 9M18 18L9 2.4" />
    ),
  },
}

/** What the lines of a texture are drawn in: they must stand out from the ground without its colour. */
const inkOf = (colour: string): string => (colour === 'W' || colour === 'Y' ? '#5d4a22' : '#fff3d8')

const RUNE: { readonly [rune: string]: ReactNode } = {
  c: <circle cx="18" cy="18" r="7.6" />,
  t: <path d="M18 8.2L27.2 24.6H8.8Z" />,
  s: <path d="M10.9 10.9H25.1V25.1H10.9Z" />,
}

/** A token: `Rc` is a red circle, `R` the colour alone. */
export function Materia({ token, className }: { readonly token: string; readonly className?: string | undefined }) {
  const colour = token.charAt(0)
  const { ground, lines } = TEXTURE[colour]!
  return (
    <svg viewBox="0 0 36 36" className={className ? `${css.materia} ${className}` : css.materia} aria-hidden="true">
      <rect width="36" height="36" fill={ground} />
      <g fill="none" stroke={inkOf(colour)} strokeWidth="1.7" opacity="0.72">
        {lines}
      </g>
      <g className={css.hole}>{RUNE[token.charAt(1)]}</g>
    </svg>
  )
}

/** A rune by itself. */
export function Rune({ rune }: { readonly rune: string }) {
  return (
    <svg viewBox="7 7 22 20" className={css.shape} aria-hidden="true">
      {RUNE[rune]}
    </svg>
  )
}
