import type { Answer, Decision, Move } from '@athanor/kernel'
import type { CardId, PlayerView, SeasonsView } from '@athanor/seasons'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { myself, placeOf } from './places.ts'

/** What everything on the board knows. */
interface AtBoard {
  readonly view: SeasonsView
  readonly me: PlayerView | undefined
  readonly decision: Decision | undefined
  act(move: Move): void
  /** The answer that an element gives, if it gives one now. */
  answerAt(place: string): Answer | undefined
  /** The card whose summoning is shown before it happens. */
  readonly preview: CardId | undefined
  setPreview(card: CardId | undefined): void
}

const Context = createContext<AtBoard | undefined>(undefined)

export function useBoard(): AtBoard {
  const board = useContext(Context)
  if (!board) throw new Error('there is no board around this')
  return board
}

export function BoardProvider({
  view,
  decision,
  act,
  children,
}: Pick<AtBoard, 'view' | 'decision' | 'act'> & { readonly children: ReactNode }) {
  const [preview, setPreview] = useState<CardId>()
  // A card that was played is gone without a word, and its price with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens ends a preview
  useEffect(() => setPreview(undefined), [view])
  const value = useMemo<AtBoard>(() => {
    const answers = answersByPlace(view, decision)
    return { view, me: myself(view), decision, act, answerAt: (place) => answers.get(place), preview, setPreview }
  }, [view, decision, act, preview])
  return <Context value={value}>{children}</Context>
}

export function answersByPlace(view: SeasonsView, decision: Decision | undefined): ReadonlyMap<string, Answer> {
  const answers = new Map<string, Answer>()
  for (const answer of decision?.answers ?? []) {
    const place = placeOf(answer.move, view)
    if (place !== undefined) answers.set(place, answer)
  }
  return answers
}
