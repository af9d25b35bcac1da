import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import css from './hints.module.css'
import { LongPress } from './long-press.ts'

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

/** Whether a tap on it does nothing else: then the tap asks what it is. */
const isIdle = (element: HTMLElement): boolean =>
  element.getAttribute('aria-disabled') === 'true' || element.closest('button, a') === null

/**
 * Shows the `data-hint` of whatever is pointed at, focused by keyboard, tapped in vain or pressed for long. It is for eyes
 * alone: whoever cannot see it hears the same in the element's own name. With the next tap it is gone.
 */
export function Hints() {
  const [hint, setHint] = useState<Hint>()
  useEffect(() => {
    const show = (element: HTMLElement | null): void => setHint(element ? hintOf(element) : undefined)
    const hide = (): void => setHint(undefined)
    const finger = new LongPress((target) => show(hinted(target)))
    const ears: { readonly [type in keyof DocumentEventMap]?: (event: DocumentEventMap[type]) => void } = {
      pointerover: ({ target, pointerType }) => {
        if (pointerType !== 'touch') show(hinted(target))
      },
      pointerdown: (event) => {
        if (event.pointerType === 'touch') hide()
        finger.down(event)
      },
      pointerup: () => finger.up(),
      pointercancel: () => finger.up(),
      click: (event) => {
        const element = hinted(event.target)
        if (finger.swallows(event) || !(event instanceof PointerEvent) || event.pointerType !== 'touch') return
        if (element && isIdle(element)) show(element)
      },
      contextmenu: (event) => {
        if (finger.rests && hinted(event.target)) event.preventDefault()
      },
      focusin: ({ target }) => {
        if (target instanceof Element && target.matches(':focus-visible')) show(hinted(target))
      },
      focusout: hide,
      scroll: hide,
      keydown: ({ key }) => {
        if (key === 'Escape') hide()
      },
    }
    const gone = new AbortController()
    for (const [type, ear] of Object.entries(ears))
      document.addEventListener(type, ear as EventListener, { capture: true, signal: gone.signal })
    return () => {
      gone.abort()
      finger.up()
    }
  }, [])
  if (!hint) return undefined
  return createPortal(
    <div
      className={css.hint}
      data-bubble
      data-above={hint.above || undefined}
      style={{ left: hint.x, top: hint.y }}
      aria-hidden="true"
    >
      {hint.text}
    </div>,
    document.body,
  )
}
