import { useCallback } from 'react'
import { api } from '../net/api.ts'
import type { Person } from '../net/cards.ts'
import { useAction } from '../net/use-action.ts'
import { Button } from '../ui/button.tsx'
import { FaultLine } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../words/words.tsx'
import { greet } from './account.ts'
import css from './leave.module.css'

/** Signing out, taking one's data along, being forgotten. */
export function LeavePanel({ person }: { readonly person: Person }) {
  const { ui } = useWords()
  const end = useCallback(async (work: () => Promise<unknown>, question?: string) => {
    if (question !== undefined && !confirm(question)) return
    await work()
    greet(null)
  }, [])
  const { run, busy, fault } = useAction(end)
  const save = useAction(saveMyData)
  const warning = person.kept ? undefined : ui('me.signout.guest')
  return (
    <>
      <Panel title={ui('me.signout')}>
        <div className={css.ways}>
          <Button disabled={busy} onClick={() => run(api.signOut, warning)}>
            {ui('me.signout')}
          </Button>
          <Button disabled={busy} onClick={() => run(api.signOutEverywhere, warning)}>
            {ui('me.signout.all')}
          </Button>
        </div>
      </Panel>
      <Panel title={ui('me.data')}>
        <p>{ui('me.data.about')}</p>
        <div>
          <Button disabled={save.busy} onClick={() => save.run()}>
            {ui('me.export')}
          </Button>
        </div>
        <p>{ui('me.delete.about')}</p>
        <div>
          <Button className={css.danger} disabled={busy} onClick={() => run(api.deleteMe, ui('me.delete.sure'))}>
            {ui('me.delete')}
          </Button>
        </div>
        <FaultLine of={fault ?? save.fault} />
      </Panel>
    </>
  )
}

async function saveMyData(): Promise<void> {
  const text = JSON.stringify(await api.myData(), undefined, 2)
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: 'athanor-my-data.json' })
  link.click()
  URL.revokeObjectURL(address)
}
