import { usePerson } from '../account/account.ts'
import { KeepPanel } from '../account/keep.tsx'
import { LeavePanel } from '../account/leave.tsx'
import { NamePanel } from '../account/name-panel.tsx'
import { SignInPanel } from '../account/sign-in.tsx'
import { useReachable } from '../net/api.ts'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/words.tsx'

/** Who I am here, and everything about it. */
export function MePage() {
  const { ui } = useWords()
  const person = usePerson()
  const reachable = useReachable()
  return (
    <Page title={ui('me')}>
      {reachable === false && <p role="status">{ui('site.offline')}</p>}
      {person === null && <SignInPanel />}
      {person && (
        <>
          <p>{ui(person.kept ? 'me.kept' : 'me.guest')}</p>
          <NamePanel person={person} />
          <KeepPanel person={person} />
          <LeavePanel person={person} />
        </>
      )}
    </Page>
  )
}
