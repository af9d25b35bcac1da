import { Link } from 'wouter'
import { TableList } from '../lobby/table-list.tsx'
import { useLobby } from '../lobby/use-lobby.ts'
import { api } from '../net/api.ts'
import css from '../ui/link.module.css'
import { FaultLine } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../words/words.tsx'

/** Who waits for players, and who can be watched. */
export function TablesPage() {
  const { ui } = useWords()
  const { value, fault } = useLobby(api.tables)
  return (
    <Page title={ui('tables')}>
      <p>
        <Link href="/tables/new" className={css.primary}>
          {ui('front.create')}
        </Link>
      </p>
      <FaultLine of={fault} />
      {value && (
        <>
          <Panel title={ui('tables.open')}>
            {value.open.length > 0 ? <TableList cards={value.open} /> : <p>{ui('tables.none')}</p>}
          </Panel>
          <Panel title={ui('tables.running')} id="running">
            {value.running.length > 0 ? <TableList cards={value.running} /> : <p>{ui('tables.still')}</p>}
          </Panel>
        </>
      )}
    </Page>
  )
}
