import { Suspense, use } from 'react'
import type { Learning } from '../../learn/learning.ts'
import { MoreToLearn, Read } from '../../learn/read.tsx'
import { LearningWords } from '../../learn/words.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useWords } from '../../words/words.tsx'
import { useSitting } from './sitting.tsx'

/** What one looks up while playing. */
export function Reference({ load, onClose }: { readonly load: () => Promise<Learning>; onClose(): void }) {
  const { ui } = useWords()
  const { game } = useSitting()
  return (
    <Sheet title={ui('reference')} onClose={onClose} data-reference>
      <MoreToLearn game={game.rules.id} apart />
      <Suspense fallback={<p>{ui('loading')}</p>}>
        <Chapters load={load} />
      </Suspense>
    </Sheet>
  )
}

function Chapters({ load }: { readonly load: () => Promise<Learning> }) {
  const { game } = useSitting()
  const learning = use(load())
  return (
    <LearningWords game={game} learning={learning}>
      {learning.reference.map((chapter) => (
        <Read key={chapter.name} of="reference" chapter={chapter} learning={learning} />
      ))}
    </LearningWords>
  )
}
