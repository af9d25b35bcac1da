import type { TemplesView } from '@athanor/temples'
import { useEffect, useRef } from 'react'
import type { BoardProps } from '../table/contract.ts'
import { Prompt } from '../table/frame/prompt.tsx'
import css from './board.module.css'
import { DataNote } from './data/note.tsx'
import { Me } from './people/me.tsx'
import { Opponent } from './people/opponent.tsx'
import { type Play, PlayProvider, useBoard } from './play.tsx'
import { Ring } from './ring/ring.tsx'

/** The table of Mystery of the Temples: the ring, my lattice in front of me, the others beside it. */
export function Board(props: BoardProps<TemplesView>) {
  const play = useBoard(props)
  useEscape(play)
  useLead(play)
  const { view, me } = play
  const others = view.players.filter((player) => player !== me)
  return (
    <PlayProvider value={play}>
      <div className={css.board}>
        <div className={css.ring}>
          <Ring />
        </div>
        <div className={css.prompt}>
          <Prompt />
        </div>
        {me && (
          <div className={css.me}>
            <Me player={me} />
          </div>
        )}
        <div className={css.others}>
          {others.map((player) => (
            <Opponent key={player.seat} player={player} />
          ))}
        </div>
        <div className={css.note}>
          <DataNote />
        </div>
      </div>
    </PlayProvider>
  )
}

/** Escape forgets what has been clicked so far. */
function useEscape({ picks, clear }: Play): void {
  useEffect(() => {
    if (picks.length === 0) return
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') clear()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [picks, clear])
}

/** Whoever plays by keyboard is led on: from an answer, or a spell that was named, to the first thing to choose next. */
function useLead({ options, picks }: Play): void {
  const before = useRef(options)
  useEffect(() => {
    const goesOn = before.current.length > 0 && before.current !== options
    before.current = options
    const named = picks.at(-1)?.startsWith('spell.') ?? false
    if (!goesOn && !named) return
    const here = document.activeElement
    if (!here?.matches('[data-target]:focus-visible') || here.matches('[data-live]')) return
    document.querySelector<HTMLElement>('[data-target][data-live]')?.focus()
  }, [options, picks])
}
