import type { GameFigures } from '@athanor/protocol'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { Link, useParams } from 'wouter'
import { type GameId, isGameId } from '../games.ts'
import { api } from '../net/api.ts'
import { usePolled } from '../net/use-polled.ts'
import { CardTable } from '../stats/card-table.tsx'
import { selfPlayOf } from '../stats/self-play.ts'
import { Spread } from '../stats/spread.tsx'
import css from '../stats/stats.module.css'
import { Choice } from '../ui/choice.tsx'
import { GameLinks } from '../ui/game-links.tsx'
import { FaultLine } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../words/words.tsx'
import { MissingPage } from './missing.tsx'

const SOURCES = ['bots', 'people'] as const
type Source = (typeof SOURCES)[number]

/** Everybody's games of a kind in figures: of bots among themselves, and of public tables. */
export function GameStatsPage() {
  const { game } = useParams<{ game: string }>()
  const { ui } = useWords()
  const [source, setSource] = useState<Source>('bots')
  if (!isGameId(game)) return <MissingPage />
  const Figures = source === 'bots' ? BotGames : PublicGames
  return (
    <Page title={ui('stats.of', { game: ui(`game.${game}`) })}>
      <GameLinks of="stats" here={game} label={ui('stats.everybody')}>
        <Link href="/stats">{ui('stats.mine')}</Link>
      </GameLinks>
      <Choice
        label={ui('stats.source')}
        value={source}
        values={SOURCES}
        word={(one) => ui(`stats.${one}`)}
        onPick={(one) => setSource(one)}
      />
      <Figures key={game} game={game} />
    </Page>
  )
}

const once = (): boolean => true

function BotGames({ game }: { readonly game: GameId }) {
  const { ui } = useWords()
  const { value } = usePolled(
    useCallback(() => selfPlayOf(game), [game]),
    once,
  )
  if (!value) return <p>{ui('loading')}</p>
  return (
    <Shown game={game} figures={value}>
      <p>
        {ui('stats.bots.about', { n: value.games })} <code className={css.command}>{value.command}</code>
      </p>
    </Shown>
  )
}

function PublicGames({ game }: { readonly game: GameId }) {
  const { ui } = useWords()
  const { value, fault } = usePolled(
    useCallback(() => api.statistics(game), [game]),
    once,
  )
  if (!value) return fault ? <FaultLine of={fault} /> : <p>{ui('loading')}</p>
  return (
    <Shown game={game} figures={value}>
      <p>{ui('stats.people.about', { n: value.games })}</p>
    </Shown>
  )
}

function Shown(props: { readonly game: GameId; readonly figures: GameFigures; readonly children: ReactNode }) {
  const { game, figures, children } = props
  const { ui } = useWords()
  const { scores, cards } = figures
  return (
    <>
      {children}
      {scores.length > 0 && <Spread scores={scores} />}
      {cards.length > 0 && (
        <Panel title={ui('stats.cards', { game })}>
          <Suspense>
            <CardTable game={game} caption={ui('stats.cards', { game })} cards={cards} />
          </Suspense>
        </Panel>
      )}
    </>
  )
}
