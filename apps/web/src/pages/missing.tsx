import { Link } from 'wouter'
import link from '../ui/link.module.css'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/words.tsx'

/** An address that leads nowhere. */
export function MissingPage() {
  const { ui } = useWords()
  return (
    <Page title={ui('missing.title')}>
      <p>{ui('missing.about')}</p>
      <p className={link.links}>
        <Link href="/">{ui('nav.home')}</Link>
      </p>
    </Page>
  )
}
