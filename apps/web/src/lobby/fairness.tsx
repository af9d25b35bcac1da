import { useCallback, useEffect } from 'react'
import { usePerson } from '../account/account.ts'
import { seatOf, type TableCard } from '../net/cards.ts'
import { useAction } from '../net/use-action.ts'
import { FaultLine } from '../ui/notice.tsx'
import { useWords } from '../words/words.tsx'
import css from './house-rules.module.css'
import { giveShare, shareOf } from './share.ts'

interface FairnessProps {
  readonly card: TableCard
  onChange(card: TableCard): void
}

/** The table's promise not to choose the dice; whoever sits here answers it with a nonce as soon as it is shown. */
export function Fairness({ card, onChange }: FairnessProps) {
  const { ui } = useWords()
  const missing = seatOf(card, usePerson())?.ready === false
  const { run, fault } = useAction(useCallback(async () => onChange(await giveShare(card)), [card, onChange]))
  useEffect(() => {
    if (missing) run()
  }, [missing, run])
  const nonce = shareOf(card.id)?.nonce
  return (
    <>
      <p>{ui('room.fair.about')}</p>
      <dl className={css.rules}>
        <div>
          <dt>{ui('room.fair.commitment')}</dt>
          <dd className={css.code}>{card.commitment}</dd>
        </div>
        {nonce !== undefined && (
          <div>
            <dt>{ui('room.fair.nonce')}</dt>
            <dd className={css.code}>{nonce}</dd>
          </div>
        )}
      </dl>
      <FaultLine of={fault} />
    </>
  )
}
