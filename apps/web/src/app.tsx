import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Boundary } from './pages/boundary.tsx'
import { Front } from './pages/front.tsx'
import { MissingPage } from './pages/missing.tsx'
import { WordsProvider } from './words/words.tsx'

const ReplayPage = lazy(async () => ({ default: (await import('./pages/replay.tsx')).ReplayPage }))
const LocalPage = lazy(async () => ({ default: (await import('./pages/local.tsx')).LocalPage }))

/** Which page an address shows. */
export function App() {
  return (
    <WordsProvider>
      <Boundary>
        <Suspense>
          <Switch>
            <Route path="/" component={Front} />
            <Route path="/play/:game" component={LocalPage} />
            <Route path="/replay/:id" component={ReplayPage} />
            <Route component={MissingPage} />
          </Switch>
        </Suspense>
      </Boundary>
    </WordsProvider>
  )
}
