import type { Decision, Move } from '@athanor/kernel'
import type { SpellbookView } from '@athanor/spellbook'
import { useEffect, useState } from 'react'
import type { BoardProps } from '../table/contract.ts'
import { useBack } from '../table/frame/use-back.ts'
import { type Study, studyUnderWay } from './chosen.ts'
import { goOn, type Payer, showsWays } from './payer.ts'
import { type Payment, studyOf, type Way, waysFor } from './payment.ts'

/** Ways to pay that somebody chooses from. */
export interface Choice {
  readonly study: Study
  readonly ways: readonly Way[]
  pay(payment: Payment): void
  /** Pays token by token instead. */
  byHand(): void
  /** Learns nothing after all. */
  drop(): void
}

interface Learning {
  /** What is to be shown of a payment, if anything is. */
  readonly choice: Choice | undefined
  /** Somebody wants to learn. */
  learn(move: Move): void
}

/**
 * Learning on the board: all ways to pay are shown before the first token is given, also to those who have answered at
 * the prompt. A single way is shown, too: the altar gets new tokens right afterwards, and then nothing can be taken back.
 */
export function useLearning({ view, decision, act }: BoardProps<SpellbookView>): Learning {
  const [wish, setWish] = useState<{ readonly learn: Move; readonly at: Decision }>()
  const { employ, payer, back } = usePayer(view, decision, act)
  if (!decision) return { choice: undefined, learn: () => {} }

  const pay = (learn: Move, payment: Payment): void => {
    setWish(undefined)
    employ({ does: 'pays', spell: studyOf(learn, decision).spell, payment }, 'next')
    act(learn)
  }
  const learn = (move: Move): void => setWish({ learn: move, at: decision })
  const choices = (): Choice | undefined => {
    if (wish?.at === decision) {
      const study = studyOf(wish.learn, decision)
      return {
        study,
        ways: waysFor(study, view, decision),
        pay: (payment) => pay(wish.learn, payment),
        byHand: () => {
          setWish(undefined)
          employ({ does: 'looks-on' }, 'next')
          act(wish.learn)
        },
        drop: () => setWish(undefined),
      }
    }
    const study = studyUnderWay(decision)
    if (!study || !showsWays(payer, decision)) return undefined
    const byHand = (): void => employ({ does: 'looks-on' }, 'next')
    return {
      study,
      ways: waysFor(study, view, decision),
      pay: (payment) => employ({ does: 'pays', spell: study.spell, payment }, 'now'),
      byHand,
      drop: back ? () => employ({ does: 'takes-back' }, 'now') : byHand,
    }
  }
  return { choice: choices(), learn }
}

interface Employed {
  readonly payer?: Payer | undefined
  /** What was asked when it was last thought of; nothing yet if that is to be looked at, too. */
  readonly since: Decision | 'nothing yet' | undefined
}

/** Employs a payer, and does what it wants whenever something new is asked. */
function usePayer(view: SpellbookView, decision: Decision | undefined, act: (move: Move) => void) {
  const [{ payer, since }, setEmployed] = useState<Employed>({ since: undefined })
  const back = useBack()
  useEffect(() => {
    if (!payer || since === decision) return
    const deed = goOn(payer, view, decision)
    const stuck = deed.act === 'back' && !back
    setEmployed({ payer: stuck ? { does: 'looks-on' } : deed.payer, since: decision })
    if (deed.act === 'back') back?.()
    else if (deed.act !== undefined) act(deed.act)
  }, [payer, since, view, decision, act, back])
  const employ = (next: Payer, when: 'now' | 'next'): void =>
    setEmployed({ payer: next, since: when === 'now' ? 'nothing yet' : decision })
  return { payer, employ, back }
}
