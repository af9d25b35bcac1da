import { NameLink } from '../words/name-link.tsx'
import type { Draw } from '../words/rich.tsx'
import css from './materia.module.css'
import { Materia, Rune } from './materia.tsx'

interface Named {
  readonly name: string
  readonly children: string
}

function Thing({ name, children }: Named) {
  const [kind, id = ''] = name.split('.')
  if (kind === 'spell') return <NameLink name={name}>{children}</NameLink>
  return (
    <span title={children} className={css.named}>
      {kind === 'token' ? <Materia token={id} className={css.inline} /> : <Rune rune={id} />}
      <span className="unseen">{children}</span>
    </span>
  )
}

/** Tokens and runes are drawn into sentences; the names of spells open their cards. */
export const draw: Draw = { things: /^(spell\.[A-Z]\d|token\.[A-Z][cts]|rune\.[cts])$/, Thing }
