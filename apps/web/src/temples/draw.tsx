import { NameLink } from '../words/name-link.tsx'
import type { Draw } from '../words/rich.tsx'
import { Crystal } from './art/crystal.tsx'
import { Emblem, type Owner, Pawn } from './art/emblem.tsx'
import { Rune } from './art/rune.tsx'
import { kindOfKey } from './crystals.ts'
import css from './draw.module.css'

/** A name in a sentence: crystals and runes have their sign before it, and whatever has more to tell opens. */
function Thing({ name, children }: { readonly name: string; readonly children: string }) {
  const kind = kindOfKey(name)
  const sign = kind ? (
    <Crystal kind={kind} size="1em" />
  ) : (
    name.startsWith('rune.') && <Rune letter={name.slice(5).toUpperCase()} size="1.2em" />
  )
  if (kind)
    return (
      <span className={css.sign}>
        {sign}
        {children}
      </span>
    )
  return (
    <span className={css.sign}>
      {sign}
      <NameLink name={name}>{children}</NameLink>
    </span>
  )
}

export const draw: Draw = { things: /^(crystal|rune|temple|wilderness|power|spell)\.[a-z0-9-]+$/, Thing }

/** What travels: `crystal.R`, `rune.A`, `pawn.0`, `marker.virtual`. */
export function Token({ thing }: { readonly thing: string }) {
  const [sort, name = ''] = thing.split('.')
  const owner: Owner = name === 'virtual' ? 'virtual' : Number(name)
  if (sort === 'pawn') return <Pawn owner={owner} size="40px" />
  if (sort === 'marker') return <Emblem owner={owner} size="24px" />
  return sort === 'rune' ? <Rune letter={name} size="36px" /> : <Crystal kind={name} size="28px" />
}
