import { ENERGIES, type EnergyName } from '@athanor/seasons'
import type { ReactNode } from 'react'
import { Energy } from '../art/energy.tsx'
import { isSign, Sign } from '../art/signs.tsx'
import { keyed } from '../keyed.ts'
import css from './face.module.css'
import { GISTS } from './gists.ts'

const isEnergy = (word: string): word is EnergyName => ENERGIES.some((energy) => energy === word)

/** `−card` is a minus and the sign of a card. */
function drawWord(word: string): ReactNode {
  const [, before = '', name = ''] = /^([^a-z]*)([a-z]*)$/.exec(word) ?? []
  if (isEnergy(name)) return [before, <Energy key={name} kind={name} />]
  return isSign(name) ? [before, <Sign key={name} name={name} />] : word
}

/** What a card does, in signs. */
export function Gist({ card }: { readonly card: number }) {
  return (
    <span className={css.gist} aria-hidden="true">
      {GISTS[card - 1]!.split(' | ').map((part) => (
        <span key={part} className={css.gistPart}>
          {keyed(part.split(' '), String).map(({ key, one }) => (
            <span key={key}>{drawWord(one)}</span>
          ))}
        </span>
      ))}
    </span>
  )
}
