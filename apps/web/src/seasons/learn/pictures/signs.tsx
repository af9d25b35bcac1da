import { ENERGIES } from '@athanor/seasons'
import type { ReactNode } from 'react'
import { useWords } from '../../../words/words.tsx'
import { Energy } from '../../art/energy.tsx'
import { Sign, type SignName } from '../../art/signs.tsx'
import css from './pictures.module.css'

const SIGNS = ['crystal', 'gauge', 'card', 'transmute', 'any', 'enter', 'ongoing', 'activate', 'familiar'] as const

/** Every sign, and what it means. */
export function Signs() {
  const { say } = useWords()
  return (
    <dl className={css.signs}>
      {ENERGIES.map((energy) => (
        <Meaning key={energy} sign={<Energy kind={energy} />}>
          {say({ key: `energy.${energy}` })}
        </Meaning>
      ))}
      {SIGNS.map((name: SignName) => (
        <Meaning key={name} sign={<Sign name={name} />}>
          {say({ key: `sign.${name}` })}
        </Meaning>
      ))}
    </dl>
  )
}

function Meaning({ sign, children }: { readonly sign: ReactNode; readonly children: string }) {
  return (
    <div>
      <dt>{sign}</dt>
      <dd>{children}</dd>
    </div>
  )
}
