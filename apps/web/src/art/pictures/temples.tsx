import css from './pictures.module.css'
import { onCircle, polygon } from './shapes.ts'
import { Sky } from './sky.tsx'

/** Five temples on a ring that is seen from a height. */
const TEMPLES = [0, 72, 144, 216, 288].map((angle) => {
  const [x, y] = onCircle(160, 0, 118, angle)
  return { angle, x, y: 92 + y * 0.52, size: 1 + y / 420 }
})
const COLOURS = ['#c9473f', '#d8b13e', '#4a86d0', '#55a04c', '#8a63c9'] as const

/** The lattice: points of a hexagon and its middle; the lit chain runs through four of them. */
const KNOTS = [[160, 98] as const, ...[0, 60, 120, 180, 240, 300].map((angle) => flat(onCircle(160, 98, 44, angle)))]
const CHAIN = [KNOTS[6]!, KNOTS[0]!, KNOTS[2]!, KNOTS[3]!]

function flat([x, y]: readonly [number, number]): readonly [number, number] {
  return [x, 98 + (y - 98) * 0.72]
}

/** Mystery of the Temples: the ring, and the lattice with a chain that is about to break a curse. */
export function TemplesPicture() {
  return (
    <svg viewBox="0 0 320 180" className={css.picture} aria-hidden="true">
      <Sky />
      <ellipse cx="160" cy="96" rx="136" ry="72" className={css.fine} />
      <ellipse cx="160" cy="96" rx="100" ry="51" className={css.fine} />
      <ellipse cx="160" cy="96" rx="118" ry="61.5" className={css.line} strokeDasharray="2 6" />
      <path d={polygon(KNOTS.slice(1))} className={css.line} />
      {KNOTS.slice(1).map((knot) => (
        <path key={`${knot}`} d={`M${KNOTS[0]} L${knot}`} className={css.fine} />
      ))}
      <path
        d={`M${CHAIN.join(' L')}`}
        fill="none"
        stroke="#f6d98a"
        strokeWidth="9"
        strokeLinejoin="round"
        opacity="0.22"
      />
      <path d={`M${CHAIN.join(' L')}`} fill="none" stroke="#f6d98a" strokeWidth="2.4" strokeLinejoin="round" />
      {KNOTS.map(([x, y], i) => (
        <Crystal
          key={`${x} ${y}`}
          x={x}
          y={y}
          cut={i % 3}
          colour={COLOURS[(i * 2) % 5]!}
          lit={CHAIN.includes(KNOTS[i]!)}
        />
      ))}
      {TEMPLES.map(({ angle, x, y, size }, i) => (
        <g key={angle} transform={`translate(${x} ${y}) scale(${size * 1.15})`}>
          <path d="M-20 10h40v4h-40Z M-16-6h32v3h-32Z" className={css.solid} />
          <path d="M-19-6 0-19 19-6Z" fill={COLOURS[i]} stroke="#d9b45f" strokeWidth="1.2" strokeLinejoin="round" />
          <path d="M-14-3h6v13h-6Z M-3-3h6v13h-6Z M8-3h6v13h-6Z" className={css.solid} />
        </g>
      ))}
    </svg>
  )
}

const CUTS = ['M0-8 7 0 0 8-7 0Z', 'M-5-7h10l3 5-8 10-8-10Z', 'M0-8 7-4v8L0 8l-7-4v-8Z'] as const

function Crystal(props: {
  readonly x: number
  readonly y: number
  readonly cut: number
  readonly colour: string
  readonly lit: boolean
}) {
  const { x, y, cut, colour, lit } = props
  return (
    <path
      d={CUTS[cut]}
      transform={`translate(${x} ${y})`}
      fill={lit ? colour : '#15172a'}
      stroke={lit ? '#f6d98a' : colour}
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
  )
}
