import css from './pictures.module.css'

const STARS = [
  [22, 24, 0.9],
  [58, 52, 0.6],
  [41, 96, 0.7],
  [92, 18, 0.7],
  [128, 40, 0.5],
  [196, 22, 0.8],
  [232, 48, 0.6],
  [268, 20, 1],
  [301, 62, 0.7],
  [286, 104, 0.6],
  [14, 138, 0.6],
  [308, 140, 0.8],
] as const

/** A few stars, the same over all pictures. */
export function Sky() {
  return STARS.map(([x, y, r]) => <circle key={x} cx={x} cy={y} r={r} className={css.star} />)
}
