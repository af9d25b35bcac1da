import type { Decision, Json, Move, Phrase } from '@athanor/kernel'
import type { Reply, Scene } from '@athanor/protocol'
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useStore } from '../../store.ts'
import type { GameTable } from '../contract.ts'
import type { Plan, TableModel, TableState } from '../model.ts'

/** A plan that is being made: its moves, and where they lead. */
export interface Planning {
  readonly moves: readonly Move[]
  readonly plan: Plan | undefined
  /** The next move would show something that nobody knows yet. */
  readonly stopped: boolean
}

export type Refused = Extract<Reply, { readonly done: false }>

/** Somebody at a table: what is there to see, and everything that can be done. */
export interface Sitting {
  readonly game: GameTable<Json>
  readonly model: TableModel
  readonly table: TableState
  /** What is shown: the table, or where the plan leads. */
  readonly scene: Scene
  readonly decision: Decision | undefined
  readonly planning: Planning | undefined
  /** Why the last wish was refused; undefined if it was not. */
  readonly refused: Refused | undefined
  /** Whether an answer has been given that nobody has confirmed yet. */
  readonly sending: boolean
  act(move: Move): void
  undo(): void
  startPlan(): void
  /** Takes the last move out of the plan. */
  stepBack(): void
  dropPlan(): void
  carryOut(): void
  why(move: Move): readonly Phrase[] | undefined
}

const Context = createContext<Sitting | undefined>(undefined)
export const SittingProvider = Context.Provider

export function useSitting(): Sitting {
  const sitting = useContext(Context)
  if (!sitting) throw new Error('nobody sits here')
  return sitting
}

export function useSitDown(game: GameTable<Json>, model: TableModel): Sitting | undefined {
  const table = useStore(model.store)
  const { planning, extend, stepBack, start, drop } = usePlanning(model, table)
  const [refused, setRefused] = useState<Refused>()
  const [sent, setSent] = useState(0)
  const scene = planning?.plan?.scene ?? table?.scene
  const why = useReasons(game, model, scene, planning?.plan ? planning.moves : NONE)

  const settle = useCallback(async (asked: ReturnType<TableModel['act']>) => {
    setSent((n) => n + 1)
    const reply = await asked
    setSent((n) => n - 1)
    setRefused(reply.done ? undefined : reply)
    return reply.done
  }, [])
  const act = useCallback(
    (move: Move) => {
      if (planning) extend(move)
      else void settle(model.act(move))
    },
    [planning, extend, model, settle],
  )
  const undo = useCallback(() => void settle(model.undo()), [model, settle])
  const carryOut = useCallback(async () => {
    const moves = planning?.moves ?? []
    drop()
    for (const move of moves) if (!(await settle(model.act(move)))) break
  }, [planning, drop, model, settle])

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
        refused,
        sending: sent > 0,
        act,
        undo,
        startPlan: start,
        stepBack: () => void stepBack(),
        dropPlan: drop,
        carryOut: () => void carryOut(),
        why,
      },
    [game, model, table, scene, planning, refused, sent, act, undo, start, stepBack, drop, carryOut, why],
  )
}

/** A plan belongs to one moment of the table: when the table changes, it is gone. */
function usePlanning(model: TableModel, table: TableState | undefined) {
  const [planning, setPlanning] = useState<Planning>()
  const seq = table?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment drops the plan
  useEffect(() => setPlanning(undefined), [seq])
  const extend = useCallback(
    async (move: Move) => {
      if (!planning || !model.plan) return
      const moves = [...planning.moves, move]
      const plan = await model.plan(moves)
      if (plan.made === moves.length) setPlanning({ moves, plan, stopped: false })
      else setPlanning({ ...planning, stopped: true })
    },
    [planning, model],
  )
  const stepBack = useCallback(async () => {
    const moves = planning?.moves.slice(0, -1) ?? []
    const plan = moves.length > 0 ? await model.plan?.(moves) : undefined
    setPlanning({ moves, plan, stopped: false })
  }, [planning, model])
  const start = useCallback(() => setPlanning({ moves: [], plan: undefined, stopped: false }), [])
  const drop = useCallback(() => setPlanning(undefined), [])
  return { planning, extend, stepBack, start, drop }
}

const NONE: readonly Move[] = []

/** Why what one may wish for is not possible now, or at the end of a plan; asked once for every decision. */
function useReasons(game: GameTable<Json>, model: TableModel, scene: Scene | undefined, plan: readonly Move[]) {
  const [known, setKnown] = useState<ReadonlyMap<Move, readonly Phrase[]>>(new Map())
  const view = scene?.view
  const decision = scene?.decision
  useEffect(() => {
    let stale = false
    if (view === undefined || !decision) {
      setKnown(new Map())
      return
    }
    const legal = new Set(decision.answers.map(({ move }) => move))
    const wishes = game.wishes(view).filter((move) => !legal.has(move))
    const learn = async () => {
      const reasons = await model.why(wishes, plan)
      if (!stale) setKnown(new Map(wishes.map((move, i) => [move, reasons[i]!])))
    }
    if (wishes.length > 0) void learn()
    else setKnown(new Map())
    return () => {
      stale = true
    }
  }, [game, model, view, decision, plan])
  return useCallback((move: Move) => known.get(move), [known])
}
