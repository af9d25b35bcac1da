import { cardFigures, type PlayedGame } from '@athanor/protocol'
import { Suspense, useCallback } from 'react'
import { Link } from 'wouter'
import { usePerson } from '../account/account.ts'
import { GAME_IDS, type GameId } from '../games.ts'
import { api, useReachable } from '../net/api.ts'
import { usePolled } from '../net/use-polled.ts'
import { CardTable } from '../stats/card-table.tsx'
import { gamesHere } from '../stats/here.ts'
import { History } from '../stats/history.tsx'
import { resultsOf, rivals, scored } from '../stats/mine.ts'
import { useRivalName } from '../stats/rival-name.ts'
import css from '../stats/stats.module.css'
import { DataTable } from '../ui/data-table.tsx'
import links from '../ui/link.module.css'
import { FaultLine } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../words/words.tsx'

const FAVOURITES = 10

/** One's finished games in figures, those of the server and those of this device. */
export function StatsPage() {
  const { ui } = useWords()
  const person = usePerson()
  const reachable = useReachable()
  return (
    <Page title={ui('stats.mine')}>
      <nav className={links.row} aria-label={ui('stats.everybody')}>
        {GAME_IDS.map((id) => (
          <Link key={id} href={`/stats/${id}`}>
            {ui('stats.of', { game: ui(`game.${id}`) })}
          </Link>
        ))}
      </nav>
      {reachable === false && <p role="status">{ui('stats.offline')}</p>}
      {person === undefined && reachable !== false ? (
        <p>{ui('loading')}</p>
      ) : (
        <Mine key={person?.id ?? 'nobody'} signedIn={Boolean(person)} />
      )}
    </Page>
  )
}

const once = (): boolean => true

function Mine({ signedIn }: { readonly signedIn: boolean }) {
  const { ui } = useWords()
  const load = useCallback(async () => (signedIn ? api.myStatistics() : []), [signedIn])
  const { value: there, fault } = usePolled(load, once)
  const { value: here } = usePolled(gamesHere, once)
  if (!here || (!there && !fault)) return <p>{ui('loading')}</p>
  const games = [...(there ?? []), ...here]
  if (games.length === 0) return <p>{ui('stats.none')}</p>
  const played = GAME_IDS.map((id) => ({ id, games: games.filter(({ game }) => game === id) })).filter(
    (one) => one.games.length > 0,
  )
  return (
    <>
      {fault?.code !== 'no-server' && <FaultLine of={fault} />}
      <Results played={played} />
      {played.map((one) => (
        <OneGame key={one.id} {...one} />
      ))}
      <Opponents games={games} />
    </>
  )
}

interface Played {
  readonly id: GameId
  readonly games: readonly PlayedGame[]
}

function Results({ played }: { readonly played: readonly Played[] }) {
  const { ui } = useWords()
  return (
    <Panel title={ui('stats.results')}>
      <DataTable
        caption={ui('stats.results')}
        rows={played.map(({ id, games }) => resultsOf(ui(`game.${id}`), games))}
        keyOf={({ game }) => game}
        columns={[
          { label: ui('stats.game'), value: ({ game }) => game },
          { label: ui('stats.played'), value: ({ played }) => played },
          { label: ui('stats.won'), value: ({ won }) => won },
          { label: ui('stats.mean-place'), value: ({ meanPlace }) => meanPlace },
          { label: ui('stats.mean-points'), value: ({ meanPoints }) => meanPoints },
        ]}
      />
    </Panel>
  )
}

function OneGame({ id, games }: Played) {
  const { ui } = useWords()
  const ended = scored(games)
  const cards = cardFigures(games.map((game) => ({ cards: game.cards, won: Number(game.won) })))
  if (ended.length === 0) return undefined
  return (
    <Panel title={ui(`game.${id}`)}>
      <History games={ended} />
      {cards.length > 0 && (
        <>
          <h3 className={css.favourites}>{ui('stats.favourites', { game: id })}</h3>
          <Suspense>
            <CardTable game={id} caption={ui('stats.favourites', { game: id })} cards={cards.slice(0, FAVOURITES)} />
          </Suspense>
        </>
      )}
    </Panel>
  )
}

function Opponents({ games }: { readonly games: readonly PlayedGame[] }) {
  const { ui } = useWords()
  const nameOf = useRivalName()
  const met = rivals(games)
  if (met.length === 0) return undefined
  return (
    <Panel title={ui('stats.opponents')}>
      <DataTable
        caption={ui('stats.opponents')}
        rows={met}
        keyOf={({ key }) => key}
        columns={[
          { label: ui('stats.name'), value: (rival) => nameOf(rival) },
          { label: ui('stats.together'), value: ({ games }) => games },
          { label: ui('stats.i-won'), value: ({ iWon }) => iWon },
          { label: ui('stats.they-won'), value: ({ theyWon }) => theyWon },
        ]}
      />
    </Panel>
  )
}
