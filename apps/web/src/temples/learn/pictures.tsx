import { printed, temples } from '@athanor/temples'
import type { ReactNode } from 'react'
import { firstView } from '../../learn/first-view.ts'
import { useWords } from '../../words/words.tsx'
import { Token } from '../draw.tsx'
import { Lattice as BoardLattice } from '../grid/lattice.tsx'
import { PlayProvider, useBoard } from '../play.tsx'
import { PRINTED } from '../printed.ts'
import { Ring as BoardRing } from '../ring/ring.tsx'
import { lesson } from './lesson.ts'
import css from './pictures.module.css'

const nothing = (): void => {}
const view = firstView(temples, lesson)

/** A table to draw pictures from. */
function Sample({ className, children }: { readonly className: string | undefined; readonly children: ReactNode }) {
  const play = useBoard({ view, decision: undefined, act: nothing })
  return (
    <div className={className} inert>
      <PlayProvider value={play}>{children}</PlayProvider>
    </div>
  )
}

export const Ring = () => (
  <Sample className={css.ring}>
    <BoardRing />
  </Sample>
)

/** A lattice in which a chain of red, yellow, yellow lies. */
export const Lattice = () => (
  <Sample className={css.lattice}>
    <BoardLattice player={{ ...view.players[0]!, grid: '....CY.YR...' }} />
  </Sample>
)

const KINDS = [
  ['C', 'colourless'],
  ['R', 'red'],
  ['Y', 'yellow'],
  ['B', 'blue'],
  ['G', 'green'],
  ['P', 'purple'],
] as const
const RUNES = ['A', 'B', 'C', 'D', 'E', 'F']

/** Every kind of crystal and every rune by name. */
export function Signs() {
  const { say } = useWords()
  return (
    <ul className={css.signs}>
      {KINDS.map(([kind, name]) => (
        <li key={kind}>
          <Token thing={`crystal.${kind}`} /> {say({ key: `crystal.${name}` })}
        </li>
      ))}
      {RUNES.map((letter) => (
        <li key={letter}>
          <Token thing={`rune.${letter}`} /> {say({ key: `rune.${letter.toLowerCase()}` })}
        </li>
      ))}
    </ul>
  )
}

const { runes, sides } = printed(PRINTED)

/** What every rune does. */
export function Runes() {
  const { say } = useWords()
  return (
    <dl className={css.listed}>
      {runes.map(({ letter, key, effects }) => (
        <div key={key}>
          <dt>
            <Token thing={`rune.${letter}`} /> {say({ key })}
          </dt>
          <dd>{effects.map(say).join(' ')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The powers of the sides, by name. */
export function Powers() {
  const { say } = useWords()
  return (
    <dl className={css.listed}>
      {sides.map(({ side, key, effect }) => (
        <div key={key}>
          <dt>
            {side} · {say({ key })}
          </dt>
          <dd>{say(effect)}</dd>
        </div>
      ))}
    </dl>
  )
}
