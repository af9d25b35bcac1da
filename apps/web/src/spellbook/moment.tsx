import type { Decision, Move, Phrase } from '@athanor/kernel'
import type { SpellbookView } from '@athanor/spellbook'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { BoardProps } from '../table/contract.ts'
import { useHelp } from '../table/help.tsx'
import { type Chosen, chosenPlaces } from './chosen.ts'
import { type Handles, handles, sayOf, whereAsked, wishAt } from './handles.ts'

/** The board at one moment: what is there, what is asked, and which place stands for which answer. */
export interface Moment {
  readonly view: SpellbookView
  readonly decision: Decision | undefined
  readonly handles: Handles
  readonly chosen: Chosen | undefined
  /** The place that a narrow page should show. */
  readonly asked: string | undefined
  act(move: Move): void
}

const Context = createContext<Moment | undefined>(undefined)

export function MomentProvider({
  view,
  decision,
  act,
  children,
}: BoardProps<SpellbookView> & { readonly children: ReactNode }) {
  const moment = useMemo<Moment>(() => {
    const found = handles(view, decision)
    const chosen = decision && chosenPlaces(view, decision)
    return { view, decision, act, handles: found, chosen, asked: whereAsked(found, view) }
  }, [view, decision, act])
  return <Context value={moment}>{children}</Context>
}

export function useMoment(): Moment {
  const moment = useContext(Context)
  if (!moment) throw new Error('there is no board around this')
  return moment
}

/** A place of the board as a person meets it. */
export interface Spot {
  /** The answer that it stands for now, and how it is said. */
  readonly move: Move | undefined
  readonly say: Phrase | undefined
  /** Why it cannot be done; nothing while nobody is asked. */
  readonly reasons: readonly Phrase[]
}

export function useSpot(place: string): Spot {
  const { view, decision, handles } = useMoment()
  const { why } = useHelp()
  const move = handles.get(place)
  if (move !== undefined) return { move, say: sayOf(decision, move), reasons: [] }
  const wish = decision && wishAt(place, view)
  return { move, say: undefined, reasons: (wish !== undefined && why(wish)) || [] }
}
