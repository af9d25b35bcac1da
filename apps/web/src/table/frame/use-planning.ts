import type { Move } from '@athanor/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { draftOf, dropDrafts, keepDraft } from '../../ui/use-draft.ts'
import { isAway, type TableModel, type TableState } from '../model.ts'
import { EMPTY_PLAN, type Planning, planOf, withStep } from '../planning.ts'

/** A plan, what can be done with it, and whether the table has made one impossible. */
export interface PlanDesk {
  readonly planning: Planning | undefined
  readonly lost: boolean
  extend(move: Move): void
  stepBack(): void
  start(): void
  drop(): void
  /** Takes these moves for the plan, as far as they are possible. */
  propose(moves: readonly Move[]): void
}

/**
 * A plan outlives what others do, a lost connection and a page that is loaded anew: its moves are kept, and tried again
 * whenever the table has changed or can be asked again.
 */
export function usePlanning(model: TableModel, table: TableState | undefined): PlanDesk {
  const [planning, setPlanning] = useState<Planning>()
  const [lost, setLost] = useState(false)
  const current = useRef<Planning>(undefined)
  /** Only the last of several attempts counts. */
  const attempts = useRef(0)
  const key = table && `plan.${table.id}`

  const become = useCallback(
    (next: Planning | undefined) => {
      attempts.current++
      const gone = next?.note === 'lost'
      current.current = gone ? undefined : next
      setPlanning(current.current)
      setLost(gone)
      if (key === undefined) return
      if (current.current) keepDraft(key, current.current.moves)
      else dropDrafts(key)
    },
    [key],
  )
  const settle = useCallback(
    async (next: Promise<Planning>) => {
      const attempt = ++attempts.current
      const led = await next
      if (attempt === attempts.current) become(led)
    },
    [become],
  )
  const attempt = useCallback(async (moves: readonly Move[]) => model.plan?.(moves), [model])
  const propose = useCallback((moves: readonly Move[]) => void settle(planOf(moves, attempt)), [settle, attempt])

  const seq = table?.seq
  const asks = table !== undefined && !isAway(table.wire)
  const over = table?.scene.result !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moves are tried again at every new moment
  useEffect(() => {
    if (key === undefined || !model.plan) return
    if (over) return become(undefined)
    const moves = current.current?.moves ?? draftOf<readonly Move[]>(key)
    if (moves && asks) propose(moves)
  }, [key, seq, asks, over])

  return useMemo(
    () => ({
      planning,
      lost,
      extend: (move) => {
        const now = current.current
        if (!now) return
        if (now.moves.length > 0 && !now.plan) propose(now.moves)
        else void settle(withStep(now, move, attempt))
      },
      stepBack: () => propose(current.current?.moves.slice(0, -1) ?? []),
      start: () => become(EMPTY_PLAN),
      drop: () => become(undefined),
      propose,
    }),
    [planning, lost, propose, settle, attempt, become],
  )
}
