import type { Decision } from '@athanor/kernel'
import type { Reply } from '@athanor/protocol'
import { useCallback, useRef, useState } from 'react'
import type { TableModel, TableState } from '../model.ts'

export type Refused = Extract<Reply, { readonly done: false }>

/** The moment at which something was wished for. */
interface Moment {
  readonly seq: number
  readonly decision: Decision | undefined
}

const momentOf = ({ seq, scene }: TableState): Moment => ({ seq, decision: scene.decision })

/** What others do meanwhile changes nothing about one's own question. */
const isSame = (a: Moment, b: Moment): boolean => a.seq === b.seq || a.decision === b.decision

/** One wish at a time: until it is fulfilled, refused, or the table has gone on, another one is not heard. */
export function useWish(model: TableModel, table: TableState | undefined) {
  const [sent, setSent] = useState<Moment>()
  const [refused, setRefused] = useState<Refused>()
  const last = useRef<Moment>(undefined)
  const wish = useCallback(
    async (ask: () => Promise<Reply>): Promise<boolean> => {
      const now = model.store.get()
      if (!now || (last.current && isSame(last.current, momentOf(now)))) return false
      const mine = momentOf(now)
      last.current = mine
      setSent(mine)
      setRefused(undefined)
      const reply = await ask()
      if (last.current === mine) {
        last.current = undefined
        setSent(undefined)
      }
      if (!reply.done) setRefused(reply)
      return reply.done
    },
    [model],
  )
  return { wish, refused, waiting: sent !== undefined && table !== undefined && isSame(sent, momentOf(table)) }
}
