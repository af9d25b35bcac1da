import { lazy, Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { Boundary } from './pages/boundary.tsx'
import { Front } from './pages/front.tsx'
import { MissingPage } from './pages/missing.tsx'
import { WordsProvider } from './words/words.tsx'

const ReplayPage = lazy(async () => ({ default: (await import('./pages/replay.tsx')).ReplayPage }))
const LocalPage = lazy(async () => ({ default: (await import('./pages/local.tsx')).LocalPage }))
const TablesPage = lazy(async () => ({ default: (await import('./pages/tables.tsx')).TablesPage }))
const NewTablePage = lazy(async () => ({ default: (await import('./pages/new-table.tsx')).NewTablePage }))
const RoomPage = lazy(async () => ({ default: (await import('./pages/room.tsx')).RoomPage }))
const JoinPage = lazy(async () => ({ default: (await import('./pages/join.tsx')).JoinPage }))
const GamesPage = lazy(async () => ({ default: (await import('./pages/games.tsx')).GamesPage }))
const GlossaryPage = lazy(async () => ({ default: (await import('./pages/glossary.tsx')).GlossaryPage }))
const LearnPage = lazy(async () => ({ default: (await import('./pages/learn.tsx')).LearnPage }))
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules.tsx')).RulesPage }))
const StatsPage = lazy(async () => ({ default: (await import('./pages/stats.tsx')).StatsPage }))
const GameStatsPage = lazy(async () => ({ default: (await import('./pages/game-stats.tsx')).GameStatsPage }))
const MePage = lazy(async () => ({ default: (await import('./pages/me.tsx')).MePage }))
const AboutPage = lazy(async () => ({ default: (await import('./pages/about.tsx')).AboutPage }))

/** Which page an address shows. */
export function App() {
  return (
    <WordsProvider>
      <Boundary at={useLocation()[0]}>
        <Suspense>
          <Switch>
            <Route path="/" component={Front} />
            <Route path="/play/:game" component={LocalPage} />
            <Route path="/replay/:id" component={ReplayPage} />
            <Route path="/tables" component={TablesPage} />
            <Route path="/tables/new" component={NewTablePage} />
            <Route path="/table/:id" component={RoomPage} />
            <Route path="/join/:invitation" component={JoinPage} />
            <Route path="/games" component={GamesPage} />
            <Route path="/me" component={MePage} />
            <Route path="/cards/:game?" component={GlossaryPage} />
            <Route path="/learn/:game" component={LearnPage} />
            <Route path="/rules/:game?" component={RulesPage} />
            <Route path="/stats" component={StatsPage} />
            <Route path="/stats/:game" component={GameStatsPage} />
            <Route path="/about" component={AboutPage} />
            <Route component={MissingPage} />
          </Switch>
        </Suspense>
      </Boundary>
    </WordsProvider>
  )
}
