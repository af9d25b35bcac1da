import { useEffect } from 'react'

/** Where the focus was: the element, and its place in each of those around it. */
interface Trace {
  readonly element: HTMLElement
  readonly around: readonly { readonly parent: Element; readonly index: number }[]
}

function traceOf(element: HTMLElement): Trace {
  const around: { parent: Element; index: number }[] = []
  for (let child: Element = element; child.parentElement; child = child.parentElement)
    around.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  return { element, around }
}

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled)'
const firstIn = (element: Element | undefined): HTMLElement | null =>
  element?.matches(FOCUSABLE) ? (element as HTMLElement) : (element?.querySelector<HTMLElement>(FOCUSABLE) ?? null)

/** What stands now where the lost element stood, or its neighbour; where a whole list has gone, the prompt. */
function heirOf({ element, around }: Trace): HTMLElement | null {
  if (element.isConnected) return element
  const left = around.find(({ parent }) => parent.isConnected)
  if (left && !left.parent.contains(document.querySelector('main'))) {
    const { children } = left.parent
    const heir = firstIn(children[Math.min(left.index, children.length - 1)])
    if (heir) return heir
  }
  return document.querySelector<HTMLElement>('[data-prompt]')
}

/**
 * Whoever plays by keyboard keeps a place: when what had the focus goes away (a card that was picked, an answer that was
 * given, a sheet that was closed), the focus goes to what took its place.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let last: Trace | undefined
    const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && !target.closest('dialog')) last = traceOf(target)
    }
    // On its way from one element to the next the focus is nowhere for a moment: one can tell only after it.
    const settled = (then: () => void): void => void setTimeout(then)
    // A click into the void takes the focus away on purpose.
    const forget = ({ target }: FocusEvent): void =>
      settled(() => {
        if (isLost() && last?.element === target && last?.element.isConnected) last = undefined
      })
    const restore = (): void => {
      if (!last || !isLost()) return
      const heir = heirOf(last)
      if (heir?.matches('[data-prompt]')) heir.tabIndex = -1
      heir?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (last && isLost()) settled(restore)
    })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
      observer.disconnect()
    }
  }, [])
}
