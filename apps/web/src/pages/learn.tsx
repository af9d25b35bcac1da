import type { Json } from '@athanor/kernel'
import { use, useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { type GameId, isGameId, loadGame } from '../games.ts'
import { Coach } from '../learn/coach.tsx'
import type { Learning } from '../learn/learning.ts'
import { PUPIL } from '../learn/lesson.ts'
import { LessonTable } from '../learn/lesson-table.ts'
import { LearningWords } from '../learn/words.tsx'
import { useLocalNames } from '../local/names.ts'
import { playOn } from '../local/play-on.ts'
import { TableHead } from '../settings/table-head.tsx'
import { useStore } from '../store.ts'
import type { GameTable } from '../table/contract.ts'
import { Frame } from '../table/frame/frame.tsx'
import { MissingPage } from './missing.tsx'

/** The first lesson of a game, at a real table: `/learn/seasons`. */
export function LearnPage() {
  const { game } = useParams<{ game: string }>()
  return isGameId(game) ? <Begin key={game} id={game} /> : <MissingPage />
}

function Begin({ id }: { readonly id: GameId }) {
  const game = use(loadGame(id))
  const learning = use(game.learning())
  const [attempt, setAttempt] = useState(1)
  return <Teach key={attempt} game={game} learning={learning} onAgain={() => setAttempt(attempt + 1)} />
}

function Teach({
  game,
  learning,
  onAgain,
}: {
  readonly game: GameTable<Json>
  readonly learning: Learning
  onAgain(): void
}) {
  const names = useLocalNames()
  const [, navigate] = useLocation()
  const [table] = useState(() => new LessonTable(game.rules, learning.lesson, names))
  useEffect(() => table.rename(names), [table, names])
  useEffect(() => () => table.close(), [table])
  useStore(table.store)
  const coach = (
    <LearningWords game={game} learning={learning}>
      <Coach
        table={table}
        learning={learning}
        onPlayOn={() => navigate(playOn(table.course.record, PUPIL, 'novice'))}
        onAgain={onAgain}
      />
    </LearningWords>
  )
  return <Frame game={game} model={table} head={<TableHead />} beside={coach} />
}
