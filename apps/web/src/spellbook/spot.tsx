import { type ReactNode, useMemo } from 'react'
import { useWords } from '../words/words.tsx'
import { useMoment, useSpot } from './moment.tsx'
import { Note } from './note.tsx'
import { useReading } from './reading.tsx'
import css from './spot.module.css'

interface SpotProps {
  readonly place: string
  /** What lies there, for whoever cannot see it. */
  readonly label: string
  /** What else there is to know of the answer, for whoever cannot see it. */
  readonly more?: string | undefined
  readonly className?: string | undefined
  readonly chosen?: boolean | undefined
  /** Whether the answer that somebody thinks of would take it. */
  readonly spent?: boolean | undefined
  /** What a click does instead of answering at once. */
  readonly onPress?: (() => void) | undefined
  readonly children: ReactNode
}

/** A place that can be clicked: it glows when it is an answer, and says why when it is none. */
export function SpotButton({ place, label, more, className, chosen, spent, onPress, children }: SpotProps) {
  const { act } = useMoment()
  const { say: speak, rich } = useWords()
  const { move, say, reasons } = useSpot(place)
  const passage = useMemo(
    () =>
      say && move !== undefined ? (
        <>
          {rich(say)} <Note move={move} />
        </>
      ) : (
        <>
          {label}{' '}
          {reasons.map((reason) => (
            <em key={speak(reason)}>{rich(reason)} </em>
          ))}
        </>
      ),
    [say, move, label, reasons, rich, speak],
  )
  const reading = useReading(passage, move)
  const press = (): void => {
    if (move === undefined) reading.onFocus()
    else if (onPress) onPress()
    else act(move)
  }
  return (
    <button
      type="button"
      className={className ? `${css.spot} ${className}` : css.spot}
      data-place={place}
      data-legal={move !== undefined || undefined}
      data-chosen={chosen || undefined}
      data-spent={spent || undefined}
      aria-disabled={move === undefined}
      aria-pressed={chosen ? true : undefined}
      aria-label={(say ? [speak(say), ...(more ? [more] : [])] : [label, ...reasons.map(speak)]).join(' ')}
      onClick={press}
      {...reading}
    >
      {children}
    </button>
  )
}
