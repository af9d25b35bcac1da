import { Icon } from '../art/icon.tsx'
import css from './icon-button.module.css'

/** A round button with a sign; its name is said, and shown to whoever points at it. */
export function IconButton({
  icon,
  label,
  framed = false,
  onClick,
}: {
  readonly icon: string
  readonly label: string
  /** With a line round it, among other buttons. */
  readonly framed?: boolean
  onClick(): void
}) {
  return (
    <button
      type="button"
      className={css.button}
      data-framed={framed || undefined}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
