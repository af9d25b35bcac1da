import type { PlayerView } from '@athanor/temples'
import { useEffect, useMemo, useRef } from 'react'
import { useNarrow } from '../../ui/narrow.ts'
import { Lattice } from '../grid/lattice.tsx'
import { nearestCurse } from '../grid/nearest.ts'
import { usePlay } from '../play.tsx'
import { Nearest } from './nearest-line.tsx'
import css from './people.module.css'
import { Belongings, PlayerHead } from './player.tsx'
import { Spells } from './spells.tsx'
import { Tray } from './tray.tsx'

/** My things: the lattice, what I own, the spells, and the curse that is nearest. */
export function Me({ player }: { readonly player: PlayerView }) {
  const { view } = usePlay()
  const aim = useMemo(() => (view.step === 'setup' ? undefined : nearestCurse(view, player.seat)), [view, player.seat])
  return (
    <div className={css.me}>
      <div className={css.mine} ref={useShown()}>
        <Lattice player={player} aim={aim} />
      </div>
      <div className={css.side}>
        <PlayerHead player={player} />
        <Belongings player={player} />
        <Tray />
        <Spells seat={player.seat} />
        {view.step !== 'setup' && <Nearest aim={aim} />}
      </div>
    </div>
  )
}

/** On a phone the grid comes into sight when the question is about it. */
function useShown() {
  const { options } = usePlay()
  const narrow = useNarrow()
  const element = useRef<HTMLDivElement>(null)
  const asked = options.length > 0 && options.every(({ targets }) => isOfGrid(targets))
  useEffect(() => {
    if (narrow && asked) element.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [narrow, asked])
  return element
}

const isOfGrid = (targets: readonly string[]): boolean =>
  targets.some((target) => target.startsWith('space.')) && !targets.some((target) => target.startsWith('slot.'))
