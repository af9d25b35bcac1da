import type { Json, Move, Phrase } from '@athanor/kernel'
import type { Scene } from '@athanor/protocol'
import { useCallback, useEffect, useState } from 'react'
import type { GameTable } from '../contract.ts'
import type { TableModel } from '../model.ts'

type Reasons = ReadonlyMap<Move, readonly Phrase[]>

const NONE: Reasons = new Map()

/** Why what one may wish for is not possible now, or at the end of a plan; asked once for every decision. */
export function useReasons(game: GameTable<Json>, model: TableModel, scene: Scene | undefined, plan: readonly Move[]) {
  const [known, setKnown] = useState(NONE)
  const view = scene?.view
  const decision = scene?.decision
  useEffect(() => {
    let stale = false
    if (view === undefined || !decision) return setKnown(NONE)
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
