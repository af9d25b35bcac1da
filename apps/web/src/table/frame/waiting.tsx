import { useWords } from '../../words/words.tsx'
import { type Question, questionsOf } from '../questions.ts'
import css from './prompt.module.css'
import { useSitting } from './sitting.tsx'

/** Why nothing is asked of the reader. */
export function Waiting() {
  const { scene, table, planning } = useSitting()
  const { ui, rich } = useWords()
  if (table.made) {
    const { seat, say } = table.made
    return (
      <p>
        <b>{table.names[seat] ?? ui('seat', { n: seat + 1 })}:</b> {rich(say)}
      </p>
    )
  }
  if (scene.result) return <p>{ui('prompt.over')}</p>
  if (scene.toAct.length === 0) return <p className={css.waiting}>{ui(planning ? 'plan.end' : 'prompt.read')}</p>
  return questionsOf(scene.others ?? []).map((question) => <Other key={question.seats.join()} question={question} />)
}

/** What others are asked, and which card asks it. */
function Other({ question: { seats, ask, by } }: { readonly question: Question }) {
  const { table } = useSitting()
  const { ui, rich, say } = useWords()
  const names = seats.map((seat) => table.names[seat] ?? ui('seat', { n: seat + 1 }))
  return (
    <>
      {by && (
        <p className={css.cause} data-by title={say(by)}>
          {rich(by)}
        </p>
      )}
      <p className={css.waiting}>
        {ui('prompt.waiting', { n: names.length, who: names.join(', ') })} <q>{rich(ask)}</q>
      </p>
    </>
  )
}
