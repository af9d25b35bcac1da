import type { Decision, Move } from '@athanor/kernel'
import type { SpellbookView } from '@athanor/spellbook'
import { learnedOf, mine } from './book.ts'
import { studyUnderWay } from './chosen.ts'
import { nextPayment, type Payment } from './payment.ts'

/** What the board does of itself while somebody learns: a payment is chosen, and taken back, as a whole. */
export type Payer =
  | { readonly does: 'pays'; readonly spell: string; readonly payment: Payment }
  /** The payment was made; whoever takes its last token back wants none of it. */
  | { readonly does: 'remembers'; readonly spell: string }
  | { readonly does: 'takes-back' }
  /** Somebody pays by hand, token by token. */
  | { readonly does: 'looks-on' }

export interface Deed {
  readonly payer?: Payer
  /** An answer to give, or a step back; nothing is done without it. */
  readonly act?: Move | 'back'
}

/** What the payer does when something new is asked, or nothing any more. */
export function goOn(payer: Payer, view: SpellbookView, decision: Decision | undefined): Deed {
  const study = decision && studyUnderWay(decision)
  switch (payer.does) {
    case 'pays': {
      const act = decision && nextPayment(payer.payment, decision)
      if (act !== undefined) return { payer, act }
      return { payer: study ? payer : { does: 'remembers', spell: payer.spell } }
    }
    case 'remembers':
      if (study?.spell === payer.spell) return { payer: { does: 'takes-back' }, act: 'back' }
      return learnedOf(mine(view), payer.spell) ? { payer } : {}
    case 'takes-back':
      return study ? { payer, act: 'back' } : {}
    case 'looks-on':
      return study ? { payer } : {}
  }
}

/** Whether the ways to pay for what is being learned are to be shown. */
export const showsWays = (payer: Payer | undefined, decision: Decision): boolean => {
  const study = studyUnderWay(decision)
  if (!study || decision.ask.key === 'ask.keep') return false
  return payer === undefined || (payer.does === 'remembers' && payer.spell !== study.spell)
}
