import css from './art.module.css'

/** The cut of each kind and the edges of its facets, in a box of 24 around the middle. */
const CUTS: { readonly [kind: string]: { readonly outline: string; readonly facets: string; readonly light: string } } =
  {
    C: { outline: 'M0-12 7.5-2 0 12-7.5-2Z', facets: 'M-7.5-2H7.5M0-12-2.5-2 0 12 2.5-2Z', light: 'M0-12-7.5-2H-2.5Z' },
    R: {
      outline: 'M-4.6-11H4.6L11-4.6V4.6L4.6 11H-4.6L-11 4.6V-4.6Z',
      facets: 'M-5-5H5V5H-5ZM-4.6-11-5-5-11-4.6M4.6-11 5-5 11-4.6M4.6 11 5 5 11 4.6M-4.6 11-5 5-11 4.6',
      light: 'M-4.6-11H4.6L5-5H-5Z',
    },
    Y: {
      outline: 'M0-12 4-4 12 0 4 4 0 12-4 4-12 0-4-4Z',
      facets: 'M0-12V12M-12 0H12M-4-4 4 4M4-4-4 4',
      light: 'M0-12 0 0-4-4ZM-12 0 0 0-4-4Z',
    },
    B: {
      outline: 'M0-12C4-6 9-1 9 4A9 8 0 0 1-9 4C-9-1-4-6 0-12Z',
      facets: 'M0-12-4 3 0 8 4 3ZM-9 4-4 3M9 4 4 3M0 8V12',
      light: 'M0-12-4 3-9 4C-9-1-4-6 0-12Z',
    },
    G: {
      outline: 'M-5-12H5L9-8V8L5 12H-5L-9 8V-8Z',
      facets: 'M-4-7H4V7H-4ZM-5-12-4-7-9-8M5-12 4-7 9-8M5 12 4 7 9 8M-5 12-4 7-9 8',
      light: 'M-5-12H5L4-7H-4Z',
    },
    P: { outline: 'M0-11 12 10H-12Z', facets: 'M-6-.5H6L0 10ZM0-11-6-.5', light: 'M0-11 6-.5H-6Z' },
  }

const wheel = (kinds: string): [kind: string, path: string][] =>
  [...kinds].map((kind, i) => {
    const corner = (n: number): string => {
      const turn = (n / kinds.length) * 2 * Math.PI
      return `${(Math.sin(turn) * 11).toFixed(2)} ${(-Math.cos(turn) * 11).toFixed(2)}`
    }
    return [kind, `M0 0L${corner(i)}L${corner(i + 1)}Z`]
  })
/** Any colour, any kind: a wheel of those that can be chosen. */
const WHEELS: { readonly [kind: string]: [kind: string, path: string][] } = {
  '*': wheel('RYBGP'),
  '?': wheel('RYBGPC'),
}

/** A crystal inside a picture: every kind has a cut of its own. */
export function CrystalMark({ kind, x = 0, y = 0, size = 24, faint = false }: MarkProps) {
  const wheel = WHEELS[kind]
  const cut = CUTS[kind]
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`} className={faint ? css.faint : undefined}>
      {wheel?.map(([each, path]) => (
        <path key={each} d={path} className={`${css.outline} ${css[each]}`} />
      ))}
      {cut && (
        <>
          <path d={cut.outline} className={`${css.outline} ${css[kind]}`} />
          <path d={cut.light} className={css.light} />
          <path d={cut.facets} className={css.facets} />
        </>
      )}
    </g>
  )
}

interface MarkProps {
  readonly kind: string
  readonly x?: number
  readonly y?: number
  readonly size?: number
  /** Only its outline: a crystal that is missing. */
  readonly faint?: boolean
}

/** A crystal by itself, as high as the text unless told otherwise. */
export function Crystal({ kind, size = '1.15em' }: { readonly kind: string; readonly size?: string }) {
  return (
    <svg viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true" className={css.inline}>
      <CrystalMark kind={kind} />
    </svg>
  )
}

export function Crystals({ kinds, size }: { readonly kinds: string; readonly size?: string }) {
  return [...kinds].map((kind, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: crystals of a kind are all alike
    <Crystal key={i} kind={kind} {...(size && { size })} />
  ))
}
