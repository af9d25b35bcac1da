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
/** How long a finger rests before what lies under it explains itself, and how long that stays. */
const LONG_PRESS_MS = 450
const STAY_MS = 4000

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

/** A tap on it does something: then it is not a question what it is. */
const acts = (element: HTMLElement): boolean => element.matches('button:not([aria-disabled])')

/** Listens to whatever asks for a hint or ends it. */
function listen(set: (hint: Hint | undefined) => void): () => void {
  const ears = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const after = (ms: number, what: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(what, ms)
  }
  const on = <K extends keyof DocumentEventMap>(event: K, hear: (event: DocumentEventMap[K]) => void): void =>
    document.addEventListener(event, hear, { signal: ears.signal, capture: true })
  const hide = (): void => {
    clearTimeout(timer)
    set(undefined)
  }
  const show = (element: HTMLElement | null): void => set(element ? hintOf(element) : undefined)
  const showAWhile = (element: HTMLElement): void => {
    show(element)
    after(STAY_MS, hide)
  }

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') show(hinted(target))
  })
  on('pointerdown', ({ target, pointerType }) => {
    hide()
    const element = hinted(target)
    if (pointerType === 'touch' && element) after(LONG_PRESS_MS, () => showAWhile(element))
  })
  on('click', (event) => {
    const element = hinted(event.target)
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return
    clearTimeout(timer)
    if (element && !acts(element)) showAWhile(element)
  })
  on('pointercancel', hide)
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) show(hinted(target))
  })
  on('focusout', hide)
  on('scroll', hide)
  on('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  return () => {
    clearTimeout(timer)
    ears.abort()
  }
}

/**
 * Shows the `data-hint` of whatever is pointed at, focused, pressed for a while, or tapped in vain. It is for eyes alone:
 * whoever cannot see it hears the same in the element's own name.
 */
export function Hints() {
  const [hint, setHint] = useState<Hint>()
  useEffect(() => listen(setHint), [])
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
