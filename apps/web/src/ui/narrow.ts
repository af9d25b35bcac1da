import { useSyncExternalStore } from 'react'

/** Whether the screen is like this; components follow when that changes. */
function watching(media: string): () => boolean {
  const query = matchMedia(media)
  const subscribe = (changed: () => void): (() => void) => {
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }
  return () => useSyncExternalStore(subscribe, () => query.matches)
}

/** Whether the page is as narrow as a phone held upright. */
export const useNarrow = watching('(max-width: 700px)')
/** Whether there is no room for a rail beside the board. */
export const useNoRail = watching('(max-width: 1200px)')
/** Whether a finger points, which does not hit so exactly. */
export const useFinger = watching('(pointer: coarse)')
