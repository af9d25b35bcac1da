import { useWords } from '../../words/words.tsx'
import { useLines, useTelling } from './log.tsx'

/** So many of the last lines are there to be heard. */
const HEARD = 20

/** Tells what happens where there is no room to show it: whoever listens hears the log on a phone too. */
export function Herald() {
  const { ui } = useWords()
  const lines = useLines()
  const tell = useTelling()
  const from = Math.max(0, lines.length - HEARD)
  return (
    <div role="log" aria-label={ui('log')} className="unseen">
      {lines.slice(from).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end, and taken from there
        <p key={from + i}>{tell(line)}</p>
      ))}
    </div>
  )
}
