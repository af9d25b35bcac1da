import { useCallback } from 'react'
import { useAction } from '../net/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { FaultLine } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/words.tsx'
import { asPerson, useForgotten } from './account.ts'
import { GuestName, useGuestName } from './guest-name.tsx'
import { ComeBack } from './sign-in.tsx'

/** Whoever looks on has a name too; whoever had a seat may have it again. */
export function Introduce({ title }: { readonly title: string }) {
  const { ui } = useWords()
  const [name, setName] = useGuestName()
  const { run, busy, fault } = useAction(useCallback(() => asPerson(name), [name]))
  return (
    <Page title={title}>
      <p>{ui(useForgotten() ? 'introduce.forgotten' : 'introduce.why')}</p>
      <Form row onSend={() => run()}>
        <GuestName name={name} onChange={setName} />
        <Button type="submit" look="primary" disabled={busy}>
          {ui('table.watch')}
        </Button>
      </Form>
      <FaultLine of={fault} />
      <ComeBack />
    </Page>
  )
}
