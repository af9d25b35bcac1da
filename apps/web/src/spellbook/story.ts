import type { SpellbookEvent } from '@athanor/spellbook'
import type { Story } from '../table/contract.ts'

/** That somebody has nothing to do is not worth a line; every day is a part of its own. */
export const spellbookStory: Story = {
  digest: (events) => (events as readonly SpellbookEvent[]).filter((event) => event.type !== 'passed' || !event.forced),
  opens: ({ type }) => type === 'day',
}
