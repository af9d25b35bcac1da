import { ENERGIES, FACE, parseFace, SEASONS, tokensView } from '@athanor/seasons'
import { Die } from '../art/die.tsx'
import { Energy } from '../art/energy.tsx'
import { Sign } from '../art/signs.tsx'
import { CardBack, MiniFace } from './mini.tsx'
import css from './token.module.css'

/** A thing on its way. */
export function Token({ thing }: { readonly thing: string }) {
  const [kind, what = ''] = thing.split(' ')
  const energy = ENERGIES.find((one) => one === kind)
  if (energy) return <Energy kind={energy} className={css.token} />
  switch (kind) {
    case 'crystal':
      return <Sign name="crystal" className={css.token} />
    case 'gauge':
      return <Sign name="gauge" className={css.token} />
    case 'marker':
      return <Sign name="marker" className={css.marker} />
    case 'die':
      return <FlyingDie name={what} />
    case 'card':
      return <MiniFace card={Number(what)} />
    default:
      return <CardBack size="mini" />
  }
}

function FlyingDie({ name }: { readonly name: string }) {
  const face = parseFace(name)
  const season = SEASONS.find((one) => name.startsWith(one))
  if (face === undefined || !season) return undefined
  const { energy, ...rest } = FACE[face]!
  return <Die die={{ name, season, ...rest, energy: tokensView(energy) }} small />
}
