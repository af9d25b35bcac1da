import { Link } from 'wouter'
import { Button } from '../ui/button.tsx'
import link from '../ui/link.module.css'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/words.tsx'

/** A game that was begun by older rules: it was closed, and only its record is left. */
export function ArchivedPage({ table }: { readonly table: string }) {
  const { ui } = useWords()
  return (
    <Page title={ui('archived.title')}>
      <p>{ui('end.how-outdated')}</p>
      <p className={link.links}>
        <a href={`/api/tables/${table}/record`} download>
          {ui('replay.download')}
        </a>
      </p>
    </Page>
  )
}

/** A table that cannot be shown: it is gone, or this page has another version than the server. */
export function Trouble({ what }: { readonly what: 'gone' | 'outdated' }) {
  const { ui } = useWords()
  return (
    <Page title={ui(what === 'gone' ? 'missing.title' : 'version.title')}>
      <p>{ui(what === 'gone' ? 'fault.not-found' : 'version.about')}</p>
      <p className={link.links}>
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
