import type { AnyRules, Decision, GameEvent, Json, Move, Options, Texts } from '@athanor/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Catalogue } from '../glossary/catalogue.ts'
import type { Learning } from '../learn/learning.ts'
import type { Draw } from '../words/rich.tsx'
import type { Words } from '../words/words.tsx'

/** All that a board gets. It knows no rules: it shows what there is and offers what the decision offers. */
export interface BoardProps<V> {
  readonly view: V
  readonly decision: Decision | undefined
  act(move: Move): void
}

/** Something that goes from one place of the table to another. Places are elements with a `data-place`. */
export interface Travel {
  readonly from: string
  readonly to: string
  /** What the game's `Token` draws, and which sound it makes. */
  readonly thing: string
  readonly sound?: 'card' | 'token' | 'crystal' | 'die' | 'turn'
  readonly count?: number
}

/** What of all that happened is worth a line. */
export interface Story {
  /** The events that are told, in their order; several may become one. */
  digest(events: readonly GameEvent[]): readonly GameEvent[]
  /** Whether a part of the game begins with it: a round, a turn. */
  opens(event: GameEvent): boolean
}

export interface Section {
  readonly title: string
  readonly lines: readonly string[]
}

/** A game at the table: everything the frame needs that is the game's own. */
export interface GameTable<V = Json> {
  readonly rules: AnyRules
  readonly Board: (props: BoardProps<V>) => ReactNode
  /** Options with which a game begins that is opened on this device, unless others are chosen. */
  defaults?(): Options
  /** What the board says beside the rules' own texts. */
  readonly texts: Texts
  /** How cards and signs look inside a sentence. */
  readonly draw: Draw
  /** What a name in a sentence opens: the card in full, as it is at a table or, without one, as it is printed. */
  readonly Detail: ComponentType<{ /** The key of its text. */ readonly of: string; readonly view?: V }>
  /** Everything that can be looked up. */
  readonly catalogue: Catalogue
  /** How the game is learned; fetched when somebody wants to know. */
  readonly learning: () => Promise<Learning>
  /** Draws a travelling thing. */
  readonly Token: ComponentType<{ readonly thing: string }>
  /** Whether the board itself offers the answer; all others are buttons at the prompt. */
  offers(move: Move, view: V): boolean
  /** Moves that a person may think of now, whether or not they are legal: what is not legal explains itself. */
  wishes(view: V): readonly Move[]
  /** Where the game stands, for the head of the page. */
  status(view: V, words: Words): string
  /** The table in sentences, for whoever cannot see it. */
  describe(view: V, words: Words): readonly Section[]
  /** What has changed for the viewer, in a few words: what a plan would bring. */
  compare(before: V, after: V, words: Words): readonly string[]
  /** How the log tells the game; without it, a line for everything that the rules tell. */
  readonly story?: Story
  /** What moved between two views. */
  travels(before: V, after: V): readonly Travel[]
}
