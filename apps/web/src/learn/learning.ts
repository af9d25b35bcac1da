import type { Texts } from '@athanor/kernel'
import type { Lesson } from './lesson.ts'

/** How a game is learned. */
export interface Learning {
  readonly lesson: Lesson
  /** All of its texts; `{card.7}` in them stands for what the game calls so. */
  readonly texts: Texts
}
