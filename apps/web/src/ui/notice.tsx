import type { ReactNode } from 'react'
import type { ApiFault } from '../net/fault.ts'
import { useWords } from '../words/words.tsx'
import css from './form.module.css'

/** Why something was not done, and what to do about it. */
export function FaultLine({ of: fault }: { readonly of: ApiFault | undefined }) {
  const { ui, say } = useWords()
  if (!fault) return undefined
  return (
    <p role="alert" className={css.fault}>
      {ui(`fault.${fault.code}`)} {fault.reasons.map(say).join(' ')}
    </p>
  )
}

/** Says that something was done. */
export function DoneLine({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={css.done}>
      {children}
    </p>
  )
}
