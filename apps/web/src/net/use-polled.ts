import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiFault } from './fault.ts'

/** What changes is told over the wire; this is for whoever has none, and for what nobody tells. */
const EVERY_MS = 20_000
/** A server that does not answer is asked again soon. */
const AGAIN_MS = 3000

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
 * What the server says, asked again now and then while the page is looked at, until the answer is the last one. `load`
 * must be stable.
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
  const away = fault?.code === 'no-server'
  const done = value !== undefined && isLast(value)
  useEffect(() => {
    if (done) return
    const ask = (): void => {
      if (!document.hidden) void refresh()
    }
    ask()
    const timer = setInterval(ask, away ? AGAIN_MS : EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [refresh, done, away])
  return { value, fault, refresh: useCallback(() => void refresh(), [refresh]), put }
}
