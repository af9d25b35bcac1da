import { useTell } from './texts/index.ts'

/** The mark of whoever begins every round. */
export function FirstPlayer() {
  const tell = useTell()
  return (
    <span title={tell('first-player')} role="img" aria-label={tell('first-player')}>
      ❶
    </span>
  )
}
