import type { Move } from '@athanor/kernel'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

/** What is pointed at or focused: what there is to read, and the answer that it stands for. */
interface Passage {
  readonly what: ReactNode
  readonly move: Move | undefined
}

/**
 * Whatever is pointed at or focused is read out on the ribbon of the book: a fixed place, so that nothing is covered
 * and nothing jumps.
 */
type Reading = (passage: Passage | undefined) => void

const Reader = createContext<Reading>(() => {})
const PassageContext = createContext<Passage | undefined>(undefined)

/** `moment` is what is on the table: when it changes, nothing is read any more. */
export function ReadingProvider({ moment, children }: { readonly moment: unknown; readonly children: ReactNode }) {
  const [passage, read] = useState<Passage>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment closes the passage
  useEffect(() => read(undefined), [moment])
  return (
    <Reader value={read}>
      <PassageContext value={passage}>{children}</PassageContext>
    </Reader>
  )
}

export const usePassage = (): ReactNode => useContext(PassageContext)?.what
/** The answer that somebody thinks of. */
export const useThought = (): Move | undefined => useContext(PassageContext)?.move

/** What an element needs to be read out. A finger has no pointer that hovers: it taps. */
export function useReading(what: ReactNode, move?: Move) {
  const read = useContext(Reader)
  return useMemo(
    () => ({
      onPointerEnter: () => read({ what, move }),
      onPointerLeave: () => read(undefined),
      onFocus: () => read({ what, move }),
      onBlur: () => read(undefined),
    }),
    [read, what, move],
  )
}
