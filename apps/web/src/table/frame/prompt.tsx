import { useWords } from '../../words/words.tsx'
import { Answers } from './answers.tsx'
import { Outcome } from './outcome.tsx'
import { PlanWords } from './plan-words.tsx'
import css from './prompt.module.css'
import { useSitting } from './sitting.tsx'
import { Steering } from './steering.tsx'
import { Waiting } from './waiting.tsx'

/** Who decides what, and why; every answer that the board does not show; undo and plan. A board puts it where it likes. */
export function Prompt() {
  const { decision, planning, waiting, table, scene } = useSitting()
  const { ui, rich, say } = useWords()
  const title = planning
    ? 'plan.title'
    : decision
      ? 'prompt.yours'
      : table.made
        ? 'prompt.replay'
        : scene.result
          ? 'prompt.done'
          : 'prompt.others'
  return (
    <section
      className={css.prompt}
      data-prompt
      data-home
      data-mine={decision ? true : undefined}
      data-busy={waiting || undefined}
      aria-label={ui('prompt')}
      aria-keyshortcuts="p"
      tabIndex={-1}
    >
      <div className={css.words}>
        <p className={css.who}>{ui(title)}</p>
        <div className={css.ask} aria-live="polite">
          {decision ? (
            <>
              {decision.by && (
                <p className={css.by} data-by>
                  {rich(decision.by)}
                </p>
              )}
              <p>{rich(decision.ask)}</p>
              {decision.chosen && decision.chosen.length > 0 && (
                <p className={css.by}>{ui('prompt.chosen', { chosen: decision.chosen.map(say).join(', ') })}</p>
              )}
            </>
          ) : (
            <Waiting />
          )}
          <Outcome />
          <PlanWords />
        </div>
      </div>
      <div className={css.answers}>
        {decision && <Answers key={`${table.seq} ${planning?.moves.length ?? 0}`} />}
        {!scene.result && <Steering />}
      </div>
    </section>
  )
}
