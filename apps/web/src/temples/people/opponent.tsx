import type { PlayerView } from '@athanor/temples'
import { useHelp } from '../../table/help.tsx'
import { Lattice } from '../grid/lattice.tsx'
import css from './people.module.css'
import { Belongings, PlayerHead } from './player.tsx'

/** An opponent at a glance. */
export function Opponent({ player }: { readonly player: PlayerView }) {
  const { names } = useHelp()
  return (
    <section className={css.opponent} aria-label={names[player.seat]}>
      <PlayerHead player={player} />
      <div className={css.theirs}>
        <Lattice player={player} />
      </div>
      <Belongings player={player} />
    </section>
  )
}
