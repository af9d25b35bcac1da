import type { PlayerView } from '@athanor/temples'
import { useMemo } from 'react'
import { useShown } from '../../ui/use-shown.ts'
import { Lattice } from '../grid/lattice.tsx'
import { nearestCurse } from '../grid/nearest.ts'
import { usePlay } from '../play.tsx'
import { Hint, isSwapping } from './hint.tsx'
import { Nearest } from './nearest-line.tsx'
import css from './people.module.css'
import { Belongings, PlayerHead } from './player.tsx'
import { Sides } from './sides.tsx'
import { Spells } from './spells.tsx'
import { Tray, waitingKinds } from './tray.tsx'

/** What lies in front of me: my things, or first the grids to choose from. */
export function Me({ player }: { readonly player: PlayerView }) {
  const { options } = usePlay()
  const choosing = options.some(({ targets }) => targets[0]?.startsWith('side.'))
  return choosing ? <Sides /> : <Mine player={player} />
}

/** My things: the lattice, what I own, the spells, and the curse that is nearest. */
function Mine({ player }: { readonly player: PlayerView }) {
  const { view, options, picks } = usePlay()
  const begun = view.step !== 'setup'
  const aim = useMemo(() => (begun ? nearestCurse(view, player.seat) : undefined), [begun, view, player.seat])
  const shown = useShown(options.length > 0 && options.every(({ targets }) => isOfGrid(targets)))
  return (
    <div className={css.me}>
      <div className={css.mine} ref={shown}>
        <Lattice player={player} aim={aim} />
      </div>
      <div className={css.side}>
        <PlayerHead player={player} />
        <Belongings player={player} />
        {waitingKinds(options).length > 0 ? <Tray /> : <Spells seat={player.seat} />}
        {isSwapping(picks) ? <Hint /> : begun && <Nearest aim={aim} />}
      </div>
    </div>
  )
}

const isOfGrid = (targets: readonly string[]): boolean =>
  targets.some((target) => target.startsWith('space.')) && !targets.some((target) => target.startsWith('slot.'))
