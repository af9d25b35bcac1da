import { ENERGIES, type EnergyName } from '@athanor/seasons'
import { NameLink } from '../../words/name-link.tsx'
import type { Draw } from '../../words/rich.tsx'
import { Energy } from '../art/energy.tsx'
import css from './thing.module.css'

const energyNamed = (name: string): EnergyName | undefined => ENERGIES.find((energy) => name === `energy.${energy}`)

/** A name in a sentence: an energy with its sign, a card as a link that opens it. */
function Thing({ name, children }: { readonly name: string; readonly children: string }) {
  const energy = energyNamed(name)
  if (energy)
    return (
      <span className={css.energy}>
        <Energy kind={energy} /> {children}
      </span>
    )
  return <NameLink name={name}>{children}</NameLink>
}

export const draw: Draw = {
  things: /^(?:card|enchantment|ability)\.\d+$|^energy\.(?:air|water|fire|earth)$/,
  Thing,
}
