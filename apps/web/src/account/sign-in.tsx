import { useCallback, useState } from 'react'
import { api } from '../net/api.ts'
import { useAction } from '../net/use-action.ts'
import { settings } from '../settings/settings.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { FaultLine } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../words/words.tsx'
import { asPerson, greet } from './account.ts'
import { GuestName, useGuestName } from './guest-name.tsx'
import { passkeysWork, signInByPasskey } from './passkey.ts'

/** For whoever is nobody yet: begin as a guest, or come back. */
export function SignInPanel() {
  const { ui } = useWords()
  return (
    <>
      <Panel title={ui('me.begin')}>
        <GuestForm />
      </Panel>
      <ComeBack />
    </>
  )
}

/** For whoever has kept an account. */
export function ComeBack() {
  const { ui } = useWords()
  return (
    <Panel title={ui('me.signin')}>
      <p>{ui('me.signin.about')}</p>
      <PasswordForm />
      {passkeysWork() && <PasskeyButton />}
    </Panel>
  )
}

function GuestForm() {
  const { ui } = useWords()
  const [name, setName] = useGuestName()
  const { run, busy, fault } = useAction(useCallback(() => asPerson(name), [name]))
  return (
    <>
      <Form row onSend={() => run()}>
        <GuestName name={name} onChange={setName} />
        <Button type="submit" disabled={busy}>
          {ui('me.begin.go')}
        </Button>
      </Form>
      <FaultLine of={fault} />
    </>
  )
}

function PasswordForm() {
  const { ui } = useWords()
  const [name, setName] = useState(() => settings.get().name)
  const [password, setPassword] = useState('')
  const { run, busy, fault } = useAction(
    useCallback(async () => greet(await api.signIn(name, password)), [name, password]),
  )
  return (
    <>
      <Form row onSend={() => run()}>
        <TextField
          label={ui('me.name')}
          value={name}
          maxLength={24}
          required
          autoComplete="username"
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          type="password"
          label={ui('me.password')}
          value={password}
          maxLength={200}
          required
          autoComplete="current-password"
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" disabled={busy}>
          {ui('me.signin')}
        </Button>
      </Form>
      <FaultLine of={fault} />
    </>
  )
}

function PasskeyButton() {
  const { ui } = useWords()
  const { run, busy, fault } = useAction(useCallback(async () => greet(await signInByPasskey()), []))
  return (
    <>
      <div>
        <Button disabled={busy} onClick={() => run()}>
          {ui('me.signin.passkey')}
        </Button>
      </div>
      <FaultLine of={fault} />
    </>
  )
}
