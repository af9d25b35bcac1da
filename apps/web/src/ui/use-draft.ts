import { useCallback, useState } from 'react'

const PREFIX = 'athanor.draft.'

/** What somebody has typed or chosen and not sent yet: it stays when the page is loaded anew, until it is dropped. */
export function useDraft<T>(key: string, first: T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => read(key) ?? first)
  const set = useCallback(
    (next: T) => {
      setValue(next)
      try {
        sessionStorage.setItem(PREFIX + key, JSON.stringify(next))
      } catch {}
    },
    [key],
  )
  return [value, set]
}

/** Forgets every draft whose key begins so. */
export function dropDrafts(key: string): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX + key)) sessionStorage.removeItem(name)
  } catch {}
}

function read<T>(key: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
