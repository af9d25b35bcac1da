import type { ReactNode } from 'react'
import { duration } from '../../lobby/time.ts'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/words.tsx'
import css from './notices.module.css'
import { type Sitting, useSitting } from './sitting.tsx'

/** What stands between the person and the game: a broken wire, a question of another player, a bot in the seat. */
export function Notices() {
  const { table, scene, model } = useSitting()
  const { ui } = useWords()
  const { wire, seat, names } = table
  const { company } = model
  const { offer } = scene
  const notices: ReactNode[] = []
  if (wire === 'reconnecting' || wire === 'offline' || wire === 'connecting')
    notices.push(<Notice key="wire">{ui(`wire.${wire}`)}</Notice>)
  if (company && seat !== undefined && scene.stoodIn?.includes(seat))
    notices.push(
      scene.returning?.includes(seat) ? (
        <Notice key="returning">{ui('stood-in.returning')}</Notice>
      ) : (
        <Notice key="stood-in" deeds={<Yes say={ui('stood-in.back')} act={() => company.comeBack()} />}>
          {ui('stood-in')}
        </Notice>
      ),
    )
  if (company && offer && seat !== undefined && !scene.result) {
    const mine = offer.seat === seat || offer.agreed.includes(seat)
    const who = names[offer.seat] ?? ui('seat', { n: offer.seat + 1 })
    const what = offer.kind === 'end' ? ui('offer.end', { who }) : ui('offer.undo', { who, n: offer.moves ?? 1 })
    notices.push(
      <Notice
        key="offer"
        deeds={
          <>
            {!mine && <Yes say={ui('yes')} act={() => company.answer(true)} />}
            <Button onClick={() => void company.answer(false)}>{mine ? ui('offer.withdraw') : ui('no')}</Button>
          </>
        }
      >
        {mine ? ui('offer.waiting') : what}
      </Notice>,
    )
  }
  return (
    <div role="status" className={css.notices}>
      {notices}
    </div>
  )
}

/** What holds for as long as one looks on: it has a place of its own, and covers nothing. */
export function Watching() {
  const { table } = useSitting()
  const { ui } = useWords()
  const late = table.around?.late ?? 0
  return (
    <p role="status" className={css.watching}>
      {late > 0 ? ui('watching.late', { time: duration(late, ui) }) : ui('watching')}
    </p>
  )
}

/** Whether somebody looks on at a game of others. */
export const isWatching = ({ table, scene }: Sitting): boolean =>
  table.seat === undefined && table.wire !== 'local' && !scene.result

/** Something to know, and what can be done about it. */
function Notice({ children, deeds }: { readonly children: ReactNode; readonly deeds?: ReactNode }) {
  return (
    <p className={css.notice}>
      {children}
      {deeds && <span className={css.deeds}>{deeds}</span>}
    </p>
  )
}

function Yes({ say, act }: { readonly say: string; act(): Promise<unknown> }) {
  return (
    <Button look="primary" onClick={() => void act()}>
      {say}
    </Button>
  )
}
