import type { Move, Phrase } from '@athanor/kernel'
import { createContext, useContext } from 'react'

/** What the frame does for a board and its cards, wherever they are shown. */
export interface Help {
  /** Why a move cannot be made; undefined while nobody has asked, empty for one that can. */
  why(move: Move): readonly Phrase[] | undefined
  /** Shows the thing that a key names, large and with everything about it. */
  open(name: string): void
  readonly names: readonly string[]
}

export const HelpContext = createContext<Help | undefined>(undefined)

export function useHelp(): Help {
  const help = useContext(HelpContext)
  if (!help) throw new Error('there is no table around this')
  return help
}
