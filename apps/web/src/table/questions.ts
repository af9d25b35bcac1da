import type { Asked, Phrase, Seat } from '@athanor/kernel'

/** A question, and everybody who is asked it at the same time. */
export interface Question {
  readonly seats: readonly Seat[]
  readonly ask: Phrase
  readonly by?: Phrase
}

/** Those who are asked the same are named together. */
export function questionsOf(asked: readonly Asked[]): readonly Question[] {
  const found = new Map<string, Question>()
  for (const { seat, ...question } of asked) {
    const key = JSON.stringify(question)
    const seats = found.get(key)?.seats ?? []
    found.set(key, { ...question, seats: [...seats, seat] })
  }
  return [...found.values()]
}
