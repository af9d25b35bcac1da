import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

/**
 * Whatever is pointed at or focused is read out on the ribbon of the book: a fixed place, so that nothing is covered
 * and nothing jumps.
 */
type Read = (what: ReactNode) => void

const Reader = createContext<Read>(() => {})
const Passage = createContext<ReactNode>(undefined)

/** `moment` is what is on the table: when it changes, nothing is read any more. */
export function ReadingProvider({ moment, children }: { readonly moment: unknown; readonly children: ReactNode }) {
  const [passage, read] = useState<ReactNode>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment closes the passage
  useEffect(() => read(undefined), [moment])
  return (
    <Reader value={read}>
      <Passage value={passage}>{children}</Passage>
    </Reader>
  )
}

export const usePassage = (): ReactNode => useContext(Passage)

/** What an element needs to be read out. A finger has no pointer that hovers: it taps. */
export function useReading(what: ReactNode) {
  const read = useContext(Reader)
  return useMemo(
    () => ({
      onPointerEnter: () => read(what),
      onPointerLeave: () => read(undefined),
      onFocus: () => read(what),
      onBlur: () => read(undefined),
    }),
    [read, what],
  )
}
