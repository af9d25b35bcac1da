import { useSyncExternalStore } from 'react'

/** Whether the page is so wide as this; components follow when that changes. */
function watching(width: string): () => boolean {
  const query = matchMedia(`(max-width: ${width})`)
  const subscribe = (changed: () => void): (() => void) => {
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(subscribe, () => query.matches)
}

/** Whether the page is as narrow as a phone held upright. */
export const useNarrow = watching('700px')
/** Whether there is no room for a rail beside the board. */
export const useNoRail = watching('1100px')
