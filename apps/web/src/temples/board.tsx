import type { TemplesView } from '@athanor/temples'
import { useEffect } from 'react'
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
