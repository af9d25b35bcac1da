import type { ReactNode } from 'react'
import { Button } from './button.tsx'
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

/** The button that sends a long form: in sight however far one has read. */
export function Send({ disabled, children }: { readonly disabled?: boolean; readonly children: ReactNode }) {
  return (
    <Button type="submit" look="primary" className={css.send} disabled={disabled}>
      {children}
    </Button>
  )
}

/** Fields beside each other where there is room. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={css.columns}>{children}</div>
}
