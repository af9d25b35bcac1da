import { useWords, type Words } from '../../words/words.tsx'
import { boardSays, type Say } from './say.ts'

/** Speaks the reader's language: the rules' words, and the board's own as `t`. */
export function useSay(): Words & { readonly t: Say } {
  const words = useWords()
  return { ...words, t: boardSays(words) }
}
