import { useCallback, useEffect, useRef } from 'react'
import { useParams } from 'wouter'
import { usePerson } from '../account/account.ts'
import { Introduce } from '../account/introduce.tsx'
import { isGameId } from '../games.ts'
import { AfterGame } from '../lobby/after-game.tsx'
import { useLobby } from '../lobby/use-lobby.ts'
import { WaitingRoom } from '../lobby/waiting-room.tsx'
import { gameName, namesAt } from '../lobby/who.ts'
import { api } from '../net/api.ts'
import { chairs, type TableCard } from '../net/cards.ts'
import { wire } from '../net/wire.ts'
import { TableHead } from '../settings/table-head.tsx'
import { FaultLine } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/words.tsx'
import { TablePage } from './table.tsx'
import { ArchivedPage, Trouble } from './trouble.tsx'

const hasBegun = ({ status }: TableCard): boolean => status !== 'open'

/** A table of the server: the waiting room until its game begins, then the game. */
export function RoomPage() {
  const { id } = useParams<{ id: string }>()
  return <Room key={id} id={id} />
}

function Room({ id }: { readonly id: string }) {
  const { ui } = useWords()
  const {
    value: card,
    fault,
    put,
    refresh,
  } = useLobby(
    useCallback(() => api.table(id), [id]),
    { table: id, isLast: hasBegun },
  )
  useReturn(refresh)
  if (fault?.code === 'not-found') return <Trouble what="gone" />
  if (card?.status === 'open') return <WaitingRoom card={card} fault={fault} onChange={put} />
  if (card?.archived) return <ArchivedPage table={id} />
  if (card) return <Begun card={card} />
  return <Page title={ui('tables')}>{fault ? <FaultLine of={fault} /> : <p>{ui('loading')}</p>}</Page>
}

/** A server that comes back may have new rules, or not know the table any more: it is asked. */
function useReturn(ask: () => void): void {
  const asked = useRef(ask)
  asked.current = ask
  useEffect(
    () =>
      wire.state.subscribe(() => {
        if (wire.state.get() === 'connected') asked.current()
      }),
    [],
  )
}

function Begun({ card }: { readonly card: TableCard }) {
  const { ui } = useWords()
  const person = usePerson()
  if (person === undefined) return undefined
  if (person === null) return <Introduce title={gameName(card.game, ui)} />
  if (!isGameId(card.game)) return <Trouble what="outdated" />
  const { id, game, version, delay } = card
  const people = chairs(card).map((chair) => chair?.person)
  return (
    <TablePage
      table={{ id, game, version, delay, people, names: namesAt(card, ui) }}
      head={<TableHead />}
      next={<AfterGame card={card} />}
      trouble={(what) => (what === 'archived' ? <ArchivedPage table={id} /> : <Trouble what={what} />)}
    />
  )
}
