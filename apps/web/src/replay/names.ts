import { useMemo } from 'react'
import { namesAt } from '../lobby/who.ts'
import { useLocalNames } from '../local/names.ts'
import { useWords } from '../words/words.tsx'
import type { Found } from './source.ts'

/** Who played, in the reader's language: a table of the server or of this device knows more than a record. */
export function useNames({ record, card, bots }: Found): readonly string[] {
  const { ui } = useWords()
  const here = useLocalNames(bots)
  const { players, names } = record
  return useMemo(() => {
    if (card) return namesAt(card, ui)
    if (bots) return here.slice(0, players)
    return Array.from({ length: players }, (_, seat) => names?.[seat] ?? ui('seat', { n: seat + 1 }))
  }, [card, bots, here, players, names, ui])
}
