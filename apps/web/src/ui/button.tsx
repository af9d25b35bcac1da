import { type ComponentProps, createContext, useContext } from 'react'
import css from './ui.module.css'

type Look = 'plain' | 'primary' | 'quiet'

const Inside = createContext(false)
/** Whether one is drawn inside of a button, where nothing else can be clicked. */
export const useInsideButton = (): boolean => useContext(Inside)

/** A button, 40 pixels high at least. */
export function Button({
  look = 'plain',
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { readonly look?: Look }) {
  const names = [css.button, look === 'primary' && css.primary, look === 'quiet' && css.quiet, className]
  return (
    <button type="button" {...rest} className={names.filter(Boolean).join(' ')}>
      <Inside value={true}>{children}</Inside>
    </button>
  )
}
