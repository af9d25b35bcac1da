import addressOf from 'virtual:icons'

/** A picture of the icon set, in the colour of the text. A new one is added to a list in `icons/`. */
export function Icon({ name, className }: { readonly name: string; readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 512 512" width="1em" height="1em" fill="currentColor" aria-hidden="true" className={className}>
      <use href={`${addressOf(name)}#${name}`} />
    </svg>
  )
}
