import type { Messages } from '@athanor/kernel'
import { type ComponentType, Fragment, type ReactNode } from 'react'

/** How the things that a text names are drawn. */
export interface Draw {
  /** The keys of texts that name a thing: a card, an energy. */
  readonly things: RegExp
  readonly Thing: ComponentType<{ readonly name: string; readonly children: string }>
}

// Private characters, which no text has: they mark where a thing is named.
const OPEN = '\ue000'
const NAME_END = '\ue001'
const CLOSE = '\ue002'
const MARKED = new RegExp(`${OPEN}([^${NAME_END}]*)${NAME_END}([^${CLOSE}]*)${CLOSE}`, 'u')

/** The names of things, each with a mark that survives being put into a sentence. */
export function marked(messages: Messages, things: RegExp): Messages {
  const found: { [key: string]: string } = {}
  for (const [key, text] of Object.entries(messages))
    if (things.test(key)) found[key] = `${OPEN}${key}${NAME_END}${text}${CLOSE}`
  return found
}

/** A sentence with its things drawn. */
export function pieces(text: string, { Thing }: Draw): ReactNode {
  const parts = text.split(MARKED)
  return parts.map((part, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have nothing but their place
    if (i % 3 === 0) return <Fragment key={i}>{part}</Fragment>
    if (i % 3 === 1) return undefined
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have nothing but their place
      <Thing key={i} name={parts[i - 1]!}>
        {part}
      </Thing>
    )
  })
}
