import { type ComponentProps, type PointerEvent, useRef } from 'react'
import { usePlay } from './play.tsx'

interface SpotProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly target: string
  /** The accessible name. */
  readonly label: string
  /** A first touch only looks at it: what a click does is seen before. */
  readonly peek?: boolean
}

/** Something on the board that may be a target: glows when it is, and is looked at by pointer and keyboard in any case. */
export function Spot({ target, label, peek = false, children, ...rest }: SpotProps) {
  const { available, picks, pick, look, setLook } = usePlay()
  const seen = useRef(false)
  const live = available.has(target)
  const picked = picks.includes(target)
  const byMouse = (event: PointerEvent, then: () => void): void => {
    if (event.pointerType === 'mouse') then()
  }
  return (
    <button
      type="button"
      data-target={target}
      aria-label={label}
      aria-disabled={!live && !picked}
      aria-pressed={picked || undefined}
      data-live={live || undefined}
      data-picked={picked || undefined}
      onPointerEnter={(event) => byMouse(event, () => setLook(target))}
      onPointerLeave={(event) => byMouse(event, () => setLook(undefined))}
      onPointerDown={(event) => {
        seen.current = event.pointerType === 'mouse' || look === target
      }}
      onFocus={() => setLook(target)}
      onClick={({ detail }) => {
        // A click from the keyboard has no pointer before it.
        const ready = !peek || detail === 0 || seen.current
        if (ready) pick(target)
      }}
      {...rest}
    >
      {children}
    </button>
  )
}
