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

export function NamePanel({ person }: { readonly person: Person }) {
  const { ui } = useWords()
  const [name, setName] = useState(person.name)
  const [done, setDone] = useState(false)
  const { run, busy, fault } = useAction(
    useCallback(async () => {
      setDone(false)
      greet(await api.rename(name))
      setDone(true)
    }, [name]),
  )
  return (
    <Panel title={ui('me.name')}>
      <Form row onSend={() => run()}>
        <TextField
          label={ui('name.label')}
          value={name}
          maxLength={24}
          required
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" disabled={busy || name === person.name}>
          {ui('me.rename')}
        </Button>
      </Form>
      <DoneLine>{done && ui('me.renamed')}</DoneLine>
      <FaultLine of={fault} />
    </Panel>
  )
}
