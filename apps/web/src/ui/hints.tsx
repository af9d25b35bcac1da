import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import css from './hints.module.css'

interface Hint {
  readonly text: string
  readonly x: number
  readonly above: boolean
  readonly y: number
}

const WIDTH = 280
const MARGIN = 8

/** Where the hint of an element stands: above it, or below where there is no room. */
function hintOf(element: HTMLElement): Hint {
  const place = element.getBoundingClientRect()
  const middle = place.left + place.width / 2
  const half = Math.min(WIDTH, innerWidth - 2 * MARGIN) / 2
  const above = place.top > innerHeight / 3
  return {
    text: element.dataset.hint!,
    x: Math.min(Math.max(middle, half + MARGIN), innerWidth - half - MARGIN),
    above,
    y: above ? place.top - MARGIN : place.bottom + MARGIN,
  }
}

const hinted = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null

/**
 * Shows the `data-hint` of whatever is pointed at, focused or tapped. It is for eyes alone: whoever cannot see it hears the
 * same in the element's own name.
 */
export function Hints() {
  const [hint, setHint] = useState<Hint>()
  useEffect(() => {
    const show = ({ target }: Event): void => {
      const element = hinted(target)
      setHint(element ? hintOf(element) : undefined)
    }
    const hide = (): void => setHint(undefined)
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide()
    }
    document.addEventListener('pointerover', show)
    document.addEventListener('focusin', show)
    document.addEventListener('focusout', hide)
    document.addEventListener('scroll', hide, true)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerover', show)
      document.removeEventListener('focusin', show)
      document.removeEventListener('focusout', hide)
      document.removeEventListener('scroll', hide, true)
      document.removeEventListener('keydown', press)
    }
  }, [])
  if (!hint) return undefined
  return createPortal(
    <div
      className={css.hint}
      data-above={hint.above || undefined}
      style={{ left: hint.x, top: hint.y }}
      aria-hidden="true"
    >
      {hint.text}
    </div>,
    document.body,
  )
}
