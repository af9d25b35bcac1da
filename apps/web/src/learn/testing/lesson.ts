import { type AnyRules, LANGUAGES, speaker, type Texts } from '@athanor/kernel'
import { describe, expect, test } from 'vitest'
import { Course } from '../course.ts'
import type { Lesson } from '../lesson.ts'
import { naming } from '../texts.ts'

/** Goes on by one deed: a move of the others, one of the pupil, or something read. */
function goOn(course: Course, choice = 0): void {
  const answers = course.decision?.answers
  if (course.waits) course.hear()
  else if (answers) course.act(answers[choice % answers.length]!.move)
  else course.read()
}

/** Minutes for a person who reads 180 words a minute and thinks six seconds about each deed. */
function minutes({ steps }: Lesson, told: (key: string) => string): number {
  const words = steps.flatMap(({ name }) =>
    [`lesson.${name}`, `lesson.${name}.do`].flatMap((key) => told(key).split(' ')),
  )
  const deeds = steps.reduce((sum, { moves, times = 1 }) => sum + (moves ? times : 1), 0)
  return words.length / 180 + deeds / 10
}

const sentences = (text: string): number => text.split(/[.!?](?:\s|$)/).filter(Boolean).length

/** What must be true of every lesson: it can be played to its end, and back, and everything is said. */
export function checkLesson(rules: AnyRules, lesson: Lesson, texts: Texts): void {
  const begin = () => new Course(rules, lesson)

  test.each([0, 1, 5])('every step can be made, with answer %i where there are several', (choice) => {
    const course = begin()
    const seen = new Set<string>()
    while (!course.isOver) {
      const { name } = course.step
      expect(course.decision?.answers, name).not.toEqual([])
      seen.add(name)
      goOn(course, choice)
    }
    expect(seen.size).toBe(lesson.steps.length - 1)
  })

  test('every move can be taken back, to the very beginning', () => {
    const course = begin()
    const beginning = course.record.hash
    while (!course.isOver) goOn(course)
    const end = course.record.hash
    while (course.undoable > 0) course.back()
    expect(course.record.hash).toBe(beginning)
    while (!course.isOver) goOn(course)
    expect(course.record.hash).toBe(end)
  })

  test('a move that the step does not teach is not made', () => {
    const course = begin()
    while (!course.decision) goOn(course)
    const before = course.record.hash
    expect(course.act(-1)).toBe(false)
    expect(course.record.hash).toBe(before)
  })

  describe.each(LANGUAGES)('%s', (language) => {
    const messages = texts[language]
    const { say } = speaker(language, [rules.texts[language], messages])
    const told = (key: string) => say(naming(key, messages[key] ?? ''))

    test('every step says why, in three sentences at most, and what next', () => {
      for (const { name } of lesson.steps) {
        expect(sentences(told(`lesson.${name}`)), name).toBeLessThanOrEqual(3)
        expect(told(`lesson.${name}.do`), name).not.toBe('')
      }
    })

    test('it takes five to eight minutes', () => {
      const taken = minutes(lesson, told)
      expect(taken).toBeGreaterThanOrEqual(5)
      expect(taken).toBeLessThanOrEqual(8)
    })
  })
}
