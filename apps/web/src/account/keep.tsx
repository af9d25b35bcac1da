import { useCallback, useState } from 'react'
import { api } from '../net/api.ts'
import type { Person } from '../net/cards.ts'
import { useAction } from '../net/use-action.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { DoneLine, FaultLine } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../words/words.tsx'
import { greet } from './account.ts'
import { addPasskey, passkeysWork } from './passkey.ts'

/** Coming back from anywhere: by password, by passkey, or by both. */
export function KeepPanel({ person }: { readonly person: Person }) {
  const { ui } = useWords()
  return (
    <Panel title={ui(person.kept ? 'me.password' : 'me.keep')}>
      <PasswordForm person={person} />
      {passkeysWork() && <PasskeyForm person={person} />}
    </Panel>
  )
}

function PasswordForm({ person }: { readonly person: Person }) {
  const { ui } = useWords()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [done, setDone] = useState(false)
  const { run, busy, fault } = useAction(
    useCallback(async () => {
      setDone(false)
      greet(await api.setPassword(password, old))
      setOld('')
      setPassword('')
      setDone(true)
    }, [password, old]),
  )
  return (
    <>
      <Form row onSend={() => run()}>
        {/* Tells a password manager whose password it is. */}
        <input type="hidden" autoComplete="username" value={person.name} readOnly />
        {person.kept && (
          <TextField
            type="password"
            label={ui('me.password.old')}
            about={ui('me.password.old.about')}
            value={old}
            maxLength={200}
            autoComplete="current-password"
            onChange={({ target }) => setOld(target.value)}
          />
        )}
        <TextField
          type="password"
          label={ui('me.password.new')}
          about={ui('me.password.about')}
          value={password}
          minLength={8}
          maxLength={200}
          required
          autoComplete="new-password"
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" disabled={busy}>
          {ui(person.kept ? 'me.password.change' : 'me.password.set')}
        </Button>
      </Form>
      <DoneLine>{done && ui('me.password.done')}</DoneLine>
      <FaultLine of={fault} />
    </>
  )
}

function PasskeyForm({ person }: { readonly person: Person }) {
  const { ui } = useWords()
  const [done, setDone] = useState(false)
  const { run, busy, fault } = useAction(
    useCallback(async () => {
      setDone(false)
      greet(await addPasskey())
      setDone(true)
    }, []),
  )
  return (
    <>
      <p>{ui('me.passkey.about')}</p>
      <div>
        <Button disabled={busy} onClick={() => run()}>
          {ui(person.kept ? 'me.passkey.more' : 'me.passkey.add')}
        </Button>
      </div>
      <DoneLine>{done && ui('me.passkey.done')}</DoneLine>
      <FaultLine of={fault} />
    </>
  )
}
