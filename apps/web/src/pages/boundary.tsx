import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/words.tsx'
import { isStale } from './stale.ts'

/** Shows a page that says what to do when another page fails. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <BrokenPage error={this.state.error} />
  }
}

function BrokenPage({ error }: { readonly error: unknown }) {
  const { ui } = useWords()
  const stale = isStale(error)
  return (
    <Page title={ui(stale ? 'stale.title' : 'broken.title')}>
      <p>{ui(stale ? 'stale.about' : 'broken.about')}</p>
      <p>
        <Button look="primary" onClick={() => location.reload()}>
          {ui('reload')}
        </Button>{' '}
        <a href="/">{ui('nav.home')}</a>
      </p>
      {!stale && (
        <details>
          <summary>{ui('broken.details')}</summary>
          <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
        </details>
      )}
    </Page>
  )
}
