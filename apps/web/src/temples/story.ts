import type { Story } from '../table/contract.ts'

/** A turn begins where somebody goes. */
export const templesStory: Story = {
  digest: (events) => events,
  opens: ({ type }) => type === 'moved' || type === 'entered',
}
