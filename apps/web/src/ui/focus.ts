/** Goes to where reading goes on: the question at a table, the heading of another page. */
export function goHome(): void {
  document.querySelector<HTMLElement>('[data-home]')?.focus()
}

/** Whatever had the focus may be gone after a change; then the focus goes home and is not lost to the page. */
export function keepFocus(): void {
  let last: Element | undefined
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = target
  })
  new MutationObserver(() => {
    const { activeElement, body } = document
    if (last && !last.isConnected && (activeElement === null || activeElement === body)) goHome()
  }).observe(document.body, { childList: true, subtree: true })
}
