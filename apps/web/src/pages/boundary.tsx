import { Component, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/words.tsx'
import { causeOfStale, isStale, type StaleCause } from './stale.ts'

interface BoundaryProps {
  /** The address: a new one is a new attempt. */
  readonly at: string
  readonly children: ReactNode
}

/** Shows a page that says what to do when another page fails. */
export class Boundary extends Component<BoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (before.at !== this.props.at && this.state.error !== undefined) this.setState({ error: undefined })
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <BrokenPage error={this.state.error} />
  }
}

function BrokenPage({ error }: { readonly error: unknown }) {
  const { ui } = useWords()
  if (isStale(error)) return <StalePage />
  return (
    <Page title={ui('broken.title')}>
      <p>{ui('broken.about')}</p>
      <WaysOn />
      <details>
        <summary>{ui('broken.details')}</summary>
        <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </Page>
  )
}

/** A part of the program is missing; why, is asked before it is said. */
function StalePage() {
  const { ui } = useWords()
  const [cause, setCause] = useState<StaleCause>('unknown')
  useEffect(() => {
    void causeOfStale().then(setCause)
  }, [])
  return (
    <Page title={ui(cause === 'version' ? 'version.title' : 'stale.title')}>
      <p role="status">{ui(cause === 'version' ? 'version.about' : `stale.${cause}`)}</p>
      <WaysOn />
    </Page>
  )
}

function WaysOn() {
  const { ui } = useWords()
  return (
    <p>
      <Button look="primary" onClick={() => location.reload()}>
        {ui('reload')}
      </Button>{' '}
      <a href="/">{ui('nav.home')}</a>
    </p>
  )
}
