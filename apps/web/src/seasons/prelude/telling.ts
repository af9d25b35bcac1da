import { useEffect, useState } from 'react'
import { useBoard } from '../context.tsx'
import { nextMove, type Sorted, toldIn } from './years.ts'

/**
 * Tells the table where the cards go, one after the other. Each step follows from what the table knows by then: whatever
 * else happens in between (an answer at the prompt, a step back, a plan) ends the telling instead of confusing it.
 */
export function useTelling(cards: readonly Sorted[]): { begin(): void; stop(): void } {
  const { decision, act } = useBoard()
  const told = toldIn(cards)
  /** How many cards the table will know of when the next one is due. */
  const [due, setDue] = useState<number>()
  useEffect(() => {
    if (due === undefined || told === due - 1) return
    const move = nextMove(cards)
    const legal = decision?.answers.some((answer) => answer.move === move)
    if (told !== due || move === undefined || !legal) return setDue(undefined)
    setDue(told + 1)
    act(move)
  }, [due, told, cards, decision, act])
  return { begin: () => setDue(told), stop: () => setDue(undefined) }
}
