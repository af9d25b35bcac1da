import css from './pictures.module.css'
import { onCircle, ringPiece, ticks } from './shapes.ts'
import { Sky } from './sky.tsx'

const HUB = [160, 176] as const
const COLOURS = ['#4f7fa8', '#6fb95c', '#d0a53c', '#b0633f'] as const
/** The twelve spaces, laid out over the half of the wheel that can be seen. */
const SPACES = Array.from({ length: 12 }, (_, i) => ({ from: i * 15 - 90, colour: COLOURS[Math.floor(i / 3)]! }))
/** A snowflake, a bud, a sun, a falling leaf. */
const SIGNS = [
  'M0-11V11M-9.5-5.5 9.5 5.5M9.5-5.5-9.5 5.5M-3-10 0-7 3-10M-3 10 0 7 3 10',
  'M0 11V-2M0-2c-9 0-10-7-9-10 7 0 9 4 9 10Zm0 4c8 0 9-6 8-9-6 0-8 4-8 9Z',
  'M0-5a5 5 0 1 0 .1 0ZM0-12v2.5M0 12V9.5M-12 0h2.5M12 0H9.5M-8.5-8.5l1.8 1.8M8.5 8.5 6.7 6.7M-8.5 8.5l1.8-1.8M8.5-8.5 6.7-6.7',
  'M-8 9C-10-3-2-10 9-10 9 2 3 9-8 9Zm0 0L4-4M-10 12l2-3',
].map((sign, i) => ({ sign, at: onCircle(...HUB, 129, i * 45 - 67.5) }))

/** Seasons: the wheel of the year over three dice, a crystal in its middle. */
export function SeasonsPicture() {
  return (
    <svg viewBox="0 0 320 180" className={css.picture} aria-hidden="true">
      <Sky />
      <path d={ticks(...HUB, 150, 154, 72)} className={css.fine} />
      <circle cx={HUB[0]} cy={HUB[1]} r="156" className={css.fine} />
      {SPACES.map(({ from, colour }) => (
        <path key={from} d={ringPiece(...HUB, 112, 146, from + 0.5, from + 14.5)} fill={colour} opacity="0.92" />
      ))}
      <circle cx={HUB[0]} cy={HUB[1]} r="146" className={css.line} />
      <circle cx={HUB[0]} cy={HUB[1]} r="112" className={css.line} />
      <circle cx={HUB[0]} cy={HUB[1]} r="100" className={css.fine} />
      <g fill="none" stroke="#15172a" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {SIGNS.map(({ sign, at: [x, y] }) => (
          <path key={sign} d={sign} transform={`translate(${x} ${y})`} />
        ))}
      </g>
      <path
        d="M160 78 178 108 160 158 142 108Z"
        fill="#0f4a52"
        stroke="#74e4dc"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path
        d="M142 108h36M160 78l-7 30 7 50 7-50Z"
        fill="none"
        stroke="#74e4dc"
        strokeWidth="0.9"
        strokeLinejoin="round"
      />
      <Die x={84} colour="#6fb95c">
        <path d="M0-9 8-4.5v9L0 9l-8-4.5v-9Z M0 5v-9m0 4 4-3m-4 0-4-3" />
      </Die>
      <Die x={236} colour="#d0a53c">
        <path d="M0-10c6 6 7 9 7 12A7 7 0 0 1-7 2c0-3 3-4 3-8 2 1 3 3 3 4 1-2 1-5 1-8Z" />
      </Die>
    </svg>
  )
}

function Die({
  x,
  colour,
  children,
}: {
  readonly x: number
  readonly colour: string
  readonly children: React.ReactNode
}) {
  return (
    <g transform={`translate(${x} 150)`}>
      <rect x="-17" y="-17" width="34" height="34" rx="7" fill={colour} stroke="#f0e3bd" strokeWidth="1.2" />
      <g fill="none" stroke="#15172a" strokeWidth="1.9" strokeLinejoin="round" strokeLinecap="round">
        {children}
      </g>
    </g>
  )
}
