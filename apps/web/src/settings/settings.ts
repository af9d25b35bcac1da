import { LANGUAGES, type Language } from '@athanor/kernel'
import { Store, useStore } from '../store.ts'

export const THEMES = ['auto', 'dark', 'light'] as const
/** How fast things travel; 0 does not move at all. */
export const SPEEDS = [0, 0.5, 1, 2] as const

/** What a person has chosen on this device. */
export interface Settings {
  readonly language: Language
  readonly theme: (typeof THEMES)[number]
  readonly speed: (typeof SPEEDS)[number]
  readonly sound: boolean
  /** The name of a guest. */
  readonly name: string
}

const KEY = 'athanor.settings'

/** The first language of the browser that we speak. */
function spoken(): Language {
  for (const tag of globalThis.navigator?.languages ?? []) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

/** What is stored may be old or broken: only what fits is taken. */
function read(): Settings {
  const usual: Settings = { language: spoken(), theme: 'auto', speed: 1, sound: true, name: '' }
  let kept: { [key: string]: unknown } = {}
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {}
  const one = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
    values.find((known) => known === value) ?? otherwise
  return {
    language: one(LANGUAGES, kept.language, usual.language),
    theme: one(THEMES, kept.theme, usual.theme),
    speed: one(SPEEDS, kept.speed, usual.speed),
    sound: typeof kept.sound === 'boolean' ? kept.sound : usual.sound,
    name: typeof kept.name === 'string' ? kept.name.slice(0, 24) : usual.name,
  }
}

export const settings = new Store<Settings>(read())

export function choose(changes: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...changes })
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()))
  } catch {}
}

export const useSettings = (): Settings => useStore(settings)

/** Keeps the page's language and theme as chosen, or as the system wants it. */
export function dressPage(): void {
  const daylight = matchMedia('(prefers-color-scheme: light)')
  const dress = (): void => {
    const { language, theme } = settings.get()
    document.documentElement.lang = language
    document.documentElement.dataset.theme = theme === 'auto' ? (daylight.matches ? 'light' : 'dark') : theme
  }
  settings.subscribe(dress)
  daylight.addEventListener('change', dress)
  dress()
}

const TRAVEL_MS = 320

/** How many ms a thing travels now; 0 where nothing moves. */
export const travelTime = (): number => (tempo() > 0 ? TRAVEL_MS / tempo() : 0)

const DRAWING_MS = 60

/**
 * How many ms a change of the table is given to be drawn before anything travels over it and before bots think: on a
 * small machine each of them takes the time that the drawing needs. 0 where nothing moves.
 */
export const drawingTime = (): number => (tempo() > 0 ? DRAWING_MS : 0)

/** How fast things travel now: the person's wish, unless the system asks for less motion. */
export function tempo(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : settings.get().speed
}
