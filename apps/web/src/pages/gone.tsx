import { Link } from 'wouter'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/words.tsx'

/** A game of this device that is not there, or that the rules refuse. */
export function GonePage({ why }: { readonly why: 'gone' | 'broken' }) {
  const { ui } = useWords()
  return (
    <Page title={ui(`local.${why}`)}>
      {why === 'gone' && <p>{ui('local.gone.about')}</p>}
      <p>
        <Link href="/">{ui('nav.home')}</Link>
      </p>
    </Page>
  )
}
