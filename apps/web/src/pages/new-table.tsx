import { Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { isGameId } from '../games.ts'
import { CreateForm } from '../lobby/create-form.tsx'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/words.tsx'

export function NewTablePage() {
  const { ui } = useWords()
  const [search] = useSearchParams()
  const game = search.get('game') ?? undefined
  return (
    <Page title={ui('create')}>
      <Suspense fallback={<p>{ui('loading')}</p>}>
        <CreateForm first={isGameId(game) ? game : 'seasons'} />
      </Suspense>
    </Page>
  )
}
