import { Link } from 'wouter'
import link from '../ui/link.module.css'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/words.tsx'

type Why = `${'local' | 'replay'}.${'gone' | 'broken'}`

/** A game that is not there, or that the rules refuse. */
export function GonePage({ why }: { readonly why: Why }) {
  const { ui } = useWords()
  return (
    <Page title={ui(why)}>
      {why !== 'local.broken' && <p>{ui(`${why}.about`)}</p>}
      <p className={link.links}>
        <Link href="/">{ui('nav.home')}</Link>
      </p>
    </Page>
  )
}
