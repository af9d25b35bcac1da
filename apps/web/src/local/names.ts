import { useMemo } from 'react'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../words/words.tsx'

/** Who sits at a table on this device, in the reader's language: the person, then the bots. */
export function useLocalNames(): readonly string[] {
  const { name } = useSettings()
  const { ui } = useWords()
  return useMemo(() => [name || ui('local.me'), ui('local.bot1'), ui('local.bot2'), ui('local.bot3')], [name, ui])
}
