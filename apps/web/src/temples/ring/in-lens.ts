import { useFinger, useNarrow } from '../../ui/narrow.ts'

/** Whether one acts in the lens: what lies on a card is too small for a phone, and too close together for a finger. */
export function useActsInLens(): boolean {
  const narrow = useNarrow()
  const finger = useFinger()
  return narrow || finger
}
