import { useEffect, useState } from 'react'

/** What takes longer than this, in ms, is worth a word. */
const PATIENCE = 700

/** Whether something has been going on for so long that one wonders. */
export function useSlow(going: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!going) return
    const timer = setTimeout(() => setSlow(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [going])
  return slow
}
