import type { Decision, Json, Move } from '@athanor/kernel'
import type { Scene } from '@athanor/protocol'
import { createContext, useCallback, useContext, useMemo } from 'react'
import { useStore } from '../../store.ts'
import type { GameTable } from '../contract.ts'
import type { TableModel, TableState } from '../model.ts'
import type { Planning } from '../planning.ts'
import { usePlanning } from './use-planning.ts'
import { usePressed } from './use-pressed.ts'
import { type Refused, useWish } from './use-wish.ts'

/** Somebody at a table: what is there to see, and everything that can be done. */
export interface Sitting {
  readonly game: GameTable<Json>
  readonly model: TableModel
  readonly table: TableState
  /** What is shown: the table, or where the plan leads. */
  readonly scene: Scene
  readonly decision: Decision | undefined
  readonly planning: Planning | undefined
  /** The table has changed, and nothing of the last plan is possible any more. */
  readonly planLost: boolean
  /** Why the last wish was refused; undefined if it was not. */
  readonly refused: Refused | undefined
  /** Whether an answer has been given that nobody has confirmed yet. */
  readonly waiting: boolean
  act(move: Move): void
  undo(): void
  startPlan(): void
  /** Takes the last move out of the plan. */
  stepBack(): void
  dropPlan(): void
  carryOut(): void
}

const Context = createContext<Sitting | undefined>(undefined)
export const SittingProvider = Context.Provider

export function useSitting(): Sitting {
  const sitting = useContext(Context)
  if (!sitting) throw new Error('nobody sits here')
  return sitting
}

const NONE: readonly Move[] = []

export function useSitDown(game: GameTable<Json>, model: TableModel): Sitting | undefined {
  const table = useStore(model.store)
  const { planning, lost, extend, stepBack, start, drop, propose } = usePlanning(model, table)
  const { wish, refused, waiting } = useWish(model, table)
  const scene = planning?.plan?.scene ?? table?.scene
  usePressed(waiting)

  const plans = planning !== undefined
  const act = useCallback(
    (move: Move) => {
      if (plans) return extend(move)
      if (lost) drop()
      void wish(() => model.act(move))
    },
    [plans, lost, extend, drop, model, wish],
  )
  const undo = useCallback(() => void wish(() => model.undo()), [model, wish])
  const moves = planning?.moves ?? NONE
  const carryOut = useCallback(async () => {
    drop()
    for (const [i, move] of moves.entries()) if (!(await wish(() => model.act(move)))) return propose(moves.slice(i))
  }, [moves, drop, propose, model, wish])

  return useMemo(
    () =>
      table &&
      scene && {
        game,
        model,
        table,
        scene,
        decision: scene.decision,
        planning,
        planLost: lost,
        refused,
        waiting,
        act,
        undo,
        startPlan: start,
        stepBack,
        dropPlan: drop,
        carryOut: () => void carryOut(),
      },
    [game, model, table, scene, planning, lost, refused, waiting, act, undo, start, stepBack, drop, carryOut],
  )
}
