import {
  kernelTexts,
  type Language,
  type Messages,
  type Phrase,
  type PhraseArg,
  speaker,
  type Texts,
} from '@athanor/kernel'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import { type UiKey, uiTexts } from '../texts/index.ts'
import { type Draw, marked, pieces } from './rich.tsx'

type Args = { readonly [name: string]: PhraseArg }

/** Speaks the reader's language. */
export interface Words {
  readonly language: Language
  /** What the rules say. */
  say(phrase: Phrase): string
  /** The same with things drawn into it: names that open what they name, signs. */
  rich(phrase: Phrase): ReactNode
  /** What the interface says. `K` are keys of a game's own board, where there is one. */
  ui<K extends string = never>(key: UiKey | K, args?: Args): string
}

/** What a game adds: its texts, those of its board, the names at the table, and how things named in a text are drawn. */
export interface Vocabulary {
  readonly game?: Texts
  readonly board?: Texts
  readonly names?: readonly string[]
  readonly draw?: Draw
}

export function words(language: Language, { game, board, names = [], draw }: Vocabulary): Words {
  const known: Messages[] = [kernelTexts[language], ...(game ? [game[language]] : [])]
  const own = speaker(language, [kernelTexts[language], uiTexts[language], ...(board ? [board[language]] : [])], names)
  const rules = speaker(language, known, names)
  const drawn = draw && speaker(language, [...known, marked(game?.[language] ?? {}, draw.things)], names)
  return {
    language,
    say: (phrase) => rules.say(phrase),
    rich: (phrase) => (drawn && draw ? pieces(drawn.say(phrase), draw) : rules.say(phrase)),
    ui: (key, args) => own.say({ key, ...(args && { args }) }),
  }
}

const Spoken = createContext<Words | undefined>(undefined)

export function WordsProvider({ children, ...vocabulary }: Vocabulary & { readonly children: ReactNode }) {
  const { language } = useSettings()
  const { game, board, draw } = vocabulary
  const names = useSame(vocabulary.names)
  const value = useMemo(
    () =>
      words(language, {
        ...(game && { game }),
        ...(board && { board }),
        ...(names && { names }),
        ...(draw && { draw }),
      }),
    [language, game, board, names, draw],
  )
  return <Spoken value={value}>{children}</Spoken>
}

/** The list as it was, while it says the same: every table tells its names anew, and words are dear to make. */
function useSame(names: readonly string[] | undefined): readonly string[] | undefined {
  const [same, setSame] = useState(names)
  if (same?.join('\n') === names?.join('\n')) return same
  setSame(names)
  return names
}

export function useWords(): Words {
  const found = useContext(Spoken)
  if (!found) throw new Error('nobody speaks here')
  return found
}
