import type { Move, Phrase } from '@athanor/kernel'
import { useCallback, useEffect, useState } from 'react'
import type { Sitting } from './sitting.tsx'

type Reasons = ReadonlyMap<Move, readonly Phrase[]>

const NONE: Reasons = new Map()
const NO_PLAN: readonly Move[] = []

/** Why what one may wish for is not possible now, or at the end of a plan; asked once for every decision. */
export function useReasons({ game, model, scene: { view }, decision, planning }: Sitting) {
  const [known, setKnown] = useState(NONE)
  const plan = planning?.plan ? planning.moves : NO_PLAN
  useEffect(() => {
    let stale = false
    if (!decision) return setKnown(NONE)
    const legal = new Set(decision.answers.map(({ move }) => move))
    const wishes = game.wishes(view).filter((move) => !legal.has(move))
    const learn = async () => {
      const reasons = await model.why(wishes, plan)
      if (!stale) setKnown(new Map(wishes.map((move, i) => [move, reasons[i]!])))
    }
    if (wishes.length > 0) void learn()
    else setKnown(NONE)
    return () => {
      stale = true
    }
  }, [game, model, view, decision, plan])
  return useCallback((move: Move) => known.get(move), [known])
}
