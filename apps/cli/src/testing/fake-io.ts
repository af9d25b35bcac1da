import type { Io } from '../io.ts'

/** A world made of strings: what was written, and somebody who answers. */
export interface FakeIo extends Io {
  readonly output: () => string
  readonly errors: () => string
}

/** `answers` are typed one after another, or made up from the prompt; undefined ends the input. */
export function fakeIo(
  answers: readonly string[] | ((prompt: string) => string | undefined) = [],
  world: Partial<Io> = {},
): FakeIo {
  const out: string[] = []
  const err: string[] = []
  const waiting = typeof answers === 'function' ? [] : [...answers]
  const reply = (prompt: string): string | undefined =>
    typeof answers === 'function' ? answers(prompt) : waiting.shift()
  return {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    ask: async (prompt) => {
      const line = reply(prompt)
      out.push(`${prompt}${line ?? ''}`)
      return line
    },
    clear: () => {},
    interactive: false,
    progress: false,
    colour: false,
    width: 100,
    height: Number.POSITIVE_INFINITY,
    env: {},
    close: () => {},
    ...world,
    output: () => out.join('\n'),
    errors: () => err.join('\n'),
  }
}
