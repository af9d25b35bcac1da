import { useCallback, useEffect } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { asPerson, usePerson } from '../account/account.ts'
import { GuestName, useGuestName } from '../account/guest-name.tsx'
import { Banner } from '../lobby/banner.tsx'
import { useLobby } from '../lobby/use-lobby.ts'
import { gameName } from '../lobby/who.ts'
import { api } from '../net/api.ts'
import { seatOf, type TableCard } from '../net/cards.ts'
import type { ApiFault } from '../net/fault.ts'
import { useAction } from '../net/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { FaultLine } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/words.tsx'

/** Where an invitation leads. Whoever comes for the first time gives a name and sits down. */
export function JoinPage() {
  const { invitation } = useParams<{ invitation: string }>()
  const { ui } = useWords()
  const person = usePerson()
  const [, navigate] = useLocation()
  const [name, setName] = useGuestName()
  const known = person?.id
  const load = useCallback(
    async () => (known === undefined ? undefined : api.invitation(invitation)),
    [known, invitation],
  )
  const { value: card, fault: unknown } = useLobby(load)
  const { run, busy, fault } = useAction(
    useCallback(async () => {
      await asPerson(name)
      const { id } = await api.invitation(invitation)
      await api.join(id, invitation)
      navigate(`/table/${id}`)
    }, [name, invitation, navigate]),
  )
  const mine = card && seatOf(card, person)
  useEffect(() => {
    if (card && mine) navigate(`/table/${card.id}`, { replace: true })
  }, [card, mine, navigate])
  const sitDown = (
    <>
      <p>{card ? <About card={card} /> : ui('join.any')}</p>
      {card && isLate(card) ? (
        <p>
          <Link href={`/table/${card.id}`}>{ui('table.watch')}</Link>
        </p>
      ) : (
        <Form row onSend={() => run()}>
          <GuestName name={name} onChange={setName} />
          <Button type="submit" look="primary" disabled={busy}>
            {ui('table.join')}
          </Button>
        </Form>
      )}
      <FaultLine of={fault} />
    </>
  )
  if (unknown) return <NoInvitation fault={unknown} />
  return <Page title={ui('join.title')}>{card ? <Banner game={card.game}>{sitDown}</Banner> : sitDown}</Page>
}

function NoInvitation({ fault }: { readonly fault: ApiFault }) {
  const { ui } = useWords()
  return (
    <Page title={ui('nav.tables')}>
      <FaultLine of={fault} />
      <p>
        <Link href="/tables">{ui('nav.tables')}</Link>
      </p>
    </Page>
  )
}

const isLate = ({ status, seats, players }: TableCard): boolean => status !== 'open' || seats.length === players

function About({ card }: { readonly card: TableCard }) {
  const { ui } = useWords()
  if (card.status !== 'open') return ui('join.started')
  if (isLate(card)) return ui('join.full')
  const host = card.seats.find((seat) => seat.person === card.host)?.name ?? ''
  return ui('join.about', { host, game: gameName(card.game, ui) })
}
