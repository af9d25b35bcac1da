import { useCallback, useMemo } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { asPerson, usePerson } from '../account/account.ts'
import { GuestName, useGuestName } from '../account/guest-name.tsx'
import { isGameId } from '../games.ts'
import { WaitingRoom } from '../lobby/waiting-room.tsx'
import { gameName, namesAt } from '../lobby/who.ts'
import { api } from '../net/api.ts'
import { seatOf, type TableCard } from '../net/cards.ts'
import { useAction } from '../net/use-action.ts'
import { usePolled } from '../net/use-polled.ts'
import { TableHead } from '../settings/table-head.tsx'
import { Button } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { FaultLine } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/words.tsx'
import { TablePage } from './table.tsx'

const hasBegun = ({ status }: TableCard): boolean => status !== 'open'

/** A table of the server: the waiting room until its game begins, then the game. */
export function RoomPage() {
  const { id } = useParams<{ id: string }>()
  const { ui } = useWords()
  const {
    value: card,
    fault,
    put,
  } = usePolled(
    useCallback(() => api.table(id), [id]),
    hasBegun,
  )
  if (card?.status === 'open') return <WaitingRoom card={card} onChange={put} />
  if (card) return <Begun card={card} />
  return (
    <Page title={ui('tables')}>
      <FaultLine of={fault} />
      <p>{fault ? <Link href="/tables">{ui('nav.tables')}</Link> : ui('loading')}</p>
    </Page>
  )
}

function Begun({ card }: { readonly card: TableCard }) {
  const { ui } = useWords()
  const person = usePerson()
  const names = useMemo(() => namesAt(card, ui), [card, ui])
  if (person === undefined) return undefined
  if (person === null) return <Introduce title={gameName(card.game, ui)} />
  if (!isGameId(card.game)) return <Trouble what="outdated" />
  const { id, game, version } = card
  return (
    <TablePage
      table={{ id, game, version, names }}
      head={<TableHead />}
      next={<Next card={card} />}
      trouble={(what) => <Trouble what={what} />}
    />
  )
}

/** Whoever looks on has a name too. */
function Introduce({ title }: { readonly title: string }) {
  const { ui } = useWords()
  const [name, setName] = useGuestName()
  const { run, busy, fault } = useAction(useCallback(() => asPerson(name), [name]))
  return (
    <Page title={title}>
      <Form row onSend={() => run()}>
        <GuestName name={name} onChange={setName} />
        <Button type="submit" look="primary" disabled={busy}>
          {ui('table.watch')}
        </Button>
      </Form>
      <FaultLine of={fault} />
    </Page>
  )
}

function Trouble({ what }: { readonly what: 'gone' | 'outdated' }) {
  const { ui } = useWords()
  return (
    <Page title={ui(what === 'gone' ? 'missing.title' : 'stale.title')}>
      <p>{ui(what === 'gone' ? 'fault.not-found' : 'stale.about')}</p>
      <p>
        {what === 'gone' ? (
          <Link href="/tables">{ui('nav.tables')}</Link>
        ) : (
          <Button look="primary" onClick={() => location.reload()}>
            {ui('reload')}
          </Button>
        )}
      </p>
    </Page>
  )
}

/** When the game is over: the same people once more, or something else. */
function Next({ card }: { readonly card: TableCard }) {
  const { ui } = useWords()
  const person = usePerson()
  const [, navigate] = useLocation()
  const { run, busy, fault } = useAction(
    useCallback(async () => navigate(`/table/${(await api.rematch(card.id)).id}`), [card.id, navigate]),
  )
  return (
    <>
      {seatOf(card, person) && (
        <Button look="primary" disabled={busy} onClick={() => run()}>
          {ui('room.rematch')}
        </Button>
      )}
      <Button onClick={() => navigate('/games')}>{ui('nav.games')}</Button>
      <Button onClick={() => navigate('/')}>{ui('nav.home')}</Button>
      <FaultLine of={fault} />
    </>
  )
}
