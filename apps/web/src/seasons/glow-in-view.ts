import type { Decision } from '@athanor/kernel'
import { useEffect } from 'react'
import { tempo } from '../settings/settings.ts'
import { useNarrow } from '../ui/narrow.ts'

/** On a narrow page: when something is asked, the board goes to where it glows, and to the hand before all. */
export function useGlowInView(decision: Decision | undefined): void {
  const narrow = useNarrow()
  useEffect(() => {
    const board = document.querySelector('main')
    const last = [...document.querySelectorAll('main [data-legal]')].at(-1)
    if (!narrow || !decision || !board || !last) return
    const first = last.closest('ul')?.querySelector('[data-legal]') ?? last
    // The prompt lies over the foot of the board.
    board.style.scrollPaddingBottom = `${document.querySelector('[data-prompt]')?.clientHeight ?? 0}px`
    first.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: tempo() > 0 ? 'smooth' : 'auto' })
  }, [narrow, decision])
}
