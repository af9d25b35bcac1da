import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Marks the button that was pressed last for as long as its answer is on its way. A board need not know of it: it gets
 * `{view, decision, act}` and nothing else.
 */
export function usePressed(waiting: boolean): void {
  const pressed = useRef<Element>(null)
  useEffect(() => {
    const note = ({ target }: MouseEvent): void => {
      pressed.current = target instanceof Element ? target.closest('button') : null
    }
    addEventListener('click', note, true)
    return () => removeEventListener('click', note, true)
  }, [])
  useLayoutEffect(() => {
    const button = pressed.current
    if (!waiting || !button) return
    button.setAttribute('aria-busy', 'true')
    return () => button.removeAttribute('aria-busy')
  }, [waiting])
}
