/** Goes to where reading goes on: the question at a table, the heading of another page. */
export function goHome(): void {
  document.querySelector<HTMLElement>('[data-home]')?.focus()
}

/** Where the focus was: the element, and its place in each of those around it. */
interface Trace {
  readonly element: Element
  readonly around: readonly { readonly parent: Element; readonly index: number }[]
}

function traceOf(element: Element): Trace {
  const around: { parent: Element; index: number }[] = []
  for (let child = element; child.parentElement; child = child.parentElement)
    around.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  return { element, around }
}

const FOCUSABLE = 'button:not(:disabled), a[href], input:not(:disabled)'

/** What stands now where the lost element stood, or beside that: the next card of a hand, the next answer. */
function heirOf({ around }: Trace): HTMLElement | undefined {
  const left = around.find(({ parent }) => parent.isConnected)
  if (!left || left.parent.contains(document.querySelector('main'))) return undefined
  const { children } = left.parent
  const there = children[Math.min(left.index, children.length - 1)]
  return there?.matches(FOCUSABLE)
    ? (there as HTMLElement)
    : (there?.querySelector<HTMLElement>(FOCUSABLE) ?? undefined)
}

/** Whatever had the focus may be gone after a change; then its heir has it, or it goes home, and is not lost to the page. */
export function keepFocus(): void {
  let last: Trace | undefined
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = traceOf(target)
  })
  new MutationObserver(() => {
    const { activeElement, body } = document
    if (!last || last.element.isConnected || (activeElement !== null && activeElement !== body)) return
    const heir = heirOf(last)
    if (heir) heir.focus({ preventScroll: true })
    else goHome()
  }).observe(document.body, { childList: true, subtree: true })
}
