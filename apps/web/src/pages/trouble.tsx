import { Link } from 'wouter'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/words.tsx'

/** A table that cannot be shown: it is gone, or this page is older than the server. */
export function Trouble({ what }: { readonly what: 'gone' | 'outdated' }) {
  const { ui } = useWords()
  return (
    <Page title={ui(what === 'gone' ? 'missing.title' : 'stale.title')}>
      <p>{ui(what === 'gone' ? 'fault.not-found' : 'stale.about')}</p>
      <p>
        {what === 'gone' ? (
          <Link href="/tables">{ui('nav.tables')}</Link>
        ) : (
          <Button look="primary" onClick={() => location.reload()}>
            {ui('reload')}
          </Button>
        )}
      </p>
    </Page>
  )
}
