import { useCallback, useState } from 'react'
import { ApiFault } from './fault.ts'

export interface Action<A extends readonly unknown[]> {
  run(...args: A): void
  readonly busy: boolean
  readonly fault: ApiFault | undefined
}

/** Something a person sets off that the server may refuse. What was typed stays where it is. */
export function useAction<A extends readonly unknown[]>(work: (...args: A) => Promise<unknown>): Action<A> {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<ApiFault>()
  const run = useCallback(
    (...args: A) => {
      setBusy(true)
      setFault(undefined)
      work(...args)
        .catch((error: unknown) => setFault(error instanceof ApiFault ? error : new ApiFault('our-fault')))
        .finally(() => setBusy(false))
    },
    [work],
  )
  return { run, busy, fault }
}
