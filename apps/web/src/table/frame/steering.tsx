import { Button } from '../../ui/button.tsx'
import { goHome } from '../../ui/focus.ts'
import { useKey } from '../../ui/keys.ts'
import { useWords } from '../../words/words.tsx'
import { deedOf } from '../deed.ts'
import { Hint } from './hint.tsx'
import css from './prompt.module.css'
import { useSitting } from './sitting.tsx'
import { useBack } from './use-back.ts'

/** Undo and plan. */
export function Steering() {
  const { model, planning, scene, table, undo, startPlan, stepBack, dropPlan, carryOut, decision } = useSitting()
  const planned = planning?.moves.length ?? 0
  const { ui, say } = useWords()
  useKey(isUndoKey, useBack())
  useKey(isPromptKey, goHome)
  if (planning)
    return (
      <>
        <Button onClick={dropPlan}>{ui('plan.drop')}</Button>
        {planned > 0 && (
          <>
            <Button onClick={stepBack}>{ui('plan.back')}</Button>
            <Button look="primary" onClick={carryOut}>
              {ui('plan.go', { n: planned })}
            </Button>
          </>
        )}
      </>
    )
  const taken = table.lastAct ? ui('undo.what', { what: deedOf(table.lastAct, say) }) : ui('undo')
  return (
    <>
      {decision && !decision.forced && <Hint key={table.seq} />}
      {decision && !decision.forced && model.plan && (
        <Button look="quiet" onClick={startPlan} title={ui('plan.about')}>
          {ui('plan')}
        </Button>
      )}
      {scene.undo !== undefined && (
        <Button onClick={undo} className={css.undo} title={taken} data-undo>
          {taken}
        </Button>
      )}
    </>
  )
}

/** Control and Z take a move back, as everywhere. */
const isUndoKey = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean => (ctrlKey || metaKey) && key === 'z'
const isPromptKey = ({ ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean =>
  key === 'p' && !ctrlKey && !metaKey && !altKey
