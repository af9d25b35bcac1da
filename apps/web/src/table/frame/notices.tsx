import type { ReactNode } from 'react'
import { duration } from '../../lobby/time.ts'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/words.tsx'
import css from './notices.module.css'
import { useSitting } from './sitting.tsx'

/** What stands between the person and the game: a broken wire, a question of another player, a bot in the seat. */
export function Notices() {
  const { table, scene, model } = useSitting()
  const { ui } = useWords()
  const { wire, seat, names } = table
  const late = table.around?.late ?? 0
  const { company } = model
  const { offer } = scene
  const notices: ReactNode[] = []
  if (wire === 'reconnecting' || wire === 'offline' || wire === 'connecting')
    notices.push(<Notice key="wire">{ui(`wire.${wire}`)}</Notice>)
  if (seat === undefined && wire !== 'local' && !scene.result)
    notices.push(
      <Notice key="watching">{late > 0 ? ui('watching.late', { time: duration(late, ui) }) : ui('watching')}</Notice>,
    )
  if (company && seat !== undefined && scene.stoodIn?.includes(seat))
    notices.push(
      <Notice key="stood-in" act={{ say: ui('stood-in.back'), do: () => company.comeBack() }}>
        {ui('stood-in')}
      </Notice>,
    )
  if (company && offer && seat !== undefined && !scene.result) {
    const mine = offer.seat === seat || offer.agreed.includes(seat)
    const who = names[offer.seat] ?? ui('seat', { n: offer.seat + 1 })
    const what = offer.kind === 'end' ? ui('offer.end', { who }) : ui('offer.undo', { who, n: offer.moves ?? 1 })
    notices.push(
      <Notice key="offer" {...(!mine && { act: { say: ui('yes'), do: () => company.answer(true) } })}>
        {mine ? ui('offer.waiting') : what}
        <Button onClick={() => void company.answer(false)}>{mine ? ui('offer.withdraw') : ui('no')}</Button>
      </Notice>,
    )
  }
  return (
    <div role="status" className={css.notices}>
      {notices}
    </div>
  )
}

function Notice({
  children,
  act,
}: {
  readonly children: ReactNode
  readonly act?: { readonly say: string; do(): Promise<unknown> }
}) {
  return (
    <p className={css.notice}>
      {children}
      {act && (
        <Button look="primary" onClick={() => void act.do()}>
          {act.say}
        </Button>
      )}
    </p>
  )
}
