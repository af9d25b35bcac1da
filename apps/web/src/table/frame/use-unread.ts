import { useEffect } from 'react'
import { usePerson } from '../../account/account.ts'
import { useDraft } from '../../ui/use-draft.ts'
import type { TableState } from '../model.ts'
import { unreadIn } from '../unread.ts'

const NOBODY: readonly string[] = []

/** How much has been said that the reader has not had before the eyes. */
export function useUnread({ id, chat, around }: TableState, reading: boolean): number {
  const [heard, setHeard] = useDraft(`heard.${id}`, 0)
  const me = usePerson()?.id
  const last = chat.at(-1)?.n ?? 0
  useEffect(() => {
    if (reading && last > heard) setHeard(last)
  }, [reading, last, heard, setHeard])
  return reading ? 0 : unreadIn(chat, heard, { me, muted: around?.muted ?? NOBODY })
}
