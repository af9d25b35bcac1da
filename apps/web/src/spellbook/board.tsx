import type { SpellbookView } from '@athanor/spellbook'
import type { BoardProps } from '../table/contract.ts'
import { Prompt } from '../table/frame/prompt.tsx'
import css from './board.module.css'
import { mine } from './book.ts'
import { Pool } from './desk.tsx'
import { Familiar } from './familiar.tsx'
import { Grimoire } from './grimoire.tsx'
import { Learning } from './learning.tsx'
import { MomentProvider } from './moment.tsx'
import { ReadingProvider, usePassage } from './reading.tsx'
import { Rivals } from './rivals.tsx'
import { useLearning } from './use-learning.ts'

/** The table of SpellBook: the others' books, the grimoire with the altar in it, and what is mine. */
export function Board(props: BoardProps<SpellbookView>) {
  const { view } = props
  const { choice, learn } = useLearning(props)
  const player = mine(view)
  return (
    <MomentProvider {...props}>
      <ReadingProvider moment={view}>
        <div className={css.board}>
          <Rivals />
          <Grimoire onLearn={learn} />
          <div className={css.mine}>
            <div className={css.prompt}>
              <Prompt />
            </div>
            {player && <Pool player={player} />}
            <Whisper />
          </div>
          {player && <Familiar player={player} />}
        </div>
        {choice && <Learning {...choice} />}
      </ReadingProvider>
    </MomentProvider>
  )
}

/** What the ribbon reads, where a page is too small to show it. */
function Whisper() {
  const passage = usePassage()
  return passage === undefined ? undefined : <p className={css.whisper}>{passage}</p>
}
