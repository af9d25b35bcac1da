import { useSitting } from './sitting.tsx'

/** One step back: in the plan if one is made, else at the table; undefined where there is none. */
export function useBack(): (() => void) | undefined {
  const { planning, scene, undo, stepBack } = useSitting()
  if (planning) return planning.moves.length > 0 ? stepBack : undefined
  return scene.undo === undefined ? undefined : undo
}
