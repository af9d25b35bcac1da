import type { SeatClock } from '@athanor/protocol'
import { useEffect, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import css from './clocks.module.css'
import { useSitting } from './sitting.tsx'

/** What is left of everybody's time, where the table has clocks. */
export function Clocks() {
  const { table, scene } = useSitting()
  const { ui } = useWords()
  const { clocks } = scene
  const now = useNow(clocks !== undefined && scene.result === undefined)
  if (!clocks) return undefined
  return (
    <ul className={css.clocks} aria-label={ui('clocks')}>
      {clocks.map((clock, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} className={css.clock} data-runs={clock.deadline !== undefined || undefined}>
          <span>{table.names[seat] ?? ui('seat', { n: seat + 1 })}</span> <b>{left(clock, now, ui)}</b>
        </li>
      ))}
    </ul>
  )
}

function useNow(ticking: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!ticking) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [ticking])
  return now
}

const HOUR = 3600
const DAY = 24 * HOUR

function left({ bank, deadline }: SeatClock, now: number, ui: ReturnType<typeof useWords>['ui']): string {
  const seconds = Math.max(0, Math.round((deadline === undefined ? bank : deadline - now) / 1000))
  if (seconds >= 2 * DAY) return ui('clocks.days', { n: Math.floor(seconds / DAY) })
  if (seconds >= HOUR) return ui('clocks.hours', { n: Math.floor(seconds / HOUR) })
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
