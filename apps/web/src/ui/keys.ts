import { useEffect } from 'react'

/** Does something when a key is pressed, unless somebody is typing. */
export function useKey(isMeant: (event: KeyboardEvent) => boolean, act: (() => void) | undefined): void {
  useEffect(() => {
    if (!act) return
    const press = (event: KeyboardEvent): void => {
      if (!isMeant(event) || isTyping(event.target)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isMeant, act])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
