import { useCallback, useState } from 'react'

const PREFIX = 'athanor.draft.'

/** What somebody has typed or chosen and not sent yet: it stays when the page is loaded anew, until it is dropped. */
export function useDraft<T>(key: string, first: T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => draftOf<T>(key) ?? first)
  const set = useCallback(
    (next: T) => {
      setValue(next)
      keepDraft(key, next)
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

export function keepDraft(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {}
}

export function draftOf<T>(key: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
