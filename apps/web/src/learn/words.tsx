import { type AnyRules, LANGUAGES, type Texts } from '@athanor/kernel'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { Draw } from '../words/rich.tsx'
import { useWords, WordsProvider } from '../words/words.tsx'
import type { Learning } from './learning.ts'
import { naming } from './texts.ts'

/** Two collections of texts as one. */
const joined = (one: Texts, other: Texts): Texts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, { ...one[language], ...other[language] }])) as Texts

/** What a game teaches, in words and with its things drawn. */
export function LearningWords({
  game,
  learning,
  children,
}: {
  readonly game: { readonly rules: AnyRules; readonly texts: Texts; readonly draw: Draw }
  readonly learning: Learning
  readonly children: ReactNode
}) {
  const texts = useMemo(() => joined(game.rules.texts, learning.texts), [game, learning])
  return (
    <WordsProvider game={texts} board={game.texts} draw={game.draw}>
      {children}
    </WordsProvider>
  )
}

/** Says a text of `learning`, with the things that it names drawn into it. */
export function useTelling(learning: Pick<Learning, 'texts'>): (key: string) => ReactNode {
  const { language, rich } = useWords()
  return useCallback((key) => rich(naming(key, learning.texts[language][key] ?? '')), [rich, learning, language])
}
