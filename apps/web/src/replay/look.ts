import { type Seat, SPECTATOR, type Viewer } from '@athanor/kernel'
import { useEffect, useState } from 'react'
import type { Film } from './film.ts'

/** What is looked at: a moment of a game, and with whose eyes if that was chosen. */
export interface Look {
  readonly at: number
  readonly viewer?: Viewer
}

/** What an address asks for, as far as the game has it: `?at=12&seat=1`. */
export function lookIn(search: string, end: number, players: number): Look {
  const asked = new URLSearchParams(search)
  const viewer = Number(asked.get('seat') ?? Number.NaN)
  const isThere = Number.isInteger(viewer) && viewer >= SPECTATOR && viewer < players
  return { at: within(Number(asked.get('at')), end), ...(isThere && { viewer }) }
}

export const searchOf = ({ at, viewer }: Look): string => `?at=${at}${viewer === undefined ? '' : `&seat=${viewer}`}`

const within = (at: number, end: number): number => Math.max(0, Math.min(end, Number.isInteger(at) ? at : 0))

/** Browsers bear only so many changes of an address in a short time: it follows after so many ms at a moment. */
const STAY = 200

/** Where one is in a game; at first with one's own eyes. The address keeps it, and the game if that came with it. */
export function useLook({ end, record }: Film, own: Seat) {
  const [look, setLook] = useState(() => lookIn(location.search, end, record.players))
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, '', searchOf(look) + location.hash), STAY)
    return () => clearTimeout(timer)
  }, [look])
  return {
    at: look.at,
    viewer: look.viewer ?? own,
    go: (at: number) => setLook((now) => ({ ...now, at: within(at, end) })),
    see: (viewer: Viewer) => setLook((now) => ({ ...now, viewer })),
  }
}
