import type { ComponentProps } from 'react'
import css from './ui.module.css'

type Look = 'plain' | 'primary' | 'quiet'

/** A button, 40 pixels high at least. */
export function Button({ look = 'plain', className, ...rest }: ComponentProps<'button'> & { readonly look?: Look }) {
  const names = [css.button, look === 'primary' && css.primary, look === 'quiet' && css.quiet, className]
  return <button type="button" {...rest} className={names.filter(Boolean).join(' ')} />
}
