import type { Json } from '@athanor/kernel'
import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { drawingTime, tempo, travelTime } from '../../settings/settings.ts'
import { play } from '../../sound/sound.ts'
import type { GameTable, Travel } from '../contract.ts'
import css from './travels.module.css'

const GAP_MS = 60
/** More than this at once is not followed by any eye. */
const MOST = 14
/** What happens while things still travel waits for its turn, but never longer than this: the table has gone on. */
const PATIENCE_MS = 900
/** When the last of what travels has left, and when it has landed. */
let queueEnds = 0
let landing = 0

const landsIn = (ms: number): void => {
  landing = Math.max(landing, performance.now() + ms)
}

/** How many ms things will still travel. */
export const travelling = (): number => Math.max(0, landing - performance.now())

/**
 * Lets things travel whenever the view changes: the game says what moved between two views, the page where the places
 * are. A place that has gone with the change is remembered from before it.
 */
export function useTravels(game: GameTable<Json>, view: Json, seq: number): void {
  const before = useRef<{ readonly view: Json; readonly seq: number; readonly places: Places }>(undefined)
  useLayoutEffect(() => {
    const last = before.current
    const places = findPlaces()
    if (last && last.seq !== seq && last.view !== view) {
      const travels = game.travels(last.view, view)
      for (const sound of new Set(travels.flatMap((travel) => travel.sound ?? []))) void play(sound)
      const speed = tempo()
      if (speed > 0 && travels.length > 0) {
        setTimeout(() => send(game, travels, last.places, places, speed), drawingTime())
        landsIn(drawingTime() + travelTime())
      }
    }
    before.current = { view, seq, places }
  }, [game, view, seq])
}

type Places = ReadonlyMap<string, DOMRect>

function findPlaces(): Places {
  const places = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]'))
    places.set(element.dataset.place!, element.getBoundingClientRect())
  return places
}

function send(game: GameTable<Json>, travels: readonly Travel[], before: Places, after: Places, speed: number): void {
  const now = performance.now()
  let delay = Math.min(Math.max(0, queueEnds - now), PATIENCE_MS)
  let sent = 0
  for (const travel of travels) {
    const from = before.get(travel.from) ?? after.get(travel.from)
    const to = after.get(travel.to) ?? before.get(travel.to)
    if (!from || !to) continue
    for (let i = 0; i < (travel.count ?? 1) && sent < MOST; i++, sent++) {
      fly(game, travel.thing, from, to, delay)
      delay += GAP_MS / speed
    }
  }
  if (sent === 0) return
  queueEnds = now + delay
  landsIn(delay - GAP_MS / speed + travelTime())
}

function fly(game: GameTable<Json>, thing: string, from: DOMRect, to: DOMRect, delay: number): void {
  const ghost = ghostOf(game, thing)
  document.body.append(ghost)
  const at = (place: DOMRect): string =>
    `translate(${place.x + place.width / 2}px, ${place.y + place.height / 2}px) translate(-50%, -50%)`
  const flight = ghost.animate(
    [
      { transform: `${at(from)} scale(0.8)`, opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { transform: `${at(to)} scale(1)`, opacity: 0.9 },
    ],
    { duration: travelTime(), delay, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'both' },
  )
  const land = (): void => ghost.remove()
  flight.finished.then(land, land)
}

/** A thing looks the same whenever it travels: it is drawn once, and copied. */
const drawn = new Map<string, HTMLElement>()

function ghostOf({ rules, Token }: GameTable<Json>, thing: string): HTMLElement {
  const key = `${rules.id} ${thing}`
  const ghost = drawn.get(key) ?? document.createElement('div')
  if (!drawn.has(key)) {
    ghost.className = css.ghost!
    ghost.dataset.travel = thing
    ghost.setAttribute('aria-hidden', 'true')
    flushSync(() => createRoot(ghost).render(<Token thing={thing} />))
    drawn.set(key, ghost)
  }
  return ghost.cloneNode(true) as HTMLElement
}
