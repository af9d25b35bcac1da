import { Suspense, use } from 'react'
import { MoreToLearn, Read } from '../../learn/read.tsx'
import { LearningWords } from '../../learn/words.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useWords } from '../../words/words.tsx'
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
    </Sheet>
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
