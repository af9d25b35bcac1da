import { useState } from 'react'
import { useSitting } from './sitting.tsx'

/** A line that is remembered at this table and seat until the tab is closed: a reload does not lose it. */
export function useNote(name: string): readonly [string, (text: string) => void] {
  const { table } = useSitting()
  const key = `athanor.note ${table.id} ${table.seat ?? 'watching'} ${name}`
  const [note, setNote] = useState(() => read(key))
  const write = (text: string): void => {
    setNote(text)
    try {
      sessionStorage.setItem(key, text)
    } catch {}
  }
  return [note, write]
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
