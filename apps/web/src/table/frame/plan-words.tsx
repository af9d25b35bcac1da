import { useWords } from '../../words/words.tsx'
import { isAway } from '../model.ts'
import css from './prompt.module.css'
import { useSitting } from './sitting.tsx'

/** What a plan has brought so far, and how far it goes. */
export function PlanWords() {
  const { planning } = useSitting()
  return (
    <>
      <Note />
      {planning && <Gains />}
    </>
  )
}

/** Why a plan goes no further, or is no more. */
function Note() {
  const { planning, planLost, table } = useSitting()
  const { ui } = useWords()
  const note = planLost ? 'lost' : planning?.note
  if (note === undefined) return undefined
  const away = note === 'untried' && isAway(table.wire)
  return (
    <p className={css.by} data-plan-note={note}>
      {away ? ui('plan.away', { n: planning?.moves.length ?? 0 }) : ui(`plan.${note}`)}
    </p>
  )
}

/** What the plan has brought so far. */
function Gains() {
  const { game, table, scene, planning } = useSitting()
  const words = useWords()
  const changes = game.compare(table.scene.view, scene.view, words)
  if (changes.length === 0) return planning?.note ? undefined : <p className={css.by}>{words.ui('plan.empty')}</p>
  return <p className={css.gains}>{changes.join(' · ')}</p>
}
