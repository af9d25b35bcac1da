/** Work that is done step by step: whoever does it may rest between two of them. */
export type Steps<T> = Generator<void, T>

/** Does it all without a rest. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
