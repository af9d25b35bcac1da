import type { ReactNode } from 'react'
import css from './signs.module.css'

const ink = (d: string) => <path d={d} className={css.ink} />
const solid = (d: string) => <path d={d} className={css.solid} />

/** The signs of the game, by what they mean. */
const DRAWINGS = {
  crystal: (
    <>
      <path d="M12 1.2 19 9.5 12 22.8 5 9.5Z" className={css.body} />
      <path d="M12 1.2 5 9.5h7Z" className={css.facet} />
      <path d="M12 22.8 19 9.5h-7Z" className={css.shade} />
    </>
  ),
  /** The star that raises the summoning gauge. */
  gauge: (
    <>
      <path d="m12 1.5 2.7 7.8 7.8 2.7-7.8 2.7L12 22.5l-2.7-7.8L1.5 12l7.8-2.7Z" className={css.body} />
      <path
        d="M12 1.5 9.3 9.3 12 12Zm0 21 2.7-7.8L12 12Zm10.5-10.5-7.8-2.7L12 12ZM1.5 12l7.8 2.7L12 12Z"
        className={css.facet}
      />
    </>
  ),
  /** A token of any energy: one disc in four quarters, each with its line. */
  any: (
    <>
      <path d="M12 2.3A9.7 9.7 0 0 1 21.7 12H12Z" fill="#dd4f28" />
      <path d="M21.7 12A9.7 9.7 0 0 1 12 21.7V12Z" fill="#3f9633" />
      <path d="M12 21.7A9.7 9.7 0 0 1 2.3 12H12Z" fill="#2c82d4" />
      <path d="M2.3 12A9.7 9.7 0 0 1 12 2.3V12Z" fill="#8466d6" />
      <path d="M12 2.3v19.4M2.3 12h19.4" stroke="#fff" strokeWidth="1.4" />
      <circle cx="12" cy="12" r="9.7" fill="none" stroke="#2a2115" strokeWidth="1.2" />
    </>
  ),
  card: (
    <>
      <rect x="5" y="2.5" width="14" height="19" rx="2.5" className={css.ink} />
      {ink('m12 7.5 3.3 4.5-3.3 4.5L8.7 12Z')}
    </>
  ),
  /** Two cards: items in play. */
  item: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="2.5" className={css.ink} />
      {ink('M4 9h16M12 9v4')}
    </>
  ),
  /** A paw. */
  familiar: solid(
    'M12 12c3 0 6 2.8 6 5.7 0 2.1-1.6 3-3.3 3-1.1 0-1.7-.5-2.7-.5s-1.6.5-2.7.5c-1.7 0-3.3-.9-3.3-3C6 14.8 9 12 12 12ZM4.7 8.3c1.3-.2 2.6 1 2.8 2.6s-.6 3-1.9 3.1-2.6-1-2.8-2.6.6-3 1.9-3.1Zm14.6 0c1.3.1 2.1 1.5 1.9 3.1s-1.5 2.8-2.8 2.6-2.1-1.5-1.9-3.1 1.5-2.8 2.8-2.6ZM9.1 3.3c1.4 0 2.4 1.5 2.4 3.3S10.5 9.9 9.1 9.9 6.7 8.4 6.7 6.6s1-3.3 2.4-3.3Zm5.8 0c1.4 0 2.4 1.5 2.4 3.3s-1 3.3-2.4 3.3-2.4-1.5-2.4-3.3 1-3.3 2.4-3.3Z',
  ),
  /** Another player: a pawn. */
  opponent: solid(
    'M12 2.5a4.5 4.5 0 0 1 2.6 8.2c1.7 1.6 2.7 4.4 3 7.3h1.4v3.5H5V18h1.4c.3-2.9 1.3-5.7 3-7.3A4.5 4.5 0 0 1 12 2.5Z',
  ),
  everybody: solid(
    'M8 4a3.5 3.5 0 0 1 2 6.4c1.4 1.3 2.2 3.5 2.4 6.6H14v3H2v-3h1.6c.2-3.1 1-5.3 2.4-6.6A3.5 3.5 0 0 1 8 4Zm8 0a3.5 3.5 0 0 1 2 6.4c1.4 1.3 2.2 3.5 2.4 6.6H22v3h-6v-5c-.3-1.7-.9-3.2-1.9-4.4A3.5 3.5 0 0 1 16 4Z',
  ),
  /** A turned card is activated. */
  activate: ink('M19.5 12a7.5 7.5 0 1 1-2.4-5.5M17.5 2v5h-5'),
  /** A card comes into play. */
  enter: ink('M12 2.5v11m0 0 4.5-4.5M12 13.5 7.5 9M4 16v4.5h16V16'),
  /** It works as long as it lies there. */
  ongoing: ink(
    'M12 12c-2-3-3.5-4.5-5.7-4.5a4.5 4.5 0 0 0 0 9C8.5 16.5 10 15 12 12s3.5-4.5 5.7-4.5a4.5 4.5 0 0 1 0 9C15.5 16.5 14 15 12 12Z',
  ),
  sacrifice: (
    <>
      <rect x="5" y="2.5" width="14" height="19" rx="2.5" className={css.ink} />
      {ink('m9 9 6 6m0-6-6 6')}
    </>
  ),
  transmute: ink('M3 8h14m0 0-4-4m4 4-4 4M21 16H7m0 0 4-4m-4 4 4 4'),
  /** The end of a round: a moon. */
  round: solid('M14.5 2.5a9.7 9.7 0 1 0 7 13.8A8.2 8.2 0 0 1 14.5 2.5Z'),
  /** The season changes: the wheel turns on. */
  season: (
    <>
      <circle cx="12" cy="12" r="8.7" className={css.ink} />
      {ink('M12 3.3v17.4M3.3 12h17.4')}
      {solid('M12 3.3A8.7 8.7 0 0 1 20.7 12H12Z')}
    </>
  ),
  /** The end of the game: a laurel cup. */
  end: ink('M7 3h10v6a5 5 0 0 1-10 0ZM7 5H3.5c0 3 1.2 5 3.8 5.3M17 5h3.5c0 3-1.2 5-3.8 5.3M12 14v4m-4.5 3h9'),
  marker: ink(
    'M12 21c-3-3.8-5.5-7-5.5-10.5a5.5 5.5 0 0 1 11 0C17.5 14 15 17.2 12 21Zm0-8.7a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  ),
  die: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4" className={css.ink} />
      {solid(
        'M8.5 6.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Zm7 7a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM12 10.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z',
      )}
    </>
  ),
  look: (
    <>
      {ink('M2 12c2.7-4.5 6-6.7 10-6.7s7.3 2.2 10 6.7c-2.7 4.5-6 6.7-10 6.7S4.7 16.5 2 12Z')}
      {solid('M12 8.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6Z')}
    </>
  ),
  /** A card lies in play. */
  summon: (
    <>
      <rect x="6.5" y="2.5" width="11" height="14" rx="2" className={css.ink} />
      {ink('M3 20.5h18M9.5 9.5 12 12l2.5-2.5')}
    </>
  ),
  /** Points. */
  points: ink(
    'M8 20c-4-2-5.5-6-4.5-11M16 20c4-2 5.5-6 4.5-11M12 6.5l1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.8L8.9 16l.7-3.5L7 10.1l3.5-.4Z',
  ),
  /** The reserve: a bowl. */
  reserve: ink('M3 10h18c0 5.5-3.8 9.5-9 9.5S3 15.5 3 10Zm4-4h0m5-2h0m5 2h0'),
} satisfies { readonly [name: string]: ReactNode }

export type SignName = keyof typeof DRAWINGS
export const isSign = (word: string): word is SignName => Object.hasOwn(DRAWINGS, word)

/** A sign, as high as the text around it. */
export function Sign({ name, className }: { readonly name: SignName; readonly className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      aria-hidden="true"
      className={[css.sign, css[name], className].filter(Boolean).join(' ')}
    >
      {DRAWINGS[name]}
    </svg>
  )
}
