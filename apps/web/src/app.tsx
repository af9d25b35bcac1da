import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { Front } from './pages/front.tsx'
import { WordsProvider } from './words/words.tsx'

const LocalPage = lazy(async () => ({ default: (await import('./pages/local.tsx')).LocalPage }))

/** Which page an address shows. */
export function App() {
  return (
    <WordsProvider>
      <Suspense>
        <Switch>
          <Route path="/play/:game" component={LocalPage} />
          <Route component={Front} />
        </Switch>
      </Suspense>
    </WordsProvider>
  )
}
