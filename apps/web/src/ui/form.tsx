import type { ReactNode } from 'react'
import css from './form.module.css'

/** Fields that are sent together, by the button or the Enter key. */
export function Form({
  row = false,
  onSend,
  children,
}: {
  readonly row?: boolean
  onSend(): void
  readonly children: ReactNode
}) {
  return (
    <form
      className={row ? css.row : css.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {children}
    </form>
  )
}

/** Fields beside each other where there is room. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={css.columns}>{children}</div>
}
