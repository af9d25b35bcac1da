import { useWords } from '../../words/words.tsx'
import { Log } from './log.tsx'
import css from './rail.module.css'

/** What happened, beside the board. */
export function Rail() {
  const { ui } = useWords()
  return (
    <div className={css.rail}>
      <h2 className={css.title}>{ui('log')}</h2>
      <Log />
    </div>
  )
}
