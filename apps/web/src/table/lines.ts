import type { AnyRules, GameEvent, Phrase } from '@athanor/kernel'
import type { Happening, Said } from '@athanor/protocol'
import type { Story } from './contract.ts'

/** A line of the log. */
export type Line =
  | { readonly kind: 'event'; readonly phrase: Phrase; readonly opens: boolean }
  | { readonly kind: 'entry'; readonly happening: Happening }
  | { readonly kind: 'said'; readonly said: Said }

const EVERYTHING: Story = { digest: (events) => events, opens: () => false }

/** What happened and what was said, in the order in which it was. */
export function linesOf(
  log: readonly Happening[],
  chat: readonly Said[],
  { rules, story = EVERYTHING }: { readonly rules: Pick<AnyRules, 'tell'>; readonly story?: Story },
): readonly Line[] {
  const lines: Line[] = []
  const talk = [...chat]
  let events: GameEvent[] = []
  const tell = (): void => {
    for (const event of story.digest(events)) {
      const phrase = rules.tell(event)
      if (phrase) lines.push({ kind: 'event', phrase, opens: story.opens(event) })
    }
    events = []
  }
  const add = (line: Line): void => {
    tell()
    lines.push(line)
  }
  for (const happening of log) {
    while (talk.length > 0 && talk[0]!.after < happening.seq) add({ kind: 'said', said: talk.shift()! })
    if (happening.kind !== 'move') add({ kind: 'entry', happening })
    events.push(...(happening.events ?? []))
  }
  tell()
  return [...lines, ...talk.map((said): Line => ({ kind: 'said', said }))]
}
