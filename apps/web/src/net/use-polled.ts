import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiFault } from './fault.ts'

const EVERY_MS = 3000

export interface Polled<T> {
  /** The last answer; it stays while the server is away. */
  readonly value: T | undefined
  readonly fault: ApiFault | undefined
  /** Asks at once. */
  refresh(): void
  /** Shows what another request has already brought. */
  put(value: T): void
}

/**
 * What the server says, asked again every few seconds while the page is looked at, until the answer is the last one.
 * `load` must be stable.
 */
export function usePolled<T>(load: () => Promise<T>, isLast: (value: T) => boolean = () => false): Polled<T> {
  const [value, put] = useState<T>()
  const [fault, setFault] = useState<ApiFault>()
  const current = useRef(load)
  current.current = load
  const refresh = useCallback(async () => {
    try {
      const answer = await load()
      if (current.current !== load) return
      put(answer)
      setFault(undefined)
    } catch (error) {
      if (current.current === load) setFault(error instanceof ApiFault ? error : new ApiFault('our-fault'))
    }
  }, [load])
  const done = value !== undefined && isLast(value)
  useEffect(() => {
    if (done) return
    const ask = (): void => {
      if (!document.hidden) void refresh()
    }
    ask()
    const timer = setInterval(ask, EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [refresh, done])
  return { value, fault, refresh: () => void refresh(), put }
}
