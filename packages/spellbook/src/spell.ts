import type { Program } from '@athanor/kernel'
import type { SpellbookEvent } from './event.ts'
import type { State } from './state.ts'
import type { Colour, Rune } from './token.ts'
import { COLOURS, RUNE_COUNT } from './token.ts'

/** A spell card: its colour and its set in one number from 0 to 20. */
export type SpellId = number
/** 3, 4 or 5: what the level costs. */
export type LevelNumber = number
/** When a level works. The first three are also the phases of the day, in their order. */
export type Icon = 'morning' | 'midday' | 'evening' | 'instant' | 'permanent' | 'end' | 'none'
export type Phase = 'morning' | 'midday' | 'evening'

export const LOWEST = 3
export const HIGHEST = 5

export type Effect = Program<State, SpellbookEvent>

/** The code of a reason why a level cannot be used now; undefined when nothing stands against it. */
export type Need = (state: State, seat: number, rune: Rune) => NeedCode | undefined
export type NeedCode =
  | 'pool-full'
  | 'pool-empty'
  | 'pool-large'
  | 'no-rune-held'
  | 'altar-empty'
  | 'no-match-on-altar'
  | 'no-stored-colour-on-altar'
  | 'nothing-to-draw'
  | 'nothing-to-take'
  | 'familiar-full'
  | 'familiar-empty'
  | 'nothing-to-focus'
  | 'nothing-to-raise'
  | 'nothing-to-transmute'
  | 'nothing-to-copy'

export interface Level {
  readonly icon: Icon
  readonly points: number
  /** What must hold for the level to be used. */
  readonly needs: readonly Need[]
  readonly effect: Effect
}

export interface Spell {
  readonly id: SpellId
  readonly slug: string
  readonly colour: Colour
  readonly set: number
  readonly levels: readonly [Level, Level, Level]
}

export const spellId = (colour: Colour, set: number): SpellId => colour * 3 + set - 1
export const colourOfSpell = (spell: SpellId): Colour => Math.floor(spell / 3)
export const setOfSpell = (spell: SpellId): number => (spell % 3) + 1

/** `R1` for the red card of set 1. */
export const spellName = (spell: SpellId): string => `${COLOURS[colourOfSpell(spell)]}${setOfSpell(spell)}`

export function parseSpell(name: string): SpellId | undefined {
  const colour = COLOURS.indexOf(name.charAt(0))
  const set = '123'.indexOf(name.charAt(1)) + 1
  return name.length === 2 && colour >= 0 && set > 0 ? spellId(colour, set) : undefined
}

/** The token on a learned level: the level and the rune in one number; 0 when the card is not learned. */
export type Marker = number
export const NOT_LEARNED: Marker = 0
export const marker = (level: LevelNumber, rune: Rune): Marker => level * RUNE_COUNT + rune
export const levelOf = (marker: Marker): LevelNumber => Math.floor(marker / RUNE_COUNT)
export const runeOfMarker = (marker: Marker): Rune => marker % RUNE_COUNT
/** One level up or down: the same token, so the same rune. */
export const raised = (marker: Marker): Marker => marker + RUNE_COUNT
export const dropped = (marker: Marker): Marker => marker - RUNE_COUNT

/** How a card file writes a card: colour letter and set, name, and its three levels. */
export function spell(name: string, slug: string, three: Level, four: Level, five: Level): Spell {
  const id = parseSpell(name)!
  return { id, slug, colour: colourOfSpell(id), set: setOfSpell(id), levels: [three, four, five] }
}

const level =
  (icon: Icon) =>
  (points: number, needs: readonly Need[] = [], effect: Effect = []): Level => ({ icon, points, needs, effect })

export const morning = level('morning')
export const midday = level('midday')
export const evening = level('evening')
export const instant = level('instant')
export const permanent = level('permanent')
export const endOfGame = level('end')
export const noEffect = level('none')
