import { useSyncExternalStore } from 'react'

const query = matchMedia('(max-width: 700px)')

const subscribe = (changed: () => void): (() => void) => {
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the page is as narrow as a phone held upright. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches)
