import type { Json } from '@athanor/kernel'
import { use, useState } from 'react'
import { useParams } from 'wouter'
import { type GameId, isGameId, loadGame } from '../games.ts'
import { MoreToLearn, Read } from '../learn/read.tsx'
import { LearningWords } from '../learn/words.tsx'
import type { GameTable } from '../table/contract.ts'
import { HelpContext } from '../table/help.tsx'
import { GameLinks } from '../ui/game-links.tsx'
import { Page } from '../ui/page.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useWords } from '../words/words.tsx'
import { MissingPage } from './missing.tsx'

/** The rules of a game, in chapters with pictures: `/rules/seasons`. */
export function RulesPage() {
  const { game = 'seasons' } = useParams<{ game: string }>()
  const { ui } = useWords()
  if (!isGameId(game)) return <MissingPage />
  return (
    <Page title={ui('rules.of', { game: ui(`game.${game}`) })}>
      <GameLinks of="rules" here={game} label={ui('rules')} />
      <p>{ui('rules.about')}</p>
      <MoreToLearn game={game} here="rules" />
      <Chapters key={game} id={game} />
    </Page>
  )
}

function Chapters({ id }: { readonly id: GameId }) {
  const game = use(loadGame(id))
  const learning = use(game.learning())
  const [opened, open] = useState<string>()
  return (
    <LearningWords game={game} learning={learning}>
      <HelpContext value={{ why: () => undefined, open, names: [] }}>
        {learning.rules.map((chapter) => (
          <Read key={chapter.name} of="rules" chapter={chapter} learning={learning} />
        ))}
        {opened !== undefined && <Opened game={game} of={opened} onClose={() => open(undefined)} />}
      </HelpContext>
    </LearningWords>
  )
}

function Opened({ game, of, onClose }: { readonly game: GameTable<Json>; readonly of: string; onClose(): void }) {
  const { say } = useWords()
  const { Detail } = game
  return (
    <Sheet title={say({ key: of })} onClose={onClose}>
      <Detail of={of} />
    </Sheet>
  )
}
