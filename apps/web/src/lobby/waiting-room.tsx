import { Suspense, useCallback } from 'react'
import { useLocation } from 'wouter'
import { asPerson, usePerson } from '../account/account.ts'
import { GuestName, useGuestName } from '../account/guest-name.tsx'
import { isGameId } from '../games.ts'
import { api } from '../net/api.ts'
import { seatOf, type TableCard } from '../net/cards.ts'
import type { ApiFault } from '../net/fault.ts'
import { useAction } from '../net/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { FaultLine } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../words/words.tsx'
import { Banner } from './banner.tsx'
import { Fairness } from './fairness.tsx'
import { HouseRules } from './house-rules.tsx'
import { Invite } from './invite.tsx'
import { Seats } from './seats.tsx'
import { gameName } from './who.ts'

interface RoomProps {
  readonly card: TableCard
  /** Told of the table as it is after something was done to it. */
  onChange(card: TableCard): void
}

/** A table before its game: who is here, whom to invite, and when it begins. */
export function WaitingRoom({ card, fault, onChange }: RoomProps & { readonly fault: ApiFault | undefined }) {
  const { ui } = useWords()
  const seated = seatOf(card, usePerson()) !== undefined
  return (
    <Page title={gameName(card.game, ui)}>
      <FaultLine of={fault} />
      <Banner game={card.game}>
        {seated ? <Begin card={card} onChange={onChange} /> : <SitDown card={card} onChange={onChange} />}
      </Banner>
      <Panel title={ui('room.seats')}>
        <Seats card={card} onChange={onChange} />
      </Panel>
      {card.invitation !== undefined && (
        <Panel title={ui('room.invite')}>
          <Invite invitation={card.invitation} />
        </Panel>
      )}
      <Panel title={ui('about.fair')}>
        <Fairness card={card} onChange={onChange} />
      </Panel>
      <Panel title={ui('room.rules')}>
        <Suspense fallback={<p>{ui('loading')}</p>}>
          {isGameId(card.game) && <HouseRules card={card} game={card.game} />}
        </Suspense>
      </Panel>
    </Page>
  )
}

function Begin({ card, onChange }: RoomProps) {
  const { ui } = useWords()
  const person = usePerson()
  const [, navigate] = useLocation()
  const start = useAction(useCallback(async () => onChange(await api.start(card.id)), [card.id, onChange]))
  const leave = useAction(
    useCallback(async () => {
      await api.leave(card.id)
      navigate('/tables')
    }, [card.id, navigate]),
  )
  const full = card.seats.length === card.players && card.seats.every(({ ready }) => ready)
  const hosts = person?.id === card.host
  const host = card.seats.find((seat) => seat.person === card.host)?.name ?? ''
  const hint = hosts ? ui(full ? 'room.start.ready' : 'room.start.wait') : ui('room.start.host', { who: host })
  return (
    <>
      <p role="status">{hint}</p>
      <Form row onSend={() => start.run()}>
        {hosts && (
          <Button type="submit" look="primary" disabled={!full || start.busy}>
            {ui('room.start')}
          </Button>
        )}
        <Button disabled={leave.busy} onClick={() => leave.run()}>
          {ui('room.leave')}
        </Button>
      </Form>
      <FaultLine of={start.fault ?? leave.fault} />
    </>
  )
}

function SitDown({ card, onChange }: RoomProps) {
  const { ui } = useWords()
  const [name, setName] = useGuestName()
  const { run, busy, fault } = useAction(
    useCallback(async () => {
      await asPerson(name)
      onChange(await api.join(card.id))
    }, [name, card.id, onChange]),
  )
  return (
    <>
      <Form row onSend={() => run()}>
        <GuestName name={name} onChange={setName} />
        <Button type="submit" look="primary" disabled={busy || card.seats.length === card.players}>
          {ui('table.join')}
        </Button>
      </Form>
      <FaultLine of={fault} />
    </>
  )
}
