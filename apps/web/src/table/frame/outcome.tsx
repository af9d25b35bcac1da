import { Fragment } from 'react'
import { useSlow } from '../../ui/use-slow.ts'
import { useWords } from '../../words/words.tsx'
import { isAway } from '../model.ts'
import css from './prompt.module.css'
import { useSitting } from './sitting.tsx'
import type { Refused } from './use-wish.ts'

/** What has become of the last answer, where there is more to say than the table shows. */
export function Outcome() {
  const { refused, waiting, table } = useSitting()
  const { ui } = useWords()
  const slow = useSlow(waiting)
  if (refused) return <Refusal of={refused} />
  if (slow || (waiting && isAway(table.wire))) return <p className={css.by}>{ui('prompt.sending')}</p>
  return undefined
}

const SAID: { readonly [code in Refused['code']]?: 'refused.stale' | 'refused.no-time' } = {
  stale: 'refused.stale',
  'no-time': 'refused.no-time',
}

/** Why the last wish was not fulfilled: the reasons of the rules, or what has come between. */
function Refusal({ of: { code, reasons } }: { readonly of: Refused }) {
  const { ui, rich, say } = useWords()
  const said = reasons.map((reason) => <Fragment key={say(reason)}>{rich(reason)} </Fragment>)
  return (
    <p role="alert" className={css.refused}>
      {said.length > 0 ? said : ui(SAID[code] ?? 'refused.other')}
    </p>
  )
}
