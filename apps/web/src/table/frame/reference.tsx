import { Suspense, use } from 'react'
import { MoreToLearn, Read } from '../../learn/read.tsx'
import { LearningWords } from '../../learn/words.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useWords } from '../../words/words.tsx'
import css from './reference.module.css'
import { useSitting } from './sitting.tsx'

/** What one looks up while playing. */
export function Reference({ onClose }: { onClose(): void }) {
  const { ui } = useWords()
  const { game } = useSitting()
  return (
    <Sheet title={ui('reference')} onClose={onClose} data-reference>
      <MoreToLearn game={game.rules.id} />
      <Suspense fallback={<p>{ui('loading')}</p>}>
        <Chapters />
      </Suspense>
      <Keys />
    </Sheet>
  )
}

const KEYS = [
  ['P', 'keys.prompt'],
  ['Ctrl + Z', 'keys.undo'],
  ['Esc', 'keys.close'],
] as const

/** What can be done without looking for a button. */
function Keys() {
  const { ui } = useWords()
  return (
    <section>
      <h3>{ui('keys')}</h3>
      <dl className={css.keys}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{ui(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Chapters() {
  const { game } = useSitting()
  const learning = use(game.learning())
  return (
    <LearningWords game={game} learning={learning}>
      {learning.reference.map((chapter) => (
        <Read key={chapter.name} of="reference" chapter={chapter} learning={learning} />
      ))}
    </LearningWords>
  )
}
