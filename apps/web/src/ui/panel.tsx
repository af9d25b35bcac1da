import { type ReactNode, useId } from 'react'
import css from './panel.module.css'

/** A part of a page with a heading. */
export function Panel(props: { readonly title: string; readonly id?: string; readonly children: ReactNode }) {
  const { title, id, children } = props
  const heading = useId()
  return (
    <section id={id} className={css.panel} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}
