import { useEffect } from 'react'
import { usePerson } from '../account/account.ts'
import { News } from '../net/news.ts'
import { type Polled, usePolled } from '../net/use-polled.ts'
import { wire } from '../net/wire.ts'

const never = (): boolean => false

/**
 * What the server says of tables, asked again when it tells that they look different: all of them, or one. `load` and
 * `isLast` must be stable.
 */
export function useLobby<T>(
  load: () => Promise<T>,
  { table, isLast = never }: { readonly table?: string; readonly isLast?: (value: T) => boolean } = {},
): Polled<T> {
  const polled = usePolled(load, isLast)
  const { value, refresh } = polled
  const person = usePerson()?.id
  const listener = value !== undefined && isLast(value) ? undefined : person
  useEffect(() => (listener === undefined ? undefined : hear(table, refresh)), [listener, table, refresh])
  return polled
}

/** Whoever is signed in hears of tables over the wire; a page that nobody looks at asks when somebody does. */
function hear(table: string | undefined, refresh: () => void): () => void {
  const news = new News(() => {
    if (!document.hidden) refresh()
  })
  const stop = wire.watchLobby((changed) => {
    if (table === undefined || changed.length === 0 || changed.includes(table)) news.hear()
  })
  return () => {
    stop()
    news.stop()
  }
}
