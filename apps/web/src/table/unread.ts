import type { Said } from '@athanor/protocol'

/** How much others have said since line `heard`, but for those whom the reader does not want to hear. */
export const unreadIn = (
  chat: readonly Said[],
  heard: number,
  { me, muted }: { readonly me: string | undefined; readonly muted: readonly string[] },
): number => chat.filter(({ n, person }) => n > heard && person !== me && !muted.includes(person)).length
