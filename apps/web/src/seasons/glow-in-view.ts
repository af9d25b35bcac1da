import type { Decision } from '@athanor/kernel'
import { useEffect } from 'react'
import { tempo } from '../settings/settings.ts'
import { useNarrow } from '../ui/narrow.ts'

/** On a narrow page: when something is asked, the board goes to where it glows, the hand before all. */
export function useGlowInView(decision: Decision | undefined): void {
  const narrow = useNarrow()
  useEffect(() => {
    const board = document.querySelector('main')
    const glowing = [...document.querySelectorAll('main [data-legal]')].at(-1)
    if (narrow && decision && board && glowing)
      board.scrollBy({ top: outOfSight(glowing, board), behavior: tempo() > 0 ? 'smooth' : 'auto' })
  }, [narrow, decision])
}

/** How far something lies under the prompt at the foot of the page, or over the board's upper edge (then below zero). */
function outOfSight(element: Element, board: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  const ceiling = board.getBoundingClientRect().top
  const floor = document.querySelector('[data-prompt]')?.getBoundingClientRect().top ?? innerHeight
  if (bottom > floor) return bottom - floor
  return Math.min(0, top - ceiling)
}
