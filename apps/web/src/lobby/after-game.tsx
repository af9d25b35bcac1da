import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { usePerson } from '../account/account.ts'
import { api } from '../net/api.ts'
import { seatOf, type TableCard } from '../net/cards.ts'
import { useAction } from '../net/use-action.ts'
import { Button } from '../ui/button.tsx'
import { FaultLine } from '../ui/notice.tsx'
import { useWords } from '../words/words.tsx'

/** When the game is over: the same people once more, or something else. */
export function AfterGame({ card }: { readonly card: TableCard }) {
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
      <Button onClick={() => navigate(`/replay/${card.id}`)}>{ui('replay.look-back')}</Button>
      <Button onClick={() => navigate('/games')}>{ui('nav.games')}</Button>
      <Button onClick={() => navigate('/')}>{ui('nav.home')}</Button>
      <FaultLine of={fault} />
    </>
  )
}
