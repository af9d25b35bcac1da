import type { Hidden } from '@athanor/kernel/testing'
import type { State } from '../state.ts'

/** All tokens lie open, and those in the pouch are known too: what it gives next is a matter of chance alone. SB-GEN-14 */
export const hiddenInSpellbook: Hidden<State> = { exchange: () => {} }
