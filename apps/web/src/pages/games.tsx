import { useCallback } from 'react'
import { Link } from 'wouter'
import { usePerson } from '../account/account.ts'
import { FinishedGames } from '../lobby/finished.tsx'
import { TableList } from '../lobby/table-list.tsx'
import { useLobby } from '../lobby/use-lobby.ts'
import { useFinished, useUnfinished } from '../local/kept.ts'
import { KeptList } from '../local/kept-list.tsx'
import { api } from '../net/api.ts'
import links from '../ui/link.module.css'
import { FaultLine } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../words/words.tsx'

/** All games of a person: those that wait first, those of this device, those that are over. */
export function GamesPage() {
  const { ui } = useWords()
  const person = usePerson()
  const unfinished = useUnfinished()
  const finished = useFinished()
  return (
    <Page title={ui('games')}>
      <p className={links.links}>
        <Link href="/stats">{ui('stats.mine')}</Link>
      </p>
      <Panel title={ui('games.server')}>{person ? <Tables /> : <p>{ui('games.stranger')}</p>}</Panel>
      {unfinished.length > 0 && (
        <Panel title={ui('games.here')}>
          <KeptList games={unfinished} />
        </Panel>
      )}
      {finished.length > 0 && (
        <Panel title={ui('games.here.finished')}>
          <KeptList games={finished} />
        </Panel>
      )}
      {person && (
        <Panel title={ui('games.finished')}>
          <FinishedGames key={person.id} />
        </Panel>
      )}
    </Page>
  )
}

function Tables() {
  const { ui } = useWords()
  const { value, fault } = useLobby(useCallback(() => api.mine(), []))
  return (
    <>
      <FaultLine of={fault} />
      {value?.length === 0 && <p>{ui('games.none')}</p>}
      {value && <TableList cards={value} />}
    </>
  )
}
