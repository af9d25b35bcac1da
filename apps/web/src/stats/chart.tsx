import type { ReactNode } from 'react'
import { useWidth } from '../ui/use-width.ts'
import { useWords } from '../words/words.tsx'
import css from './chart.module.css'

export const HIGH = 220

/** A picture of figures with the figures themselves below it. The picture is drawn as wide as there is room. */
export function Chart(props: {
  readonly title: string
  /** What the marks mean. */
  readonly legend?: string
  draw(width: number): ReactNode
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
            {draw(width)}
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
