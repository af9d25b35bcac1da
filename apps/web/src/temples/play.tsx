import type { Decision, Move } from '@athanor/kernel'
import { type PlayerView, type Printed, printed, type Reach, reach, type TemplesView } from '@athanor/temples'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../table/contract.ts'
import { useActsInLens } from './ring/in-lens.ts'
import { afterClick, availableTargets, matching, meant, type Option, optionsOf } from './targets.ts'

/** What goes on at the board: what there is, what is looked at, what has been clicked, and what can be. */
export interface Play {
  readonly view: TemplesView
  readonly all: Printed
  readonly me: PlayerView | undefined
  /** How far the cards are for whoever is looked at, or for the viewer. */
  readonly reaches: ReadonlyMap<string, Reach>
  readonly options: readonly Option[]
  readonly picks: readonly string[]
  /** What the clicks may still mean. */
  readonly meanings: readonly Option[]
  readonly available: ReadonlySet<string>
  pick(target: string): void
  clear(): void
  run(option: Option): void
  /** What the pointer or the keyboard is on. */
  readonly look: string | undefined
  setLook(target: string | undefined): void
}

const Context = createContext<Play | undefined>(undefined)
export const PlayProvider = Context.Provider

export function usePlay(): Play {
  const play = useContext(Context)
  if (!play) throw new Error('there is no board around this')
  return play
}

const none: readonly string[] = []

export function useBoard({ view, decision, act }: BoardProps<TemplesView>): Play {
  const [look, setLook] = useLook(decision)
  const options = useMemo(() => (decision ? optionsOf(decision, view) : []), [decision, view])
  const [picked, setPicked] = useState<{ readonly of: readonly Option[]; readonly picks: readonly string[] }>()
  const picks = picked?.of === options ? picked.picks : none
  const run = useChain(decision, act)
  const all = useMemo(() => printed(view), [view])
  const looker = seatOf(look, view)
  const reaches = useMemo(
    () => new Map(looker === undefined ? [] : reach(view, looker).map((each) => [each.card, each])),
    [view, looker],
  )
  const pick = useCallback(
    (target: string) => {
      const next = afterClick(options, picks, target)
      const option = meant(options, next)
      setPicked({ of: options, picks: option ? none : next })
      if (option) run(option.moves)
    },
    [options, picks, run],
  )
  return useMemo(
    () => ({
      view,
      all,
      me: view.players.find(({ seat }) => seat === view.viewer),
      reaches,
      options,
      picks,
      meanings: matching(options, picks),
      available: availableTargets(options, picks),
      pick,
      clear: () => setPicked(undefined),
      run: ({ moves }: Option) => run(moves),
      look,
      setLook,
    }),
    [view, all, reaches, options, picks, pick, run, look, setLook],
  )
}

/** What is looked at. A finger never leaves what it has touched: there, what is asked next takes its place. */
function useLook(decision: Decision | undefined) {
  const [look, setLook] = useState<string>()
  const inLens = useActsInLens()
  useEffect(() => {
    if (inLens && decision) setLook(undefined)
  }, [inLens, decision])
  return [look, setLook] as const
}

/** Whose way is shown: a player's who is looked at, by name or by the pawn; or else the viewer's, while it is to move. */
function seatOf(look: string | undefined, view: TemplesView): number | undefined {
  const [kind, name] = look?.split('.') ?? []
  const found = kind === 'seat' ? view.players[Number(name)] : view.players.find(({ pawn }) => pawn === name)
  if (found && (kind === 'seat' || kind === 'card')) return found.seat
  const mine = view.players.find(({ seat }) => seat === view.viewer)
  const moving = view.step === 'move' && view.active === view.viewer
  return mine && (moving || look?.startsWith('card.')) ? mine.seat : undefined
}

/** Makes several moves one after another, each as soon as it is an answer; a question that none fits ends the chain. */
function useChain(decision: Decision | undefined, act: (move: Move) => void): (moves: readonly Move[]) => void {
  const rest = useRef<readonly Move[]>([])
  useEffect(() => {
    const [next, ...others] = rest.current
    if (!decision || next === undefined) return
    const legal = decision.answers.some(({ move }) => move === next)
    rest.current = legal ? others : []
    if (legal) act(next)
  }, [decision, act])
  return useCallback(
    ([first, ...others]: readonly Move[]) => {
      rest.current = others
      if (first !== undefined) act(first)
    },
    [act],
  )
}
