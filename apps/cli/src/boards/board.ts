import type { Messages, Move } from '@athanor/kernel'
import type { Paint } from '../paint.ts'
import type { Screen } from '../screen.ts'

/** How much a picture shows: what the cards do too, or a line for each card, or just what lies on the table. */
export type Detail = 'all' | 'short' | 'least'

/** How a game looks in a terminal. It is handed views and knows no rules. */
export interface Board<V> {
  /** Texts of the game as they read here, with pictures of its tokens for instance. */
  messages(texts: Messages, paint: Paint): Messages
  /** What the game is about and how to read the picture, for somebody who sees it for the first time. */
  intro(view: V, screen: Screen): string[]
  table(view: V, screen: Screen, detail: Detail): string[]
  /** Everything the cards do, in words. */
  cards(view: V, screen: Screen): string[]
  /** One card with its rulings; undefined if no card here is called so. */
  card(name: string, view: V, screen: Screen): string[] | undefined
  /** The move that somebody means who names just a card; undefined if no card here is called so. */
  wish?(name: string, view: V, screen: Screen): string | undefined
  /** What an answer brings, in signs, where its words do not say it; '' if they do. */
  hint?(move: Move, view: V, screen: Screen): string
}
