import type { Phrase } from './phrase.ts'
import type { Answer, Decision } from './rules.ts'

/** A line of a menu: an answer, or the first half of several. */
export interface MenuEntry {
  readonly say: Phrase
  readonly answers: readonly Answer[]
}

/** What is asked at the prompt: a question, or (`inner`) the second half of one. */
export interface Menu {
  readonly ask: Phrase
  readonly entries: readonly MenuEntry[]
  readonly inner: boolean
}

/** So many answers of two halves are asked for in two steps. */
const MANY = 9

export function menuOf({ ask, answers }: Decision): Menu {
  const halves = new Map<string, { say: Phrase; answers: Answer[] }>()
  const entries: MenuEntry[] = []
  for (const answer of answers) {
    for (const say of answer.under ?? []) {
      const name = JSON.stringify(say)
      const half = halves.get(name) ?? { say, answers: [] }
      if (!halves.has(name)) entries.push(half)
      halves.set(name, half)
      half.answers.push(answer)
    }
    if (!answer.under) entries.push(single(answer))
  }
  const several = halves.size > 1 && answers.filter(({ under }) => under).length > MANY
  return { ask, entries: several ? entries : answers.map(single), inner: false }
}

/** The second half of an entry. */
export const inside = ({ say, answers }: MenuEntry): Menu => ({ ask: say, entries: answers.map(single), inner: true })

const single = (answer: Answer): MenuEntry => ({ say: answer.say, answers: [answer] })
