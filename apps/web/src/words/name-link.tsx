import { useHelp } from '../table/help.tsx'
import { useInsideButton } from '../ui/button.tsx'
import css from './name-link.module.css'

/** The name of a card in a sentence, which opens it. A link and no button: only links break with their line. */
export function NameLink({ name, children }: { readonly name: string; readonly children: string }) {
  const inside = useInsideButton()
  const { open } = useHelp()
  if (inside) return <b>{children}</b>
  return (
    <a
      href={`#${name}`}
      className={css.link}
      onClick={(event) => {
        event.preventDefault()
        open(name)
      }}
    >
      {children}
    </a>
  )
}
