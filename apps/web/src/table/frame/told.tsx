import { memo } from 'react'
import { useWords } from '../../words/words.tsx'
import type { Line } from '../lines.ts'

type Event = Extract<Line, { readonly kind: 'event' }>

/** Lines are made anew with every move; those that say the same are the same. */
const isSame = (a: Event, b: Event): boolean =>
  a.opens === b.opens && JSON.stringify(a.phrase) === JSON.stringify(b.phrase)

/** What is told stays told: of a long game only the new lines are said. */
export const Told = memo(
  function Told({ line: { phrase, opens } }: { readonly line: Event }) {
    const { rich } = useWords()
    return <li data-opens={opens || undefined}>{rich(phrase)}</li>
  },
  (before, after) => isSame(before.line, after.line),
)
