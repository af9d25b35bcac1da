import type { Texts } from '@athanor/kernel'
import type { ComponentType } from 'react'
import type { Lesson } from './lesson.ts'

/** Something to read: `<of>.<name>` is its title, `<of>.<name>.1` and so on are its paragraphs. */
export interface Chapter {
  readonly name: string
  readonly Picture?: ComponentType
}

/** How a game is learned: by playing, by reading, and by looking things up. */
export interface Learning {
  readonly lesson: Lesson
  /** The rules page; its texts begin with `rules.` */
  readonly rules: readonly Chapter[]
  /** What is at hand at the table; its texts begin with `reference.` */
  readonly reference: readonly Chapter[]
  /** All of its texts; `{card.7}` in them stands for what the game calls so. */
  readonly texts: Texts
}
