import type { Move } from '@athanor/kernel'
import type { Plan } from './model.ts'

/** What there is to say of a plan. */
export type PlanNote =
  /** The next move would show something that nobody knows yet. */
  | 'stopped'
  /** The table has changed, and only so much of the plan is possible now. */
  | 'cut'
  /** The table has changed, and nothing of the plan is possible any more. */
  | 'lost'
  /** Nobody has answered: the step is neither possible nor impossible. */
  | 'untried'

/** A plan that is being made: its moves, and where they lead. */
export interface Planning {
  readonly moves: readonly Move[]
  /** Absent before the first step, and while nobody can tell where the moves lead. */
  readonly plan: Plan | undefined
  readonly note: PlanNote | undefined
}

/** Tries moves on a copy of the table; undefined if nobody answers. */
export type Attempt = (moves: readonly Move[]) => Promise<Plan | undefined>

export const EMPTY_PLAN: Planning = { moves: [], plan: undefined, note: undefined }

/** The plan with one move more, if that can be seen ahead. */
export async function withStep(planning: Planning, move: Move, attempt: Attempt): Promise<Planning> {
  const moves = [...planning.moves, move]
  const plan = await attempt(moves)
  if (!plan) return { ...planning, note: 'untried' }
  return plan.made === moves.length ? { moves, plan, note: undefined } : { ...planning, note: 'stopped' }
}

/** A plan of these moves as the table is now: as many of them as are still possible. */
export async function planOf(moves: readonly Move[], attempt: Attempt): Promise<Planning> {
  if (moves.length === 0) return EMPTY_PLAN
  const plan = await attempt(moves)
  if (!plan) return { moves, plan: undefined, note: 'untried' }
  if (plan.made === moves.length) return { moves, plan, note: undefined }
  return plan.made > 0 ? { moves: moves.slice(0, plan.made), plan, note: 'cut' } : { ...EMPTY_PLAN, note: 'lost' }
}
