import type { Phrase } from '@athanor/kernel'

/** What a move was, in short: not what it brings, which has happened. */
export const deedOf = ({ key, args }: Phrase, say: (phrase: Phrase) => string): string =>
  args?.effect === undefined
    ? say({ key, ...(args && { args }) })
    : say({ key, args: { ...args, effect: '' } }).replace(/[\s:.]+$/, '')
