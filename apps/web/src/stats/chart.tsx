import type { ComponentProps, ReactNode } from 'react'
import { useWidth } from '../ui/use-width.ts'
import { useWords } from '../words/words.tsx'
import css from './chart.module.css'

const HIGH = 220
const SIDE = 14
const TOP = 24
const FOOT = 28

/** Where a picture draws: the numbers of its axis stand below `bottom`. */
export interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A number or a word below the picture or beside it. */
export function Scale(props: ComponentProps<'text'>) {
  return <text className={css.scale} {...props} />
}

/** How far below the picture its axis is written. */
export const BELOW = 20

/** A picture of figures with the figures themselves below it. The picture is drawn as wide as there is room. */
export function Chart(props: {
  readonly title: string
  /** What the marks mean. */
  readonly legend?: string
  draw(area: Area): ReactNode
  /** The same as a table. */
  readonly children: ReactNode
}) {
  const { title, legend, draw, children } = props
  const { ui } = useWords()
  const [ref, width] = useWidth<HTMLDivElement>()
  return (
    <figure className={css.figure}>
      <figcaption>
        <h3>{title}</h3>
        {legend && <span className={css.legend}>{legend}</span>}
      </figcaption>
      <div ref={ref} className={css.picture}>
        {width > 0 && (
          <svg width={width} height={HIGH} viewBox={`0 0 ${width} ${HIGH}`} role="img" aria-label={title}>
            {draw({ left: SIDE, right: width - SIDE, top: TOP, bottom: HIGH - FOOT })}
          </svg>
        )}
      </div>
      <details className={css.details}>
        <summary>{ui('stats.as-table')}</summary>
        {children}
      </details>
    </figure>
  )
}
