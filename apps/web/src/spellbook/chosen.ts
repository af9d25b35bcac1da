import type { Decision, Phrase, PhraseArg } from '@athanor/kernel'
import type { PayMode, SpellbookView } from '@athanor/spellbook'

/** The tokens picked so far for an act that has not happened yet, by their places. */
export interface Chosen {
  readonly pool: ReadonlySet<number>
  readonly altar: ReadonlySet<number>
  readonly familiar: ReadonlySet<number>
}

const NONE: ReadonlySet<number> = new Set()
const NOTHING: Chosen = { pool: NONE, altar: NONE, familiar: NONE }

/** `Rc` of the phrase that names a red circle. */
const nameOf = ({ key }: Phrase): string => key.slice(key.indexOf('.') + 1)

export const chosenNames = (decision: Decision): string[] => (decision.chosen ?? []).map(nameOf)

/** The card whose effect asks, the level at which it works and what its arrow means. */
export function askingLevel({ by }: Decision): { spell: string; level: number; rune: string } | undefined {
  if (by?.key !== 'by.level') return undefined
  const { spell, level, rune } = by.args ?? {}
  return isPhrase(spell) && isPhrase(rune)
    ? { spell: nameOf(spell), level: Number(level), rune: nameOf(rune) }
    : undefined
}

/** A level that is learned, or could be: the card, and how it may be paid. */
export interface Study {
  readonly spell: string
  readonly level: number
  readonly mode: PayMode
}

/** What is being learned while its payment is chosen. */
export function studyUnderWay({ by }: Decision): Study | undefined {
  if (by?.key !== 'by.learning') return undefined
  const { spell, level, mode } = by.args ?? {}
  return isPhrase(spell) ? { spell: nameOf(spell), level: Number(level), mode: Number(mode) } : undefined
}

const isPhrase = (arg: PhraseArg | undefined): arg is Phrase => typeof arg === 'object' && 'key' in arg

export function chosenPlaces(view: SpellbookView, decision: Decision): Chosen {
  const names = chosenNames(decision)
  if (names.length === 0) return NOTHING
  const { pool, familiar } = view.players[decision.seat]!
  switch (decision.ask.key) {
    case 'ask.replace':
      return { ...NOTHING, altar: placesIn(view.altar, names) }
    case 'ask.swap-get-altar': {
      // A swap gives as many tokens as its level and both sides allow before it gets any.
      const given = Math.min((askingLevel(decision)?.level ?? 0) - 2, pool.length, view.altar.length)
      return {
        ...NOTHING,
        pool: placesIn(pool, names.slice(0, given)),
        altar: placesIn(view.altar, names.slice(given)),
      }
    }
    case 'ask.swap-get-familiar':
      return { pool: placesIn(pool, names.slice(0, 1)), altar: NONE, familiar: placesIn(familiar, names.slice(1)) }
    default:
      return { ...NOTHING, pool: placesIn(pool, names) }
  }
}

/** A place for each of the names; equal tokens are alike. */
export function placesIn(list: readonly string[], names: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const name of names) {
    const at = list.findIndex((token, i) => token === name && !places.has(i))
    if (at >= 0) places.add(at)
  }
  return places
}
