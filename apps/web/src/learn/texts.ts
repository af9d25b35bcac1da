import type { Messages, Phrase } from '@athanor/kernel'

/** What the coach says at each step: why, and what to do now. */
export type LessonTexts<Name extends string = string> = {
  readonly [name in Name]: readonly [why: string, next: string]
}

/** Chapters to read, or things to look up: a title, and paragraphs. */
export type ChapterTexts<Name extends string = string> = {
  readonly [name in Name]: readonly [title: string, ...paragraphs: string[]]
}

export const lessonMessages = (steps: LessonTexts): Messages =>
  Object.fromEntries(
    Object.entries(steps).flatMap(([name, [why, next]]) => [
      [`lesson.${name}`, why],
      [`lesson.${name}.do`, next],
    ]),
  )

export const chapterMessages = (of: 'rules' | 'reference', chapters: ChapterTexts): Messages =>
  Object.fromEntries(
    Object.entries(chapters).flatMap(([name, [title, ...paragraphs]]) => [
      [`${of}.${name}`, title],
      ...paragraphs.map((text, i) => [`${of}.${name}.${i + 1}`, text]),
    ]),
  )

const NAMED = /\{([a-z]+\.[\w-]+)\}/g

/** A text that names things of the game, as a phrase. */
export function naming(key: string, text: string): Phrase {
  const names = [...text.matchAll(NAMED)].map(([, name]) => name!)
  return { key, args: Object.fromEntries(names.map((name) => [name, { key: name }])) }
}
