import css from './furnace.module.css'
import { onCircle, ticks } from './shapes.ts'

const C = [200, 200] as const
/** Fire, air, water, earth, as alchemists write them. */
const SIGNS = [
  [45, 'M0-9 9 7H-9Z'],
  [135, 'M0 9 9-7H-9Z'],
  [225, 'M0 9 9-7H-9Z M-5 3H5'],
  [315, 'M0-9 9 7H-9Z M-5-3H5'],
] as const
const PLANETS = [12, 74, 110, 163, 201, 258, 290, 341] as const

/** The athanor within its astrolabe; the fire flickers. */
export function Furnace() {
  return (
    <svg viewBox="0 0 400 400" className={css.furnace} aria-hidden="true">
      <circle cx="200" cy="232" r="120" className={css.glow} />
      <g className={css.wheel}>
        <circle cx="200" cy="200" r="192" className={css.line} />
        <circle cx="200" cy="200" r="178" className={css.line} />
        <path d={ticks(...C, 178, 192, 72)} className={css.fine} />
        <path d={ticks(...C, 172, 192, 12)} className={css.line} />
        <circle cx="200" cy="200" r="148" className={css.fine} />
        {PLANETS.map((angle) => {
          const [x, y] = onCircle(...C, angle % 2 ? 163 : 148, angle)
          return <circle key={angle} cx={x} cy={y} r={2 + (angle % 3)} className={css.dot} />
        })}
        {SIGNS.map(([angle, sign]) => {
          const [x, y] = onCircle(...C, 163, angle)
          return <path key={angle} d={sign} transform={`translate(${x} ${y})`} className={css.line} />
        })}
      </g>
      <g className={css.body}>
        <path d="M148 318v-118h104v118Z" className={css.solid} />
        <path d="M142 318h116v14H142Z M142 190h116v12H142Z" className={css.solid} />
        <path d="M150 190c0-44 22-66 50-72 28 6 50 28 50 72Z" className={css.solid} />
        <path d="M194 118v-14h12v14M188 104h24" className={css.line} />
        <path d="M200 96c-6-10 6-14 0-26 10 8 8 18 0 26Z" className={css.smoke} />
        <path
          d="M166 190c0-30 14-48 34-54 20 6 34 24 34 54M152 226h96M152 262h20m56 0h20M152 294h14m68 0h14M176 202v24m48-24v24M162 226v36m76-36v36"
          className={css.fine}
        />
        <path d="M170 318v-42c0-20 12-34 30-34s30 14 30 34v42Z" className={css.door} />
        <g className={css.fire}>
          <path
            d="M200 252c14 18 22 28 22 44a22 22 0 0 1-44 0c0-10 6-16 9-25 4 4 6 8 6 12 4-8 8-18 7-31Z"
            className={css.flame}
          />
          <path d="M200 280c7 9 11 14 11 22a11 11 0 0 1-22 0c0-8 7-12 11-22Z" className={css.core} />
        </g>
        <path d="M176 318v-8m12 8v-8m12 8v-8m12 8v-8m12 8v-8" className={css.line} />
        <path d="M250 168c20-6 32-20 40-38M244 152c16-6 26-16 34-30M278 122c6-4 14 0 12 8" className={css.line} />
        <path d="M284 126c22 24 30 62 30 96" className={css.line} />
        <path d="M306 222h16v14c18 8 26 22 26 36a34 34 0 0 1-68 0c0-14 8-28 26-36Z" className={css.solid} />
        <path d="M281 268c14 6 22-6 34 0s22 2 33-2c2 24-14 40-34 40s-34-16-33-38Z" className={css.potion} />
        <path d="M302 222h24M300 286a3 3 0 1 0 .1 0ZM322 278a2 2 0 1 0 .1 0Z" className={css.line} />
        <path d="M96 332v-52c-6-4-6-14 0-16h22c6 2 6 12 0 16v52Z" className={css.solid} />
        <path d="M84 332h46" className={css.line} />
        <g className={css.fire}>
          <path d="M107 232c8 10 9 15 9 20a9 9 0 0 1-18 0c0-5 3-10 9-20Z" className={css.flame} />
        </g>
        <path d="M107 264v-6" className={css.line} />
        <path d="M72 332h256" className={css.line} />
      </g>
    </svg>
  )
}
